import htm from "htm";
import { h, render, type VNode } from "preact";

/** What can stand in a template: an element, a text, nothing, or a list of these. Text never becomes markup. */
export type Part = VNode | string | number | null | undefined | false | readonly Part[];

// The package's types are those of its CommonJS form.
const template = htm as unknown as typeof htm.default;

/** An element as preact draws it, from a template with one element at its root. */
export const html = template.bind(h) as (strings: TemplateStringsArray, ...values: unknown[]) => VNode;

/** An element of the document, made at once, from such a template. A property that begins with "on" is a listener. */
export const dom = template.bind(function (this: unknown[], ...[tag, properties, ...children]: Made) {
  // htm keeps no part for the next time: a node stands in one place only.
  this[0] = 3;
  return element(tag, properties, ...children.flat());
} as never) as unknown as (strings: TemplateStringsArray, ...values: unknown[]) => HTMLElement;

type Made = [tag: keyof HTMLElementTagNameMap, properties: object | null, ...children: (Child | Child[])[]];

/** Drawn on a grid of 24 with a line of 1.8: the words of the page do not depend on a font that has pictures. */
const paths = {
  send: "M4.5 12 3 4.5 21 12 3 19.5 4.5 12Zm0 0H12",
  attach: "m20 11.5-8.3 8.3a5 5 0 0 1-7.1-7.1l8.6-8.5a3.3 3.3 0 0 1 4.7 4.7l-8.6 8.5a1.7 1.7 0 0 1-2.4-2.4l7.9-7.8",
  menu: "M4 7h16M4 12h16M4 17h10",
  keyboard:
    "M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm3 4h.01M11 10h.01M15 10h.01M8 14h8",
  close: "m6 6 12 12M18 6 6 18",
  check: "m5 12.5 4.5 4.5L19 7.5",
  checks: "m2 12.5 4 4L14 8M11 16l.5.5L21 8",
  down: "m6 9.5 6 6 6-6",
  more: "M12 5.5v.01M12 12v.01M12 18.5v.01",
  reply: "M9 6 4 11l5 5M4 11h9a7 7 0 0 1 7 7",
  edit: "m4 20 1-4.5L16.5 4a2 2 0 0 1 2.9 0l.6.6a2 2 0 0 1 0 2.9L8.5 19 4 20Z",
  trash: "M4.5 7h15M10 7V4.5h4V7m-7.5 0 .8 12a1 1 0 0 0 1 .9h7.4a1 1 0 0 0 1-.9l.8-12M10 11v5M14 11v5",
  copy: "M9 9h10a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM5 15H4.5a.5.5 0 0 1-.5-.5V5a1 1 0 0 1 1-1h9.5a.5.5 0 0 1 .5.5V5",
  link: "M8 16 17 7M9.5 7H17v7.5",
  file: "M13.5 3H7a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V7.5L13.5 3Zm0 0v4.5H18",
  image:
    "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm-1 12 4.5-4.5 4 4 2.5-2.5 5 5M14.5 9h.01",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0",
  block: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM5.7 5.7l12.6 12.6",
  airtime:
    "M8.5 3h7a1.5 1.5 0 0 1 1.5 1.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3ZM11 18h2",
  data: "M4 19v-3M9.3 19v-7M14.7 19V8.5M20 19V5",
  tv: "M4 7h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1Zm4-4 4 4 4-4",
  electricity: "M13 3 5 13.5h6L10.5 21 19 10h-6l0-7Z",
  internet: "M3 9.5a13 13 0 0 1 18 0M6 13a8.6 8.6 0 0 1 12 0M9 16.5a4.3 4.3 0 0 1 6 0M12 20h.01",
  education: "m12 5 10 4.5-10 4.5L2 9.5 12 5Zm-6 6.5V16c0 1.5 2.7 3 6 3s6-1.5 6-3v-4.5M22 9.5V15",
  wallet: "M4 7.5h15a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h11v3.5M16 13.8h.01",
  phone: "M8.5 3h7a1.5 1.5 0 0 1 1.5 1.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3Z",
  office: "M4 9.5 5.5 4h13L20 9.5a2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.4 0 2.7 2.7 0 0 1-5.3 0ZM5.5 13v7h13v-7",
  power: "M12 3.5v8M6.5 6.5a8 8 0 1 0 11 0",
  play: "m7 4.5 12 7.5-12 7.5v-15Z",
  repeat: "M4 11a8 8 0 0 1 14-4.5L20.5 9M20.5 4v5h-5M20 13a8 8 0 0 1-14 4.5L3.5 15M3.5 20v-5h5",
  hourglass: "M7 4h10M7 20h10M8 4c0 4 3 5.5 4 8-1 2.5-4 4-4 8M16 4c0 4-3 5.5-4 8 1 2.5 4 4 4 8",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20",
  eye: "M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12Zm9.5 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  warning: "M12 4 2.5 20h19L12 4Zm0 6v4.5M12 17.3v.01",
  calm: "M3 9c3-3 6 3 9 0s6 3 9 0M3 15c3-3 6 3 9 0s6 3 9 0",
};

export type IconName = keyof typeof paths;

/** An icon for the eye only: whatever it stands beside says it in words. */
export function drawIcon(name: IconName): VNode {
  return html`
    <svg viewBox="0 0 24 24" class=${`icon icon-${name}`} aria-hidden="true"><path d=${paths[name]} /></svg>`;
}

/** The same, to be put among elements. */
export function icon(name: IconName): Node {
  const holder = document.createDocumentFragment();
  render(drawIcon(name), holder);
  return holder;
}

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
