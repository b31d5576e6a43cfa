import type { Sections } from "../../desk/contract.ts";
import { dom, icon, setText } from "../html.ts";
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
  const name = dom`<h2 />`;
  const status = dom`<p class="status" role="status" />`;
  const openChatMenu = () => {
    const { hasBlocked } = person();
    openMenu(more, [
      { label: "Send /start again", icon: "repeat", act: restart },
      hasBlocked
        ? { label: "Unblock the bot", icon: "check", act: unblock }
        : { label: "Block the bot", icon: "block", act: block, isDangerous: true },
    ]);
  };
  const more = dom`
    <button class="icon-button" type="button" aria-label="Chat options" aria-haspopup="menu" onclick=${openChatMenu}>
      ${icon("more")}
    </button>`;
  return {
    element: dom`
      <header class="phone-header">
        <span class="avatar is-bot">${icon("office")}</span><div class="whom">${name}${status}</div>${more}
      </header>`,
    update(bot: Sections["bot"], { hasBlocked }: Person) {
      setText(name, bot.name);
      setText(status, hasBlocked ? "blocked" : `bot · ${states[bot.state]}`);
      status.className = `status is-${bot.state}`;
    },
  };
}
