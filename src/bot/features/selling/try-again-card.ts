import type { Purchase } from "../../../sales/purchases.queries.ts";
import { saleButtons } from "../../callbacks/sales.ts";
import { nameWorth, type Times, tailOf, toWhomLine } from "../../ui/format.ts";
import { offerCost } from "../../ui/sale-lines.ts";
import { button, type Content } from "../../ui/screen.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";
import { formatUnchecked } from "./confirm-card.ts";

/** The question whether a sale that the service never saw is sent again: under which reference, and what is known. */
export function renderTryAgain(view: {
  say: Say;
  times: Times;
  purchase: Purchase;
  name: string | null;
  withCost: boolean;
}): Content {
  const { say, times, purchase, name, withCost } = view;
  const amount = nameWorth(purchase, withCost);
  return {
    html: paragraphs(
      purchase.mode === "sandbox" && say.html("card-sandbox"),
      formatUnchecked(say, times, purchase, withCost),
      say.html("try-again-title"),
      lines(toWhomLine(say, purchase, name), withCost && offerCost(say, purchase)),
      say.html("try-again-why", { count: purchase.misses, tail: tailOf(purchase.reference) }),
    ),
    buttons: [
      [
        {
          text: say.plain("button-send-again-now", { amount }),
          data: saleButtons.tryAgain({ sale: purchase.id, version: purchase.version }),
          style: "primary",
        },
      ],
      [button(say, "button-not-again", saleButtons.leaveTryAgain({ sale: purchase.id }))],
    ],
  };
}
