type Attribute =
  | ("class" | "type" | "role" | "id" | "name" | "title" | "hidden" | "tabindex" | "dir" | "popover" | "open")
  | ("placeholder" | "enterkeyhint" | "autocomplete" | "rows" | "accept" | "disabled")
  | ("href" | "download" | "src" | "alt" | "width" | "height" | `aria-${string}` | `data-${string}`);

type Properties = { [Name in Attribute]?: string | number | boolean | null | undefined } & {
  [Name in keyof HTMLElementEventMap as `on${Name}`]?: (event: HTMLElementEventMap[Name]) => void;
};

/** Text never becomes markup. */
export type Child = Node | string | number | null | undefined | false;

/**
 * Builds an element. A property that starts with "on" is a listener, anything else an attribute: true is an empty one,
 * false, null and undefined are none.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties | null,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (typeof value === "function") made.addEventListener(name.slice(2), value as EventListener);
    else if (value !== false && value !== null && value !== undefined) {
      made.setAttribute(name, value === true ? "" : String(value));
    }
  }
  append(made, children);
  return made;
}

function append(target: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    target.append(child instanceof Node ? child : String(child));
  }
}

/** Puts `children` in the place of everything that is in `target`. */
export function fill(target: Element, ...children: Child[]): void {
  target.replaceChildren();
  append(target, children);
}

/** Sets the text, touching the document only where it differs. */
export function setText(target: Element, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}

/** Runs `draw` only when its argument is another one than the last time. For parts that are cheaper kept than redrawn. */
export function whenChanged<Value>(draw: (value: Value) => void): (value: Value) => void {
  let last: string | undefined;
  return (value) => {
    const json = JSON.stringify(value);
    if (json === last) return;
    last = json;
    draw(value);
  };
}
