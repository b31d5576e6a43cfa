import { dom, fill, whenChanged } from "../html.ts";
import { grouped } from "../wording.ts";
import type { Person } from "./scene.ts";

type Tab = Pick<Person, "id" | "firstName" | "does" | "about">;

/** Whose phone is on the screen: one tab per person, with a dot where the bot wrote meanwhile. */
export function createPeople({ choose, write }: { choose(id: number): void; write(text: string): void }) {
  const tabs = dom`<div class="people" role="tablist" aria-label="Whose phone" />`;
  const about = dom`<p class="about" />`;

  const tab = ({ id, firstName, does, about: title }: Tab, tint: number, isChosen: boolean, isUnread: boolean) => {
    const state = { "aria-selected": String(isChosen), title, onclick: () => choose(id) };
    return dom`
      <button class="person" type="button" role="tab" data-person=${firstName} ...${state}>
        <span class=${`avatar tint-${tint}`}>${firstName.slice(0, 1)}</span><span class="name">${firstName}</span>
        <span class="does">${does}</span>
        ${isUnread && dom`<span class="dot"><span class="unseen">new messages</span></span>`}
      </button>`;
  };
  const fillIn = (label: string, text: string) => dom`
    <button class="quiet" type="button" title="Put it into the message field" onclick=${() => write(text)}>
      ${label}
    </button>`;
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
    element: dom`<div class="people-bar">${tabs}${about}</div>`,
    update(people: readonly Person[], chosen: number, unread: ReadonlySet<number>) {
      const plain = people.map(({ id, firstName, does, about }) => ({ id, firstName, does, about }));
      drawTabs({ people: plain, chosen, unread: [...unread] });
      const person = people.find(({ id }) => id === chosen);
      if (person) drawAbout({ about: person.about, login: person.login });
    },
  };
}
