import { element, fill, whenChanged } from "../element.ts";
import { icon } from "../icons.ts";
import { drawable } from "./glyphs.ts";
import type { Person } from "./scene.ts";

type Rows = NonNullable<Person["replyKeyboard"]>;

interface KeyboardState {
  hasKeyboard: boolean;
  isOpen: boolean;
}

/** The keyboard that the bot puts in the place of the letters. It opens when a new one comes, and can be put away. */
export function createReplyKeyboard({
  press,
  shareContact,
}: {
  press(label: string): void;
  shareContact(label: string): void;
}) {
  const panel = element("div", {
    class: "reply-keyboard",
    role: "group",
    "aria-label": "Answers to choose from",
    hidden: true,
  });
  let hasKeyboard = false;
  let isOpen = false;
  const listeners = new Set<(state: KeyboardState) => void>();

  const show = () => {
    panel.hidden = !(hasKeyboard && isOpen);
    for (const listener of listeners) listener({ hasKeyboard, isOpen });
  };
  const key = (button: Rows[number][number]) =>
    element(
      "button",
      {
        class: `reply-key${button.style ? ` is-${button.style}` : ""}`,
        type: "button",
        onclick: () => (button.request_contact ? shareContact(button.text) : press(button.text)),
      },
      drawable(button.text),
      button.request_contact && icon("person"),
    );
  const draw = whenChanged((rows: Rows | null) => {
    hasKeyboard = rows !== null;
    isOpen = hasKeyboard;
    fill(panel, ...(rows ?? []).map((row) => element("div", { class: "button-row" }, ...row.map(key))));
    show();
  });

  return {
    element: panel,
    update: draw,
    onState: (listener: (state: KeyboardState) => void) => listeners.add(listener),
    toggle() {
      isOpen = !isOpen;
      show();
    },
  };
}
