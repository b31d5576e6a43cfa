import { viewers } from "../../callbacks/access.ts";
import { debtButtons, salePaymentButtons } from "../../callbacks/debts.ts";
import { command, Feature } from "../../feature.ts";
import { onSale } from "../../ui/own-sale.ts";
import { askPart, askPromise, askWriteOff, coverAll, keepPromise, showDebtor } from "./debtor.ts";
import { findOwing, showOwing, takePaid } from "./owing.ts";
import { sendReminder, showReminder } from "./reminder.ts";
import { markGivenBack, markOwed, markPaid } from "./sale-payment.ts";

/** Who owes: how a sale was paid for, everybody who owes, and what one of them pays. */
export const debts = new Feature()
  .sellerLeaving(command("owing", viewers), (ctx, { words }) => (words === "" ? showOwing(ctx) : findOwing(ctx, words)))
  .sellerLeaving(command("paid"), (ctx, { words }, form) => takePaid(ctx, words, form))
  .seller(debtButtons.list, (ctx) => showOwing(ctx))
  .seller(debtButtons.page, (ctx, { list, offset }) => showOwing(ctx, offset, list === "late"))
  .seller(debtButtons.debtor, (ctx, { person }) => showDebtor(ctx, person))

  .seller(salePaymentButtons.paid, (ctx, { sale }) => markPaid(ctx, sale))
  .sellerLeaving(salePaymentButtons.owes, (ctx, { sale }, form) => markOwed(ctx, sale, false, form))
  .sellerLeaving(salePaymentButtons.part, (ctx, { sale }, form) => markOwed(ctx, sale, true, form))
  .seller(salePaymentButtons.back, onSale(markGivenBack))

  .seller(debtButtons.all, (ctx, owed) => coverAll(ctx, "paid", owed))
  .sellerLeaving(debtButtons.part, (ctx, { person }, form) => askPart(ctx, person, form))
  .seller(debtButtons.remind, (ctx, { person }) => showReminder(ctx, person))
  .seller(debtButtons.send, (ctx, { person }) => sendReminder(ctx, person))
  .seller(debtButtons.promise, (ctx, { person }) => askPromise(ctx, person))
  .seller(debtButtons.day, (ctx, { days, person }) => keepPromise(ctx, days, person))
  .seller(debtButtons.forgive, (ctx, { person }) => askWriteOff(ctx, person))
  .seller(debtButtons.gone, (ctx, owed) => coverAll(ctx, "forgiven", owed));
