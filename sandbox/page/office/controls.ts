import type { VNode } from "preact";
import type { Ask, Selection, Store } from "../desk.ts";
import { html, type Part } from "../html.ts";

/** The data of each part of the back office. */
export interface Office {
  store: Store;
  act: Ask;
  /** The paths of the knobs that stand elsewhere than in calm times: "switches.airtimeAnswer". */
  troubles: readonly string[];
  selection: Selection;
  /** Whether one of these texts has what somebody looks for. */
  fits(...texts: (string | null)[]): boolean;
}

interface Choice<Value> {
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  /** Shown as chosen, where it is among the options. */
  value?: unknown;
  pick?(value: Value): void;
}

/** A choice of few: all of them in view. The label is unlike any other on the page. */
export function segmented<const Value>({ label, options, value, pick }: Choice<Value>): VNode {
  const parts = options.map(
    ([own, words]) => html`
      <label>
        <input type="radio" name=${label} class="unseen" checked=${own === value} onChange=${() => pick?.(own)} />
        <span>${words}</span>
      </label>`,
  );
  return html`<div class="segmented" role="radiogroup" aria-label=${label}>${parts}</div>`;
}

/** On or off, at once. */
export function toggle(label: string, isOn: boolean, change: (isOn: boolean) => void): VNode {
  return html`
    <label class="toggle">
      <input type="checkbox" role="switch" aria-label=${label} checked=${isOn}
        onChange=${({ currentTarget }: { currentTarget: HTMLInputElement }) => change(currentTarget.checked)} />
      <span class="track" aria-hidden="true"></span>
    </label>`;
}

/** A choice of many. */
export function select<const Value>({ label, options, value, pick }: Choice<Value>): VNode {
  const choose = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
    const chosen = options[currentTarget.selectedIndex];
    if (chosen) pick?.(chosen[0]);
  };
  const known = options.map(([own, words]) => html`<option selected=${own === value}>${words}</option>`);
  return html`<select aria-label=${label} onChange=${choose}>${known}</select>`;
}

export function button(
  label: Part,
  act: () => void,
  {
    kind = "",
    testId,
    name,
  }: { kind?: string; testId?: string /** For those who hear it alone. */; name?: string } = {},
): VNode {
  return html`
    <button key=${testId} type="button" class=${`button ${kind}`.trim()} data-testid=${testId} aria-label=${name} onClick=${act}>
      ${label}
    </button>`;
}

/** A knob with its name and a word about what it shows. */
export function knob(title: string, about: string | null, control: VNode, kind: "" | "is-wide" = ""): VNode {
  return html`
    <div class=${`knob ${kind}`.trim()}>
      <div class="knob-words"><h4>${title}</h4>${about && html`<p>${about}</p>`}</div>
      <div class="knob-control">${control}</div>
    </div>`;
}

interface Panel {
  id: string;
  title: string;
  about?: string;
}

/** A titled part of the back office that can be folded away; a mark shows that something in it is out of the ordinary. */
export function foldingPanel(
  { id, title, about, isOpen, isMarked }: Panel & { isOpen?: boolean; isMarked: boolean },
  ...children: Part[]
): VNode {
  return html`
    <details class="panel is-folding" id=${id} aria-label=${title} open=${isOpen}>
      <summary>
        <h3>${title}<span class="mark" hidden=${!isMarked}>on</span></h3>
        <p class="panel-about">${about}</p>
      </summary>
      <div class="panel-body">${children}</div>
    </details>`;
}

/** A titled part of the back office. `aside` stands beside the title. */
export function panel({ id, title, about, aside }: Panel & { aside?: VNode }, ...children: Part[]): VNode {
  return html`
    <section class="panel" id=${id} aria-label=${title}>
      <header class="panel-head"><h3>${title}</h3>${aside}</header>
      ${about && html`<p class="panel-about">${about}</p>`}
      ${children}
    </section>`;
}
