import type { Store } from "../desk.ts";
import type { Until } from "./wait.ts";

interface Needs {
  store: Pick<Store, "section">;
  until: Until;
  /** How long a hand rests on what it is about to touch. */
  restMs(): number;
}

/** The hands of a visitor: they find what is on the screen, show where they touch it, and touch it. */
export function createHands({ store, until, restMs }: Needs) {
  const find = <Found extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<Found>(selector);
  const chosen = () => find('.person[aria-selected="true"]')?.dataset.person;
  /** Whose phone is on the screen. */
  const holder = () => {
    const person = store.section("people").find(({ firstName }) => firstName === chosen());
    if (!person) throw new Error("Nobody has the phone");
    return person;
  };
  const touch = async (target: HTMLElement): Promise<void> => {
    // Words that lie over the phone are read, and put away.
    const alert = find('[role="alertdialog"] button');
    if (alert && alert !== target) await touch(alert);
    target.scrollIntoView({ block: "nearest" });
    target.classList.add("is-touched");
    await new Promise((resolve) => setTimeout(resolve, restMs()));
    target.classList.remove("is-touched");
    target.click();
  };
  /** The newest of the bot's messages that `fits`, as it stands on the screen. */
  const newest = (fits: (message: HTMLElement) => HTMLElement | null | undefined): HTMLElement | null =>
    [...document.querySelectorAll<HTMLElement>("[data-message-id][data-from=bot]")]
      .reverse()
      .map(fits)
      .find((found) => found) ?? null;
  const buttonIn = (message: HTMLElement, label: string) =>
    [...message.querySelectorAll<HTMLElement>("[data-label]")].find((button) => button.dataset.label?.includes(label));
  /** Presses Start, where the chat has not begun. False where it has. */
  const start = async () => {
    const button = find(".start-button");
    if (!button?.checkVisibility()) return false;
    await touch(button);
    return true;
  };

  return {
    holder,
    takePhone(firstName: string): void {
      if (chosen() !== firstName) find(`.person[data-person="${firstName}"]`)?.click();
    },
    /** Types into the message field and sends it. */
    async type(text: string): Promise<void> {
      const field = await until(() => find<HTMLTextAreaElement>(".composer textarea"), "a message field");
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      const send = await until(() => find(".composer .send"), "a button to send with");
      await touch(send);
    },
    /** Whether the newest message of the bot has this button. */
    canTap: (label: string): boolean => {
      const last = newest((message) => message);
      return last !== null && buttonIn(last, label) !== undefined;
    },
    async tap(label: string): Promise<void> {
      await touch(await until(() => newest((message) => buttonIn(message, label)), `a button “${label}”`));
    },
    /** The words that lie over the phone just now. */
    hears: () => [...document.querySelectorAll(".toasts, .overlay")].map(({ textContent }) => textContent).join(" "),
    start,
    async openLinkAs(firstName: string): Promise<void> {
      const link = await until(
        () => newest((message) => message.querySelector<HTMLElement>('a[title*="?start="]')),
        "a link into the bot",
      );
      await touch(link);
      const dialog = ".dialog-buttons button";
      const words = `Open as ${firstName}`;
      const button = await until(
        () => [...document.querySelectorAll<HTMLElement>(dialog)].find(({ textContent }) => textContent === words),
        words,
      );
      await touch(button);
    },
  };
}

export type Hands = ReturnType<typeof createHands>;
