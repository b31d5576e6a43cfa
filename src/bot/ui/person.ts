import type { Thing } from "../../customers/people.ts";
import { cleanText } from "../../vending-api/text.ts";
import type { ShopContext } from "../shop.ts";
import { formatNumber } from "./format.ts";

const longestName = 64;

/** What Telegram calls whoever sent an update, fit to be stored and shown: one line, without marks that turn it round. */
export function firstNameOf({ from }: Pick<ShopContext, "from">): string {
  return cleanText(from?.first_name ?? "", longestName);
}

/** "Mama Chika", "Mama Chika · 0803 123 4567" of one number, or the first number of somebody without a name. */
export function whoIs({
  name,
  things,
}: {
  name: string | null;
  things: readonly Pick<Thing, "kind" | "number">[];
}): string {
  const [first, ...more] = things;
  const number = first && (more.length === 0 || name === null) ? formatNumber(first.kind, first.number) : null;
  return [name, number].filter(Boolean).join(" · ") || "–";
}
