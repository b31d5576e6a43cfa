import { allowProof } from "../../../accounts/pin-proofs.ts";
import { findSeat } from "../../../accounts/seats.queries.ts";
import { nameOf } from "../../../customers/names.ts";
import type { Db } from "../../../db/database.ts";
import { findPurchase, isUnsold, type Purchase } from "../../../sales/purchases.queries.ts";
import { findAsk } from "../../../staff/allowances.ts";
import { type Answered, answerAsk, findLimit } from "../../../staff/asks.ts";
import { askForPin, type PinEntry } from "../../dialogs/pin-entry.ts";
import type { SellerContext } from "../../shop.ts";
import { stampNow } from "../../shop.ts";
import { describeOffer, type Times } from "../../ui/format.ts";
import type { Content } from "../../ui/screen.ts";
import { answer, edit, replace } from "../../ui/show.ts";
import type { Say } from "../../ui/text.ts";
import { type AskView, renderAsk } from "./ask-card.ts";

/** The dependencies of drawing a seat's question. */
export interface AskDeps {
  db: Db;
  say: Say;
  times: Times;
  now: number;
}

/** A seat's question as it stands; null where the seat is deleted. */
export async function drawAsk(deps: AskDeps, offer: Purchase, known?: AskView["stands"]): Promise<Content | null> {
  const { db, say, times, now } = deps;
  const seat = await findSeat(db, offer.seat_id ?? "");
  if (!seat) return null;
  const stands = known ?? (await standOf(deps, offer));
  const limit = stands === "asked" ? await findLimit(db, seat, offer, { now, startOfDay: times.startOfDay }) : null;
  const name = await nameOf(db, offer);
  return renderAsk({ say, times, offer, name, seat, stands, refusal: limit?.refusal ?? null });
}

async function standOf({ db, now }: AskDeps, offer: Purchase): Promise<AskView["stands"]> {
  if (offer.state !== "quoted") return isUnsold(offer.state) ? "over" : "sold";
  return (await findAsk(db, offer, now)) ?? "over";
}

function depsOf({ shop, say }: SellerContext): AskDeps {
  return { db: shop.store.db, say, times: shop.times, now: shop.clock.now() };
}

/** An owner's tap on a seat's question: it allows this offer once, at this price, or does not. */
export async function answerSeat(
  ctx: SellerContext,
  purchaseId: string,
  version: number,
  isAllowed: boolean,
): Promise<void> {
  const { say, shop, seller } = ctx;
  const given = { purchaseId, version, isAllowed };
  const answered = await ctx.work.commit((trx) => answerAsk(trx, stampNow(shop), seller, given));
  if (answered.kind === "unknown") return answer(ctx, say.plain("tap-not-yours"), true);
  if (answered.kind === "pin_needed") return askForAllowPin(ctx, answered.offer);
  const content = await drawAsk(depsOf(ctx), answered.offer, standAfter(answered));
  if (!content) return answer(ctx, say.plain("tap-not-yours"), true);
  await replace(ctx, content);
}

function standAfter(answered: Exclude<Answered, { kind: "unknown" | "pin_needed" }>): AskView["stands"] {
  if (answered.kind === "answered") return answered.state;
  if (answered.kind === "seat_idle") return "seat_idle";
  return answered.offer.state === "quoted" || isUnsold(answered.offer.state) ? "over" : "sold";
}

async function askForAllowPin(ctx: SellerContext, offer: Purchase): Promise<void> {
  const { say, shop } = ctx;
  const head = say.html("pin-for-allow", describeOffer(say, offer, await nameOf(shop.store.db, offer)));
  await askForPin(ctx, { what: allowProof(offer), head, wanted: ctx.update });
}

/** The card of a question for which the PIN was not given is that question again. */
export async function restoreAsk(ctx: SellerContext, { what, cardMessageId }: PinEntry): Promise<void> {
  const offer = await findPurchase(ctx.shop.store.db, what.split(":")[1] ?? "");
  if (cardMessageId === null || offer?.account_id !== ctx.seller.account.id) return;
  const content = await drawAsk(depsOf(ctx), offer);
  if (content) await edit(ctx, cardMessageId, content);
}
