import type { Thing } from "../../customers/people.ts";
import { cleanText } from "../../vending-api/text.ts";
import { formatNumber } from "./format.ts";
import type { ShopContext } from "./needs.ts";

const longestName = 64;

/** What Telegram calls whoever sent an update, fit to be stored and shown: one line, without marks that turn it round. */
export function firstNameOf({ from }: Pick<ShopContext, "from">): string {
  return cleanText(from?.first_name ?? "", longestName);
}

/** "Mama Chika", "Mama Chika · 0803 123 4567" of one number, or the number alone. */
export function whoIs({
  name,
  things,
}: {
  name: string | null;
  things: readonly Pick<Thing, "kind" | "number">[];
}): string {
  const [only, ...more] = things;
  const number = only && more.length === 0 ? formatNumber(only.kind, only.number) : null;
  return [name, number].filter(Boolean).join(" · ") || "–";
}
