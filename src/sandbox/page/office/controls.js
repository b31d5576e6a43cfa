import { element } from "../element.js";

let lastId = 0;
const newId = () => `control-${++lastId}`;

/** A choice of few: all of them in view. `options` are `[value, label]`. */
export function segmented({ label, options, pick }) {
  const name = newId();
  const inputs = new Map();
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
export function toggle({ label, change }) {
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

/** A choice of many. `options` are `[value, label]` of any value that JSON knows. */
export function select({ label, options, pick }) {
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

export function button(label, act, { kind = "", testId } = {}) {
  return element(
    "button",
    { type: "button", class: `button ${kind}`.trim(), "data-testid": testId, onclick: act },
    label,
  );
}

/** A knob with its name and a word about what it shows. */
export function knob({ title, about, control, isWide }) {
  return element(
    "div",
    { class: `knob${isWide ? " is-wide" : ""}` },
    element("div", { class: "knob-words" }, element("h4", null, title), about && element("p", null, about)),
    element("div", { class: "knob-control" }, control),
  );
}

/** A titled part of the back office that can be folded away; a mark shows that something in it is out of the ordinary. */
export function foldingPanel({ id, title, about, isOpen }, ...children) {
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
export function panel({ id, title, about, aside }, ...children) {
  return element(
    "section",
    { class: "panel", id, "aria-label": title },
    element("header", { class: "panel-head" }, element("h3", null, title), aside),
    about && element("p", { class: "panel-about" }, about),
    ...children,
  );
}
