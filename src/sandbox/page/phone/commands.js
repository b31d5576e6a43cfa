import { element, fill } from "../element.js";

/** The bot's commands, over the message field: all of them from the menu button, the fitting ones while "/…" is typed. */
export function createCommands({ say }) {
  const list = element("div", { class: "commands", role: "listbox", "aria-label": "Commands", hidden: true });
  let commands = [];
  let fitting = [];
  let chosen = 0;

  const draw = () => {
    list.hidden = fitting.length === 0;
    fill(list, ...fitting.map(option));
    list.children[chosen]?.scrollIntoView({ block: "nearest" });
  };
  const option = ({ command, description }, index) =>
    element(
      "button",
      {
        ...{ type: "button", role: "option", tabindex: "-1", "aria-selected": index === chosen ? "true" : "false" },
        onclick: () => pick(index),
      },
      element("strong", null, `/${command}`),
      element("span", null, description),
    );
  const show = (found) => {
    fitting = found;
    chosen = 0;
    draw();
  };
  const pick = (index) => {
    const { command } = fitting[index];
    show([]);
    say(`/${command}`);
  };

  return {
    element: list,
    get isOpen() {
      return fitting.length > 0;
    },
    update: (next) => {
      commands = next;
    },
    toggle: () => show(fitting.length > 0 ? [] : commands),
    close: () => show([]),
    /** Shows what fits the text of the message field. */
    follow(text) {
      const start = /^\/(\w*)$/.exec(text)?.[1];
      show(start === undefined ? [] : commands.filter(({ command }) => command.startsWith(start.toLowerCase())));
    },
    /** Takes a key of the message field. True when it was for this list. */
    handleKey(key) {
      if (fitting.length === 0) return false;
      if (key === "Escape") show([]);
      else if (key === "Enter" || key === "Tab") pick(chosen);
      else if (key === "ArrowDown" || key === "ArrowUp") {
        chosen = (chosen + (key === "ArrowDown" ? 1 : -1) + fitting.length) % fitting.length;
        draw();
      } else return false;
      return true;
    },
  };
}
