import { formatNaira } from "../../lib/money.ts";
import type { Purchase } from "../../store/queries/purchases.ts";
import type { Html, Say } from "./text.ts";

/** What a failed sale did to the money, and how much that is if the reader may see what sales cost. */
export function failedMoney(say: Say, purchase: Purchase, withCost: boolean): Html {
  const { observed_kobo, observed_from, charged_look_at, expected_kobo } = purchase;
  if (isUncharged(purchase)) return say.html("failed-uncharged");
  if (!withCost) return say.html("failed-returned-seat");
  // The wallet has shown the charge, and later that it was given back.
  const isBack = observed_kobo !== null && observed_from === "wallet" && charged_look_at === null;
  if (isBack) return say.html("failed-back", { charge: formatNaira(observed_kobo) });
  if (observed_kobo !== null) return say.html("failed-returned", { charge: formatNaira(observed_kobo) });
  return expected_kobo === null
    ? say.html("failed-returned-unknown")
    : say.html("failed-returned-about", { charge: formatNaira(expected_kobo) });
}

/** Only the refusal of the POST proves it: after a lost answer money may have left and come back. */
export function isUncharged({ why, review, observed_kobo }: Purchase): boolean {
  return why === "refused" && review === null && observed_kobo === null;
}
