import { element, fill } from "../element.js";
import { icon } from "../icons.js";

/** Opens a small menu at `anchor`. `choices` are `{ label, icon, act, isDangerous }`. Escape and a tap elsewhere close it. */
export function openMenu(anchor, choices) {
  const menu = element("div", { class: "menu", role: "menu", popover: "auto" });
  const choose = (act) => {
    menu.hidePopover();
    act();
  };
  fill(
    menu,
    ...choices.map(({ label, icon: name, act, isDangerous }) =>
      element(
        "button",
        { role: "menuitem", type: "button", class: isDangerous ? "is-dangerous" : "", onclick: () => choose(act) },
        icon(name),
        label,
      ),
    ),
  );
  menu.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const items = [...menu.children];
    const at = items.indexOf(document.activeElement);
    items[(at + step + items.length) % items.length]?.focus();
  });
  menu.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    menu.remove();
    anchor.focus?.({ preventScroll: true });
  });
  document.body.append(menu);
  menu.showPopover();
  place(menu, anchor.getBoundingClientRect());
  menu.firstElementChild?.focus();
}

// Below the anchor where there is room, else above; never outside of the window.
function place(menu, anchor) {
  const { width, height } = menu.getBoundingClientRect();
  const isRoomBelow = anchor.bottom + height + 8 < innerHeight;
  const top = isRoomBelow ? anchor.bottom + 4 : anchor.top - height - 4;
  const left = Math.min(Math.max(8, anchor.right - width), innerWidth - width - 8);
  menu.style.top = `${Math.max(8, top)}px`;
  menu.style.left = `${left}px`;
}
