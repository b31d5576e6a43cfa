import { sellers } from "../../callbacks/access.ts";
import { batchButtons } from "../../callbacks/batches.ts";
import { asTrader, command, currentForm, Feature } from "../../feature.ts";
import { askForRow } from "./edit-row.ts";
import { sellUnsold, sendResult, sendTemplate, showSales, stopSelling } from "./lists.ts";
import { changeRow, dropList, openList, sellList, showRow, turnPage } from "./many.ts";

/** Selling a list: its card, its rows, and what became of them. */
export const batches = new Feature()
  .sellerLeaving(command("many", sellers), (ctx) => asTrader(ctx, openList))
  .sellerLeaving(batchButtons.open, (ctx) => asTrader(ctx, openList))
  .seller(batchButtons.template, sendTemplate)

  .seller(batchButtons.page, (ctx, { batch, page }) => turnPage(ctx, batch, page))
  .seller(batchButtons.row, (ctx, { batch, index }) => showRow(ctx, batch, index))
  .trader(batchButtons.type, async (ctx, { batch, index }) => askForRow(ctx, batch, index, await currentForm(ctx)))
  .seller(batchButtons.keep, (ctx, { batch, index }) => changeRow(ctx, "keep", batch, index))
  .seller(batchButtons.leave, (ctx, { batch, index }) => changeRow(ctx, "leave", batch, index))
  .seller(batchButtons.take, (ctx, { batch, index }) => changeRow(ctx, "take", batch, index))
  .seller(batchButtons.drop, (ctx, { batch }) => dropList(ctx, batch))
  .seller(batchButtons.sell, (ctx, { batch, version }) => sellList(ctx, batch, version))

  .seller(batchButtons.rows, (ctx, { batch }) => showSales(ctx, batch, null))
  .seller(batchButtons.sales, (ctx, { batch, page }) => showSales(ctx, batch, page))
  .seller(batchButtons.stop, (ctx, { batch }) => stopSelling(ctx, batch))
  .seller(batchButtons.again, (ctx, { batch }) => sellUnsold(ctx, batch))
  .seller(batchButtons.file, (ctx, { batch }) => sendResult(ctx, batch));
