import { dom, fill, icon, whenChanged } from "../html.ts";
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
  const panel = dom`<div class="reply-keyboard" role="group" aria-label="Answers to choose from" hidden />`;
  let hasKeyboard = false;
  let isOpen = false;
  const listeners = new Set<(state: KeyboardState) => void>();

  const show = () => {
    panel.hidden = !(hasKeyboard && isOpen);
    for (const listener of listeners) listener({ hasKeyboard, isOpen });
  };
  const key = ({ text, style, request_contact: asksForContact }: Rows[number][number]) => {
    const act = () => (asksForContact ? shareContact(text) : press(text));
    return dom`
      <button class=${`reply-key${style ? ` is-${style}` : ""}`} type="button" onclick=${act}>
        ${drawable(text)}${asksForContact && icon("person")}
      </button>`;
  };
  const draw = whenChanged((rows: Rows | null) => {
    hasKeyboard = rows !== null;
    isOpen = hasKeyboard;
    fill(panel, ...(rows ?? []).map((row) => dom`<div class="button-row">${row.map(key)}</div>`));
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
