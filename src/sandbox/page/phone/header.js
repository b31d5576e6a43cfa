import { element, setText } from "../element.js";
import { icon } from "../icons.js";
import { openMenu } from "./popup.js";

const states = {
  running: "online",
  starting: "starting…",
  stopped: "offline",
};

/** The bar over the chat: whom one talks to, and whether they are there. */
export function createHeader({ block, unblock, restart, person }) {
  const name = element("h2", null);
  const status = element("p", { class: "status", role: "status" });
  const openChatMenu = (event) => {
    const { hasBlocked } = person();
    openMenu(event.currentTarget, [
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
    update(bot, { typing, hasBlocked }) {
      setText(name, bot.name);
      const isTyping = typing && bot.state === "running";
      setText(status, hasBlocked ? "blocked" : isTyping ? "typing" : `bot · ${states[bot.state]}`);
      status.className = `status${isTyping ? " is-typing" : ""} is-${bot.state}`;
    },
  };
}
