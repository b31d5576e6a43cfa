import { dom, type IconName, icon } from "../html.ts";

/** One line of a menu. */
export interface MenuChoice {
  label: string;
  icon: IconName;
  act(): void;
  isDangerous?: boolean;
}

/** Opens a small menu at `anchor`. Escape and a tap elsewhere close it. */
export function openMenu(anchor: HTMLElement, choices: readonly MenuChoice[]): void {
  const choose = (act: () => void) => {
    menu.hidePopover();
    act();
  };
  const menu = dom`
    <div class="menu" role="menu" popover="auto">
      ${choices.map(({ label, icon: name, act, isDangerous }) => {
        const look = isDangerous ? "is-dangerous" : "";
        return dom`
          <button role="menuitem" type="button" class=${look} onclick=${() => choose(act)}>${icon(name)}${label}</button>`;
      })}
    </div>`;
  menu.addEventListener("keydown", (event) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const items = [...menu.querySelectorAll("button")];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    items[(at + step + items.length) % items.length]?.focus();
  });
  menu.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    menu.remove();
    anchor.focus({ preventScroll: true });
  });
  document.body.append(menu);
  menu.showPopover();
  place(menu, anchor.getBoundingClientRect());
  menu.querySelector("button")?.focus();
}

// Below the anchor if it fits, else above; never outside of the window.
function place(menu: HTMLElement, anchor: DOMRect): void {
  const { width, height } = menu.getBoundingClientRect();
  const isRoomBelow = anchor.bottom + height + 8 < innerHeight;
  const top = isRoomBelow ? anchor.bottom + 4 : anchor.top - height - 4;
  const left = Math.min(Math.max(8, anchor.right - width), innerWidth - width - 8);
  menu.style.top = `${Math.max(8, top)}px`;
  menu.style.left = `${left}px`;
}
