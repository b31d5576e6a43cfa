import { cleanText } from "../../vending/text.ts";
import type { ShopContext } from "./needs.ts";

const longestName = 64;

/** What Telegram calls whoever sent an update, fit to be stored and shown: one line, without marks that turn it round. */
export function firstNameOf({ from }: Pick<ShopContext, "from">): string {
  return cleanText(from?.first_name ?? "", longestName);
}
