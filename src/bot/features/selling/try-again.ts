import { nameOf } from "../../../customers/names.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { canTryAgain, soldByHand, tryAgain } from "../../../sales/try-again.ts";
import { isOverLimit } from "../../../staff/seat-guard.ts";
import { seesCost } from "../../../staff/seats.ts";
import { saleButtons } from "../../callbacks/sales.ts";
import type { Form } from "../../dialogs/forms.ts";
import type { SellerContext } from "../../shop.ts";
import { nameWorth, tailOf, toWhomLine } from "../../ui/format.ts";
import { ownSale, redrawSale } from "../../ui/own-sale.ts";
import { offerCost } from "../../ui/sale-lines.ts";
import { button, type Content } from "../../ui/screen.ts";
import { answer, replace, tappedMessageId } from "../../ui/show.ts";
import { lines, paragraphs } from "../../ui/text.ts";
import { formatUnchecked } from "./confirm-card.ts";
import { offerAgain, refreshPrice } from "./offer.ts";
import { askForPrice, judgedBy, showRefused } from "./sales.ts";

/** Asks, on the card itself, whether a sale that the service never saw is to be sent under the same reference. */
export async function askToTryAgain(ctx: SellerContext, purchaseId: string, form: Form | null): Promise<void> {
  const { shop, say, userId } = ctx;
  const purchase = await ownSale(ctx, purchaseId);
  if (purchase?.user_id !== userId) return answer(ctx, say.plain("tap-not-yours"), true);
  // A sale of yesterday, or one that needs a person, begins again.
  if (purchase.state === "void" && !canTryAgain(purchase, shop.clock.now())) {
    return offerAgain(ctx, purchase, form, { other: await soldByHand(shop.store.db, purchase) });
  }
  await (purchase.state === "void" ? showQuestion(ctx, purchase) : redrawSale(ctx, purchase));
}

async function showQuestion(ctx: SellerContext, purchase: Purchase): Promise<void> {
  refreshPrice(ctx, purchase);
  await replace(ctx, renderTryAgain(ctx, purchase, await nameOf(ctx.shop.store.db, purchase)));
}

/** The question whether a sale that the service never saw is sent again: under which reference, and what is known. */
function renderTryAgain({ say, shop, seller }: SellerContext, purchase: Purchase, name: string | null): Content {
  const withCost = seesCost(seller.seat);
  const tap = saleButtons.tryAgain({ sale: purchase.id, version: purchase.version });
  const again = say.plain("button-send-again-now", { amount: nameWorth(purchase, withCost) });
  return {
    html: paragraphs(
      purchase.mode === "sandbox" && say.html("card-sandbox"),
      formatUnchecked(say, shop.times, purchase, withCost),
      say.html("try-again-title"),
      lines(toWhomLine(say, purchase, name), withCost && offerCost(say, purchase)),
      say.html("try-again-why", { count: purchase.misses, tail: tailOf(purchase.reference) }),
    ),
    buttons: [
      [{ text: again, data: tap, style: "primary" }],
      [button(say, "button-not-again", saleButtons.leaveTryAgain({ sale: purchase.id }))],
    ],
  };
}

/**
 * The tap that sends a sale once more under its reference. Like the first tap it commits the intent with the update
 * that brought it; the question that it answers is good for one row as it was.
 */
export async function tryAgainNow(ctx: SellerContext, id: string, version: number, form: Form | null): Promise<void> {
  const { shop, say, seller, userId } = ctx;
  const messageId = tappedMessageId(ctx);
  const asked = await ownSale(ctx, id);
  if (asked?.version === version && canTryAgain(asked, shop.clock.now())) await askForPrice(ctx, asked);
  const tap = { purchaseId: id, version, userId, accountId: seller.account.id, messageId };
  const tried = await ctx.work.commit((trx) =>
    tryAgain(trx, shop.ids, { ...tap, now: shop.clock.now() }, judgedBy(ctx)),
  );
  switch (tried.kind) {
    case "placed":
      // The card says that it is sent: words of their own would still stand there when the answer is.
      return answer(ctx);
    case "already":
      // A second tap on a question that has been asked again meanwhile: it stands.
      if (canTryAgain(tried.purchase, shop.clock.now())) return showQuestion(ctx, tried.purchase);
      return redrawSale(ctx, tried.purchase);
    case "unchecked":
      return showQuestion(ctx, tried.purchase);
    case "offer_again":
      return offerAgain(ctx, tried.purchase, form, { other: tried.other });
    case "refused":
      // An owner allows a sale for an offer.
      if (isOverLimit(tried.refusal)) {
        return offerAgain(ctx, tried.purchase, form, { other: await soldByHand(shop.store.db, tried.purchase) });
      }
      return showRefused(ctx, tried.purchase, tried.refusal, messageId);
    case "no_sale":
      return answer(ctx, say.plain("tap-not-yours"), true);
  }
}

/** Leaves the question: the card is the sale's again. */
export async function leaveTryAgain(ctx: SellerContext, purchase: Purchase): Promise<void> {
  await redrawSale(ctx, purchase);
}
