import { dom, fill, icon } from "../html.ts";
import { drawable } from "./glyphs.ts";
import type { Message } from "./scene.ts";

const toastMs = 3500;

interface Dialog {
  title?: string;
  words?: string;
  body?: HTMLElement;
  /** Every one of them closes the dialog. */
  buttons: readonly { label: string; act?: () => void; isMain?: boolean }[];
  role?: "dialog" | "alertdialog";
}

export type Overlays = ReturnType<typeof createOverlays>;

/**
 * What lies over the phone's screen: short words at the bottom, dialogs, a photo in full. A dialog takes the phone, not
 * the page: the back office stays usable beside it. `behind` is what must not be reached meanwhile.
 */
export function createOverlays(behind: () => readonly HTMLElement[]) {
  const toasts = dom`<div class="toasts" role="status" aria-live="polite" />`;
  const layer = dom`<div class="overlay" hidden />`;
  let close: () => void = () => undefined;

  const open = (box: HTMLElement) => {
    close();
    const focused = document.activeElement;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && close();
    fill(layer, box);
    layer.hidden = false;
    for (const part of behind()) part.inert = true;
    layer.addEventListener("keydown", onKey);
    (box.querySelector<HTMLElement>("[data-first]") ?? box.querySelector("button"))?.focus();
    close = () => {
      layer.hidden = true;
      layer.replaceChildren();
      layer.removeEventListener("keydown", onKey);
      for (const part of behind()) part.inert = false;
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      close = () => undefined;
    };
  };
  layer.addEventListener("click", (event) => event.target === layer && close());

  const dialog = ({ title, words, body, buttons, role = "dialog" }: Dialog) => {
    const row = buttons.map(({ label, act, isMain }) => {
      const run = () => {
        close();
        act?.();
      };
      return dom`
        <button class=${isMain ? "is-main" : ""} type="button" data-first=${Boolean(isMain)} onclick=${run}>
          ${label}
        </button>`;
    });
    open(dom`
      <div class="dialog" role=${role} aria-modal="true" aria-label=${title ?? words}>
        ${title && dom`<h2>${title}</h2>`}${words && dom`<p>${drawable(words)}</p>`}${body}
        <div class="dialog-buttons">${row}</div>
      </div>`);
  };

  return {
    layer,
    toasts,
    dialog,
    alert: (words: string) => dialog({ words, role: "alertdialog", buttons: [{ label: "OK", isMain: true }] }),
    toast(words: string) {
      const toast = dom`<div class="toast">${drawable(words)}</div>`;
      toasts.replaceChildren(toast);
      setTimeout(() => toast.remove(), toastMs);
    },
    photo(info: NonNullable<Message["photo"]>) {
      open(dom`
        <div class="photo-full" role="dialog" aria-label="Photo">
          <img src=${`/file/${info.fileId}`} alt="Photo" />
          <button class="photo-close" type="button" aria-label="Close" onclick=${() => close()}>${icon("close")}</button>
        </div>`);
    },
    close: () => close(),
  };
}
