import { element, fill, whenChanged } from "../element.ts";
import { grouped } from "../wording.ts";
import type { Person } from "./scene.ts";

type Tab = Pick<Person, "id" | "firstName" | "does" | "about">;

/** Whose phone is on the screen: one tab per person, with a dot where the bot wrote meanwhile. */
export function createPeople({ choose, write }: { choose(id: number): void; write(text: string): void }) {
  const tabs = element("div", { class: "people", role: "tablist", "aria-label": "Whose phone" });
  const about = element("p", { class: "about" });

  const tab = (person: Tab, tint: number, isChosen: boolean, isUnread: boolean) =>
    element(
      "button",
      {
        ...{ class: "person", type: "button", role: "tab", "aria-selected": String(isChosen), title: person.about },
        "data-person": person.firstName,
        onclick: () => choose(person.id),
      },
      element("span", { class: `avatar tint-${tint}` }, person.firstName.slice(0, 1)),
      element("span", { class: "name" }, person.firstName),
      element("span", { class: "does" }, person.does),
      isUnread && element("span", { class: "dot" }, element("span", { class: "unseen" }, "new messages")),
    );
  const fillIn = (label: string, text: string) =>
    element(
      "button",
      { class: "quiet", type: "button", title: "Put it into the message field", onclick: () => write(text) },
      label,
    );
  const drawTabs = whenChanged(({ people, chosen, unread }: { people: Tab[]; chosen: number; unread: number[] }) => {
    const drawn = people.map((person, index) => tab(person, index, person.id === chosen, unread.includes(person.id)));
    fill(tabs, ...drawn);
  });
  const drawAbout = whenChanged(({ about: words, login }: Pick<Person, "about" | "login">) => {
    if (!login) return fill(about, words);
    const phone = fillIn(grouped(login.phoneNumber), login.phoneNumber);
    return fill(about, "Log in with ", phone, " PIN ", fillIn(login.pin, login.pin), ` · ${words}`);
  });

  return {
    element: element("div", { class: "people-bar" }, tabs, about),
    update(people: readonly Person[], chosen: number, unread: ReadonlySet<number>) {
      const plain = people.map(({ id, firstName, does, about }) => ({ id, firstName, does, about }));
      drawTabs({ people: plain, chosen, unread: [...unread] });
      const person = people.find(({ id }) => id === chosen);
      if (person) drawAbout({ about: person.about, login: person.login });
    },
  };
}
