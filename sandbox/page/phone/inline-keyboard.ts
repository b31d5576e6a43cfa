import { dom, icon } from "../html.ts";
import { withMarks } from "./glyphs.ts";
import type { Message, Scene } from "./scene.ts";

type InlineButton = Message["inlineKeyboard"][number][number];

/** The buttons under a message. One that calls the bot shows a spinner until the bot answers. */
export function renderInlineKeyboard(message: Message, scene: Scene): HTMLElement {
  const rows = message.inlineKeyboard.map(
    (row) => dom`<div class="button-row">${row.map((button) => inlineButton(message, button, scene))}</div>`,
  );
  return dom`<div class="inline-keyboard" role="group" aria-label="Buttons of this message">${rows}</div>`;
}

function inlineButton(message: Message, button: InlineButton, { taps, acts }: Scene): HTMLElement {
  const isWaiting = button.callback_data !== undefined && taps.isWaiting(message.key, button.text);
  const sign = button.url ? "link" : button.copy_text ? "copy" : null;
  const act = () => {
    if (button.url) acts.openLink(button.url);
    else if (button.copy_text) acts.copy(button.copy_text.text);
    else taps.tap(message.key, button.text);
  };
  const look = `inline-button${button.style ? ` is-${button.style}` : ""}${isWaiting ? " is-waiting" : ""}`;
  const state = { disabled: Boolean(button.disabled), "aria-busy": isWaiting ? "true" : null };
  return dom`
    <button class=${look} type="button" data-label=${button.text} onclick=${act} ...${state}>
      <span class="label">${withMarks(button.text)}</span>${sign && icon(sign)}
      <span class="spinner" aria-hidden="true" />
    </button>`;
}
