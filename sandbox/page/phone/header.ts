import type { Sections } from "../../desk/contract.ts";
import { element, setText } from "../element.ts";
import { icon } from "../icons.ts";
import { openMenu } from "./popup.ts";
import type { Person } from "./scene.ts";

const states = {
  running: "online",
  starting: "starting…",
  stopped: "offline",
};

interface Needs {
  person(): Person;
  block(): void;
  unblock(): void;
  restart(): void;
}

/** The bar over the chat: whom one talks to, and whether they are there. */
export function createHeader({ block, unblock, restart, person }: Needs) {
  const name = element("h2", null);
  const status = element("p", { class: "status", role: "status" });
  const openChatMenu = () => {
    const { hasBlocked } = person();
    openMenu(more, [
      { label: "Send /start again", icon: "repeat", act: restart },
      hasBlocked
        ? { label: "Unblock the bot", icon: "check", act: unblock }
        : { label: "Block the bot", icon: "block", act: block, isDangerous: true },
    ]);
  };
  const more = element(
    "button",
    {
      class: "icon-button",
      type: "button",
      "aria-label": "Chat options",
      "aria-haspopup": "menu",
      onclick: openChatMenu,
    },
    icon("more"),
  );
  const avatar = element("span", { class: "avatar is-bot" }, icon("office"));
  return {
    element: element(
      "header",
      { class: "phone-header" },
      avatar,
      element("div", { class: "whom" }, name, status),
      more,
    ),
    update(bot: Sections["bot"], { hasBlocked }: Person) {
      setText(name, bot.name);
      setText(status, hasBlocked ? "blocked" : `bot · ${states[bot.state]}`);
      status.className = `status is-${bot.state}`;
    },
  };
}
