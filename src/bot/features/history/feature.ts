import { readers } from "../../callbacks/access.ts";
import { historyButtons } from "../../callbacks/history.ts";
import { command, Feature } from "../../feature.ts";
import { onSale } from "../../ui/own-sale.ts";
import { answer } from "../../ui/show.ts";
import { complain } from "./complaints.ts";
import { chooseFilter, finding, findSales, showHistory, showPage, turnFound } from "./history.ts";
import { resolveReasons } from "./looked-after.ts";
import { sendReceipt } from "./receipts.ts";
import { verifyReference } from "./references.ts";

/** The shop's book: what was sold, found again, and what can be handed on of it. */
export const history = new Feature()
  .sellerLeaving(command("history", readers), (ctx, { words }) => showHistory(ctx, words))
  .sellerLeaving(command("find", readers), (ctx, { words }, form) => finding.open(ctx, {}, form, { typed: words }))
  .sellerLeaving(command("verify", readers), (ctx, { words }) => verifyReference(ctx, words))

  .seller(historyButtons.all, (ctx) => showHistory(ctx))
  .seller(historyButtons.page, (ctx, { filter, start }) => showPage(ctx, filter, start))
  .seller(historyButtons.choose, (ctx, { name, filter }) => chooseFilter(ctx, name, filter))
  .sellerLeaving(historyButtons.ask, (ctx, _values, form) => finding.open(ctx, {}, form))
  .sellerLeaving(historyButtons.find, async (ctx, { text }) => {
    await Promise.all([answer(ctx), findSales(ctx, text, true)]);
  })
  .seller(historyButtons.foundPage, (ctx, { start, text }) => turnFound(ctx, start, text))
  .seller(historyButtons.verify, (ctx, { reference }) => verifyReference(ctx, reference))
  .seller(historyButtons.receipt, onSale(sendReceipt))
  .seller(historyButtons.complaint, onSale(complain))
  .seller(historyButtons.complain, onSale(complain))
  .seller(historyButtons.lookedAfter, onSale(resolveReasons));
