import { batchProof, wantsPinFor } from "../../../accounts/pin-proofs.ts";
import { draftOf, setBatchCard } from "../../../batches/batches.queries.ts";
import { changeDraft, type Draft, dropDraft, findDraft, keepDraft, withRow } from "../../../batches/draft.ts";
import { fitRows } from "../../../batches/fit-row.ts";
import { markRows } from "../../../batches/like.ts";
import { maxRows } from "../../../batches/read-file.ts";
import { type BatchRow, costOfAll, sellable } from "../../../batches/rows.ts";
import { startBatch } from "../../../batches/start.ts";
import { formatNaira } from "../../../core/money.ts";
import { liveRules } from "../../../pricing/prices.queries.ts";
import type { Refusal } from "../../../sales/guard.ts";
import { sameAgainMs } from "../../../sales/quote.ts";
import { seesCost } from "../../../staff/seats.ts";
import { VendingError } from "../../../vending-api/errors.ts";
import { askForPin, type PinEntry } from "../../dialogs/pin-entry.ts";
import { currentForm, leaveForm } from "../../feature.ts";
import { type SellerContext, scopeOf, stampNow } from "../../shop.ts";
import { formatRefused, heldLine, holdNow, holdReader } from "../../ui/held.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { leftOfDay } from "../../ui/seat.ts";
import { readerOf, renderProblem } from "../../ui/service-words.ts";
import { answer, done, edit, present, replace, sendNew, tappedMessageId } from "../../ui/show.ts";
import { lines } from "../../ui/text.ts";
import { findFunds } from "../../ui/wallet-seen.ts";
import { renderEmpty, renderPreview, renderRow } from "./preview-card.ts";

/** The help on writing lists. Messages that are forwarded from then on are read as rows of one. */
export async function openList(ctx: SellerContext): Promise<void> {
  await showDraft(ctx, await keep(ctx, []), null);
}

/** Reads the rows of a list, and shows what selling it means. `isMore`: they come on top of what is there. */
export async function readList(ctx: SellerContext, typed: readonly string[], isMore: boolean): Promise<void> {
  const { shop, say } = ctx;
  try {
    const earlier = await currentDraft(ctx);
    const known = isMore ? (earlier?.rows ?? []) : [];
    const count = known.length + typed.length;
    if (count > maxRows) return done(sendNew(ctx, { html: say.html("many-too-many", { count, most: maxRows }) }));
    const read = await fitTyped(ctx, typed);
    await showList(ctx, [...known, ...read], earlier, shop.clock.now() - sameAgainMs);
  } catch (error) {
    if (!(error instanceof VendingError)) throw error;
    const html = lines(renderProblem(readerOf(ctx), error), say.html("problem-nothing-charged"));
    await sendNew(ctx, { html, buttons: [[menuButton(say)]] });
  }
}

/** Reads typed rows by what this seller may sell now. */
export async function fitTyped({ shop, seller }: SellerContext, typed: readonly string[]): Promise<BatchRow[]> {
  const { productCatalogue, store } = shop;
  const rules = await liveRules(store.db, seller.account.id);
  const counter = { db: store.db, productCatalogue, rules, withCost: seesCost(seller.seat) };
  return fitRows(counter, scopeOf(shop, seller), typed);
}

/** Shows rows as a list that can be sold, each with what is like it since `since`. */
export async function showList(
  ctx: SellerContext,
  rows: readonly BatchRow[],
  earlier: Draft | null,
  since: number,
): Promise<void> {
  const noted = await markRows(ctx.shop.store.db, ctx.seller, rows, { since, now: ctx.shop.clock.now() });
  await showDraft(ctx, await keep(ctx, noted), earlier?.batch.card_message_id ?? null);
}

/** The list of this chat that can be confirmed; null: there is none. */
export async function currentDraft(ctx: SellerContext): Promise<Draft | null> {
  const { shop, seller, userId } = ctx;
  const now = shop.clock.now();
  const batch = await draftOf(shop.store.db, userId, now);
  return (batch && (await findDraft(shop.store.db, shop.cipher, seller, batch.id, now))) ?? null;
}

/** Committed before its card is shown: a button must never stand for nothing. */
function keep(ctx: SellerContext, rows: readonly BatchRow[]): Promise<Draft> {
  const { shop, seller } = ctx;
  return ctx.work.ahead((trx) => keepDraft(trx, { ...stampNow(shop), cipher: shop.cipher }, seller, rows));
}

async function showDraft(ctx: SellerContext, draft: Draft, earlierMessageId: number | null): Promise<void> {
  const messageId = await present(ctx, await drawDraft(ctx, draft, 0), earlierMessageId);
  ctx.work.later((trx) => setBatchCard(trx, draft.batch.id, messageId));
}

async function drawDraft(ctx: SellerContext, draft: Draft, page: number) {
  const { say, seller } = ctx;
  const isOwner = seller.seat === null;
  const { expectedKobo } = costOfAll(sellable(draft.rows));
  const funds = isOwner ? await findFunds(ctx, expectedKobo) : null;
  const leftKobo = await leftOfDay(ctx);
  const wantsPin = isOwner && wantsPinFor(seller.account, costOfAll(sellable(draft.rows)).maxKobo);
  return renderPreview({ say, draft, page, funds, leftKobo, wantsPin });
}

