import { actorOf } from "../../../audit/audit.ts";
import { type ComplaintReason, complaintReasons } from "../../../claims/claims.table.ts";
import { type ComplaintMark, complaintMarks, findComplaint } from "../../../claims/complaints.queries.ts";
import { openComplaint, reasonsFor, recordComplaint } from "../../../claims/complaints.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { historyButtons } from "../../callbacks/history.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { cardFactsOf } from "../../ui/card-facts.queries.ts";
import { drawPack } from "../../ui/complaint-pack.ts";
import { toWhomLine } from "../../ui/format.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { button, type Content } from "../../ui/screen.ts";
import { answer, done, present, replace, sendNew } from "../../ui/show.ts";
import { lines, type Say } from "../../ui/text.ts";

/**
 * The buttons of a complaint. `what` is a reason, which opens it and shows the pack for the service's support; a mark that
 * its pack gets; `ask` for the reasons; or none, for the pack of an open complaint and else for the reasons.
 */
export async function complain(
  ctx: SellerContext,
  purchase: Purchase,
  { what }: { what?: ComplaintReason | ComplaintMark | "ask" },
): Promise<void> {
  const { shop, say, seller } = ctx;
  const reason = reasonsFor(purchase).find((one) => one === what);
  const mark = complaintMarks.find((one) => one === what);
  if (purchase.confirmed_at === null || (what !== undefined && what !== "ask" && !reason && !mark)) {
    return answer(ctx, say.plain("tap-old"));
  }
  if (mark) {
    const marked = await ctx.work.commit((trx) =>
      recordComplaint(trx, stampNow(shop), actorOf(seller), purchase.id, mark),
    );
    if (!marked) return answer(ctx, say.plain("tap-old"));
    return done(replace(ctx, await drawPack(ctx, purchase, marked), say.plain("tap-complaint-noted")));
  }
  if (reason) {
    const opened = await ctx.work.commit((trx) =>
      openComplaint(trx, stampNow(shop), actorOf(seller), purchase, reason),
    );
    return done(present(ctx, await drawPack(ctx, purchase, opened), null));
  }
  const known = await findComplaint(shop.store.db, purchase.id);
  const { name } = await cardFactsOf(shop.store.db, purchase);
  const reasons = renderReasons(say, purchase, name);
  if (what === "ask") return done(present(ctx, reasons, null));
  const isOpen = known !== undefined && known.closed_at === null;
  const content = isOpen ? await drawPack(ctx, purchase, known) : reasons;
  // The record stays above: it may be the card of a sale that is open.
  await sendNew(ctx, content);
}

function renderReasons(say: Say, purchase: Purchase, name: string | null): Content {
  const { id } = purchase;
  const reasons = reasonsFor(purchase);
  return {
    html: lines(say.html("complaint-ask"), toWhomLine(say, purchase, name)),
    buttons: [
      ...complaintReasons
        .filter((reason) => reasons.includes(reason))
        .map((reason) => [button(say, `complaint-${reason}`, historyButtons.complain({ sale: id, what: reason }))]),
      [menuButton(say)],
    ],
  };
}
