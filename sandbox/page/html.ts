import htm from "htm";
import { h, type VNode } from "preact";

/** What can stand in a template: an element, a text, nothing, or a list of these. Text never becomes markup. */
export type Part = VNode | string | number | null | undefined | false | readonly Part[];

// The package's types are those of its CommonJS form.
const template = htm as unknown as typeof htm.default;

/** An element as preact draws it, from a template with one element at its root. */
export const html = template.bind(h) as (strings: TemplateStringsArray, ...values: unknown[]) => VNode;
