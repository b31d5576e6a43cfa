import { parseTypedNaira, toKobo } from "../../../core/money.ts";
import type { Markup } from "../../../pricing/price-rule.ts";
import { isSound } from "../../../pricing/prices.ts";

/**
 * Reads what customers pay as people type it: "5%", "+50", "-1.5%". An amount without a sign is the whole price, which only
 * a plan can have. Null if it is none of these, or far off.
 */
export function readMarkup(text: string, isPlan: boolean): Markup | null {
  const [, sign = "", rest = ""] = /^\s*([+\-−–]?)\s*(.*)$/s.exec(text) ?? [];
  const factor = sign === "" || sign === "+" ? 1 : -1;
  const [, percent] = /^(\d{1,3}(?:\.\d{1,2})?)\s*(?:%|percent)$/i.exec(rest.trim()) ?? [];
  const none = { kobo: null, basis_points: null, step_kobo: null };
  const isWhole = sign === "" && percent === undefined;
  const kobo = percent === undefined && (isPlan || !isWhole) ? parseTypedNaira(rest) : null;
  const markup: Markup | null =
    percent !== undefined
      ? { ...none, how: "percent", basis_points: factor * Math.round(Number(percent) * 100) }
      : kobo === null
        ? null
        : { ...none, how: isWhole ? "exact" : "add", kobo: toKobo(factor * kobo) };
  return markup && isSound(markup) ? markup : null;
}
