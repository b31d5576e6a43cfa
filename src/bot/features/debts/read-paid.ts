import { type Kobo, parseTypedNaira } from "../../../core/money.ts";

/** Who has paid how much, in either order: "Bola 1000", "₦1,000 Mama Tunde"; null: one of the two is missing. */
export function readPaid(words: string): { who: string; kobo: Kobo } | null {
  const parts = words.trim().split(/\s+/);
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  if (parts.length < 2) return null;
  const atEnd = parseTypedNaira(last);
  const kobo = atEnd ?? parseTypedNaira(first);
  if (kobo === null || kobo <= 0) return null;
  return { who: (atEnd === null ? parts.slice(1) : parts.slice(0, -1)).join(" "), kobo };
}
