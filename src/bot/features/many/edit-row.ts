import { findDraft, withRow } from "../../../batches/draft.ts";
import { markRows } from "../../../batches/like.ts";
import type { BatchRow } from "../../../batches/rows.ts";
import { sameAgainMs } from "../../../sales/quote.ts";
import { VendingError } from "../../../vending-api/errors.ts";
import { createDialogController } from "../../dialog-controller.ts";
import type { Form, FormOf } from "../../dialogs/forms.ts";
import type { SellerContext } from "../../shop.ts";
import { readerOf, renderProblem } from "../../ui/service-words.ts";
import { done, remove, send } from "../../ui/show.ts";
import { currentDraft, fitTyped, putRows } from "./many.ts";

/** Asks for a row again, on a message of its own: the tapped message is the list's card. */
export const rowEditing = createDialogController<FormOf<"edit">, SellerContext>("edit", {
  isApart: true,
  draw: ({ say }, { answers }) => ({ html: say.html("many-ask-row", { number: answers.index + 1 }) }),
  readText: (_ctx, _form, text) => ({ answer: { text: text.slice(0, 300) } }),
  end: editRow,
});

export async function askForRow(ctx: SellerContext, batchId: string, index: number, earlier: Form | null) {
  if (earlier?.kind === "edit" && earlier.cardMessageId !== null) await remove(ctx, earlier.cardMessageId);
  await rowEditing.open(ctx, { batchId, index }, earlier);
}

/** Faults of a row that typing it again may fix. */
const isTypo = ({ problem, isDropped }: BatchRow): boolean =>
  !isDropped && problem !== null && ["unread", "number", "provider", "product", "amount"].includes(problem);

/** Asks for the first row that cannot be read: what is typed next is that row. */
export async function askForUnread(ctx: SellerContext): Promise<void> {
  const draft = await currentDraft(ctx);
  const index = draft?.rows.findIndex(isTypo) ?? -1;
  const row = draft?.rows[index];
  if (!draft || !row) return;
  const head = ctx.say.html(`many-problem-${row.problem ?? "unread"}`);
  await rowEditing.open(ctx, { batchId: draft.batch.id, index }, null, { head });
}

async function editRow(ctx: SellerContext, form: FormOf<"edit">): Promise<void> {
  const { shop, seller, say, userId } = ctx;
  const { batchId, index, text = "" } = form.answers;
  ctx.work.later((trx) => shop.forms.clear(trx, userId));
  const now = shop.clock.now();
  const draft = await findDraft(shop.store.db, shop.cipher, seller, batchId, now);
  if (!draft) return done(send(ctx, { html: say.html("tap-many-over") }));
  try {
    const read = await fitTyped(ctx, [text]);
    const [row] = await markRows(shop.store.db, seller, read, { since: now - sameAgainMs, now });
    if (!row) return;
    await putRows(ctx, draft, withRow(draft.rows, index, row));
    if (form.cardMessageId !== null) await remove(ctx, form.cardMessageId);
    await askForUnread(ctx);
  } catch (error) {
    if (!(error instanceof VendingError)) throw error;
    await send(ctx, { html: renderProblem(readerOf(ctx), error) });
  }
}
