import { formatNaira, type Kobo } from "../../core/money.ts";
import type { SoldNumber } from "../../customers/people.ts";
import { cleanText } from "../../vending-api/text.ts";
import type { ShopContext } from "../shop.ts";
import { formatNumber } from "./format.ts";
import type { Html, Say } from "./text.ts";

const maxNameLength = 64;

/**
 * The Telegram name of the sender of an update, fit to be stored and shown: one line, without marks that turn it round.
 */
export function firstNameOf({ from }: Pick<ShopContext, "from">): string {
  return cleanText(from?.first_name ?? "", maxNameLength);
}

/** "Mama Chika", "Mama Chika · 0803 123 4567" of one number, or the first number of somebody without a name. */
export function whoIs(name: string | null, numbers: readonly Pick<SoldNumber, "kind" | "number">[] = []): string {
  const [first, ...more] = numbers;
  const number = first && (more.length === 0 || name === null) ? formatNumber(first.kind, first.number) : null;
  return [name, number].filter(Boolean).join(" · ") || "–";
}

/** How much a customer may owe at most. */
export function formatCreditLimit(say: Say, kobo: Kobo): Html {
  return say.html("owe-limit", { limit: kobo === 0 ? "none" : formatNaira(kobo) });
}