/** Does something with a list that can still be confirmed; where it cannot be any more, says so. */
async function onDraft(ctx: SellerContext, batchId: string, task: (draft: Draft) => Promise<void>): Promise<void> {
  const { shop, seller, say } = ctx;
  const draft = await findDraft(shop.store.db, shop.cipher, seller, batchId, shop.clock.now());
  await (draft ? task(draft) : answer(ctx, say.plain("tap-many-over"), true));
}

export function turnPage(ctx: SellerContext, batchId: string, page: number): Promise<void> {
  return onDraft(ctx, batchId, async (draft) => done(replace(ctx, await drawDraft(ctx, draft, page))));
}

export function showRow(ctx: SellerContext, batchId: string, index: number): Promise<void> {
  return onDraft(ctx, batchId, async (draft) => {
    const { request } = draft.rows[index] ?? {};
    const hold = request ? await holdNow(ctx, request.serviceType, request.provider.slug) : undefined;
    const content = renderRow(ctx.say, draft, index, hold ? heldLine(holdReader(ctx), hold) : null);
    await (content ? replace(ctx, content) : answer(ctx, ctx.say.plain("tap-old")));
  });
}

/** The action of a tap on a row. */
const changes = {
  keep: { isKept: true },
  leave: { isDropped: true },
  take: { isDropped: false },
} as const;

export function changeRow(ctx: SellerContext, act: keyof typeof changes, batchId: string, index: number) {
  return onDraft(ctx, batchId, async (draft) => {
    await putRows(ctx, draft, withRow(draft.rows, index, changes[act]));
  });
}

/** Keeps changed rows of a list, and shows it. */
export async function putRows(ctx: SellerContext, draft: Draft, rows: readonly BatchRow[]): Promise<void> {
  const changed = await ctx.work.commit((trx) => changeDraft(trx, ctx.shop.cipher, draft, rows));
  if (!changed) return answer(ctx, ctx.say.plain("tap-many-over"), true);
  await showDraft(ctx, changed, draft.batch.card_message_id);
}

export function dropList(ctx: SellerContext, batchId: string): Promise<void> {
  return onDraft(ctx, batchId, async () => {
    ctx.work.later((trx) => dropDraft(trx, ctx.userId));
    await replace(ctx, { html: ctx.say.html("many-dropped"), buttons: [[menuButton(ctx.say)]] });
    await leaveRowQuestion(ctx, batchId);
  });
}

/** Takes away the question for a row of a list that is over: the next line is no row of it. */
async function leaveRowQuestion(ctx: SellerContext, batchId: string): Promise<void> {
  const form = await currentForm(ctx);
  if (form?.kind === "edit" && form.answers.batchId === batchId) await leaveForm(ctx);
}

/** The tap that spends money: all rows become purchases in the commit that marks it as handled. The notices draw the rest. */
export async function sellList(ctx: SellerContext, batchId: string, version: number): Promise<void> {
  const { shop, seller, say, userId } = ctx;
  const deps = { ...stampNow(shop), cipher: shop.cipher, accessGuards: shop.guards.accessGuards };
  const tap = { batchId, version, userId, accountId: seller.account.id, seatId: seller.seat?.id ?? null };
  const started = await ctx.work.commit((trx) => startBatch(trx, deps, tap));
  switch (started.kind) {
    case "started":
      await answer(ctx);
      return leaveRowQuestion(ctx, batchId);
    case "already":
      return answer(ctx, say.plain("tap-many-already"));
    case "over":
      return answer(ctx, say.plain("tap-many-over"), true);
    case "changed":
      await answer(ctx, say.plain("tap-many-changed"), true);
      return turnPage(ctx, batchId, 0);
    case "refused":
      return onDraft(ctx, batchId, (draft) => showRefused(ctx, draft, started.refusal));
  }
}

async function showRefused(ctx: SellerContext, draft: Draft, refusal: Refusal): Promise<void> {
  const { say } = ctx;
  switch (refusal.kind) {
    case "pin_needed": {
      const cost = costOfAll(sellable(draft.rows));
      const head = say.html("many-pin", { count: cost.count, amount: formatNaira(cost.paysKobo) });
      return askForPin(ctx, { what: batchProof(draft.batch), head, wanted: ctx.update }, tappedMessageId(ctx));
    }
    case "face_limits":
    case "credit_limit":
      return answer(ctx, say.plain("tap-many-changed"), true);
    default:
      return answer(ctx, formatRefused(ctx, refusal), true);
  }
}

/** The card of a list that a PIN was asked for is the list again. */
export async function restoreList(ctx: SellerContext, { what, cardMessageId }: PinEntry): Promise<void> {
  const { shop, seller, say } = ctx;
  if (cardMessageId === null) return;
  const id = what.split(":")[1] ?? "";
  const draft = await findDraft(shop.store.db, shop.cipher, seller, id, shop.clock.now());
  await edit(ctx, cardMessageId, draft ? await drawDraft(ctx, draft, 0) : renderEmpty(say));
}
