import htm from "htm";
import { h, type VNode } from "preact";
import { type Child, element } from "./element.ts";

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
