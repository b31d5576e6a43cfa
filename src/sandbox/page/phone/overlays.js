import { element, fill } from "../element.js";
import { icon } from "../icons.js";
import { drawable } from "./glyphs.js";

const toastMs = 3500;

/**
 * What lies over the phone's screen: short words at the bottom, dialogs, a photo in full. A dialog takes the phone, not
 * the page: the back office stays usable beside it. `behind` is what must not be reached meanwhile.
 */
export function createOverlays(behind) {
  const toasts = element("div", { class: "toasts", role: "status", "aria-live": "polite" });
  const layer = element("div", { class: "overlay", hidden: true });
  let close = () => undefined;

  const open = (box) => {
    close();
    const focused = document.activeElement;
    const onKey = (event) => event.key === "Escape" && close();
    fill(layer, box);
    layer.hidden = false;
    for (const part of behind()) part.inert = true;
    layer.addEventListener("keydown", onKey);
    (box.querySelector("[data-first]") ?? box.querySelector("button"))?.focus();
    close = () => {
      layer.hidden = true;
      layer.replaceChildren();
      layer.removeEventListener("keydown", onKey);
      for (const part of behind()) part.inert = false;
      focused?.focus?.({ preventScroll: true });
      close = () => undefined;
    };
  };
  layer.addEventListener("click", (event) => event.target === layer && close());

  /** `buttons` are `{ label, act, isMain }`; every one of them closes the dialog. */
  const dialog = ({ title, words, body, buttons, role = "dialog" }) => {
    const row = buttons.map(({ label, act, isMain }) => {
      const run = () => {
        close();
        act?.();
      };
      return element(
        "button",
        { class: isMain ? "is-main" : "", type: "button", "data-first": Boolean(isMain), onclick: run },
        label,
      );
    });
    open(
      element(
        "div",
        { class: "dialog", role, "aria-modal": "true", "aria-label": title ?? words },
        title && element("h2", null, title),
        words && element("p", null, drawable(words)),
        body,
        element("div", { class: "dialog-buttons" }, ...row),
      ),
    );
  };

  return {
    layer,
    toasts,
    dialog,
    alert: (words) => dialog({ words, role: "alertdialog", buttons: [{ label: "OK", isMain: true }] }),
    toast(words) {
      const toast = element("div", { class: "toast" }, drawable(words));
      toasts.replaceChildren(toast);
      setTimeout(() => toast.remove(), toastMs);
    },
    photo(info) {
      const picture = element("img", { src: `/file/${info.fileId}`, alt: "Photo" });
      const leave = element(
        "button",
        { class: "photo-close", type: "button", "aria-label": "Close", onclick: () => close() },
        icon("close"),
      );
      open(element("div", { class: "photo-full", role: "dialog", "aria-label": "Photo" }, picture, leave));
    },
    close: () => close(),
  };
}
