import { type Child, element } from "../element.ts";

let lastId = 0;
const newId = () => `control-${++lastId}`;

/** A control that shows a value, which somebody else decides on. */
interface Control<Value> {
  readonly element: HTMLElement;
  set(value: Value): void;
}

interface Choice<Value> {
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  pick(value: Value): void;
}

/** A choice of few: all of them in view. Shows none where its value is not among them. */
export function segmented<const Value>({ label, options, pick }: Choice<Value>): Control<unknown> {
  const name = newId();
  const inputs = new Map<Value, HTMLInputElement>();
  const parts = options.map(([value, words]) => {
    const input = element("input", { type: "radio", name, class: "unseen", onchange: () => pick(value) });
    inputs.set(value, input);
    return element("label", null, input, element("span", null, words));
  });
  return {
    element: element("div", { class: "segmented", role: "radiogroup", "aria-label": label }, ...parts),
    set(value) {
      for (const [own, input] of inputs) input.checked = own === value;
    },
  };
}

/** On or off, at once. */
export function toggle({ label, change }: { label: string; change(isOn: boolean): void }): Control<boolean> {
  const input = element("input", {
    type: "checkbox",
    role: "switch",
    "aria-label": label,
    onchange: () => change(input.checked),
  });
  return {
    element: element("label", { class: "toggle" }, input, element("span", { class: "track", "aria-hidden": "true" })),
    set(isOn) {
      input.checked = isOn;
    },
  };
}

/** A choice of many, of any values that JSON knows. */
export function select<const Value>({
  label,
  options,
  pick,
}: Choice<Value>): Control<unknown> & { readonly value: Value } {
  const known = options.map(([value, words]) => element("option", { value: JSON.stringify(value) }, words));
  const made = element("select", { "aria-label": label, onchange: () => pick(JSON.parse(made.value)) }, ...known);
  return {
    element: made,
    get value() {
      return JSON.parse(made.value);
    },
    set(value) {
      made.value = JSON.stringify(value);
    },
  };
}

export function button(
  label: string,
  act: () => void,
  { kind = "", testId }: { kind?: string; testId?: string } = {},
): HTMLButtonElement {
  return element(
    "button",
    { type: "button", class: `button ${kind}`.trim(), "data-testid": testId, onclick: act },
    label,
  );
}

/** A knob with its name and a word about what it shows. */
export function knob({
  title,
  about,
  control,
  isWide,
}: {
  title: string;
  about?: string | null;
  control: HTMLElement;
  isWide?: boolean;
}): HTMLElement {
  return element(
    "div",
    { class: `knob${isWide ? " is-wide" : ""}` },
    element("div", { class: "knob-words" }, element("h4", null, title), about && element("p", null, about)),
    element("div", { class: "knob-control" }, control),
  );
}

interface FoldingPanel {
  readonly element: HTMLElement;
  setMark(isOn: boolean): void;
}

/** A folding panel of what may go wrong. */
export interface TroublePanel extends FoldingPanel {
  /** Whether a knob of this panel is at `path`: "switches.airtimeAnswer". */
  concerns(path: string): boolean;
}

/** A titled part of the back office that can be folded away; a mark shows that something in it is out of the ordinary. */
export function foldingPanel(
  { id, title, about, isOpen }: { id: string; title: string; about: string; isOpen?: boolean },
  ...children: Child[]
): FoldingPanel {
  const mark = element("span", { class: "mark", hidden: true }, "on");
  const made = element(
    "details",
    { class: "panel is-folding", id, "aria-label": title, open: isOpen },
    element("summary", null, element("h3", null, title, mark), element("p", { class: "panel-about" }, about)),
    element("div", { class: "panel-body" }, ...children),
  );
  return {
    element: made,
    setMark(isOn) {
      mark.hidden = !isOn;
    },
  };
}

/** A titled part of the back office. `aside` stands beside the title. */
export function panel(
  { id, title, about, aside }: { id: string; title: string; about?: string; aside?: HTMLElement },
  ...children: Child[]
): HTMLElement {
  return element(
    "section",
    { class: "panel", id, "aria-label": title },
    element("header", { class: "panel-head" }, element("h3", null, title), aside),
    about && element("p", { class: "panel-about" }, about),
    ...children,
  );
}
