import { dom, fill } from "../html.ts";
import type { Person } from "./scene.ts";

type Command = Person["commands"][number];

/** The bot's commands, over the message field: all of them from the menu button, the fitting ones while "/…" is typed. */
export function createCommands({ say }: { say(text: string): void }) {
  const list = dom`<div class="commands" role="listbox" aria-label="Commands" hidden />`;
  let commands: readonly Command[] = [];
  let fitting: readonly Command[] = [];
  let chosen = 0;

  const draw = () => {
    list.hidden = fitting.length === 0;
    fill(list, ...fitting.map(option));
    list.children[chosen]?.scrollIntoView({ block: "nearest" });
  };
  const option = ({ command, description }: Command, index: number) => dom`
    <button type="button" role="option" tabindex="-1" aria-selected=${String(index === chosen)} onclick=${() => pick(index)}>
      <strong>/${command}</strong><span>${description}</span>
    </button>`;
  const show = (found: readonly Command[]) => {
    fitting = found;
    chosen = 0;
    draw();
  };
  const pick = (index: number) => {
    const picked = fitting[index];
    show([]);
    if (picked) say(`/${picked.command}`);
  };

  return {
    element: list,
    get isOpen() {
      return fitting.length > 0;
    },
    update: (next: readonly Command[]) => {
      commands = next;
    },
    toggle: () => show(fitting.length > 0 ? [] : commands),
    close: () => show([]),
    /** Shows what fits the text of the message field. */
    follow(text: string) {
      const start = /^\/(\w*)$/.exec(text)?.[1];
      show(start === undefined ? [] : commands.filter(({ command }) => command.startsWith(start.toLowerCase())));
    },
    /** Takes a key of the message field. True when it was for this list. */
    handleKey(key: string): boolean {
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
