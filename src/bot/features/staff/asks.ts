import { allowProof } from "../../../accounts/pin-proofs.ts";
import { findSeat, type Seat } from "../../../accounts/seats.queries.ts";
import { formatNaira, formatNairaShort } from "../../../core/money.ts";
import { nameOf } from "../../../customers/names.ts";
import type { Db } from "../../../db/database.ts";
import { priceOf } from "../../../sales/price-of.ts";
import { findPurchase, isUnsold, type Purchase } from "../../../sales/purchases.queries.ts";
import { type AskState, findAsk } from "../../../staff/allowances.ts";
import { type Answered, answerAsk, findLimit, type LimitedOffer } from "../../../staff/asks.ts";
import { allowanceButtons } from "../../callbacks/staff.ts";
import { askForPin, type PinEntry } from "../../dialogs/pin-entry.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { describeOffer, nameProduct, nameService, readBeneficiary, type Times } from "../../ui/format.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { creditLine, offerCost } from "../../ui/sale-lines.ts";
import { button, type Content } from "../../ui/screen.ts";
import { answer, edit, replace } from "../../ui/show.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";

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

interface AskView {
  say: Say;
  times: Times;
  offer: Purchase;
  /** The shop's name for the beneficiary. */
  name: string | null;
  seat: Pick<Seat, "name">;
  /** `sold`: the seller has tapped. `over`: it is not offered any more. `seat_idle`: the seat sells nothing now. */
  stands: AskState | "sold" | "over" | "seat_idle";
  /** Which limit it is above; null where it is above none now. */
  refusal: LimitedOffer["refusal"] | null;
}

/** What a seat asks of the owners: who, what, and what the customer pays. One tap answers it. */
function renderAsk(view: AskView): Content {
  const { say, offer, stands } = view;
  const isOpen = stands === "asked";
  const asked = { sale: offer.id, version: offer.version };
  return {
    html: paragraphs(
      offer.mode === "sandbox" && say.html("card-sandbox"),
      say.html("asks-title", { name: view.seat.name }),
      lines(askedLines(view), isOpen && whyLine(view)),
      standLine(view),
    ),
    buttons: isOpen
      ? [
          [
            button(say, "button-allow-once", allowanceButtons.allow(asked), "success"),
            button(say, "button-save-not", allowanceButtons.refuse(asked)),
          ],
        ]
      : [[menuButton(say)]],
  };
}

/** What is to be sold to whom, what the customer pays for it, and what that costs: an owner reads it. */
function askedLines({ say, times, offer, name }: AskView): Html {
  const { service_type, provider_name, product_name } = offer;
  return lines(
    say.html("asks-what", {
      service: nameService(say, service_type).name,
      what: product_name === null ? provider_name : nameProduct(provider_name, product_name, " · "),
    }),
    say.html("confirm-to", { beneficiary: readBeneficiary(say, offer, name) }),
    say.html("card-pays", { price: formatNaira(priceOf(offer)) }),
    creditLine(say, times, offer),
    offerCost(say, offer),
  );
}

function whyLine({ say, refusal }: AskView): Html | null {
  if (refusal === null) return null;
  return refusal.kind === "seat_sale_limit"
    ? say.html("asks-sale", { limit: formatNairaShort(refusal.limitKobo) })
    : say.html("asks-day", { left: formatNaira(refusal.leftKobo) });
}

function standLine({ say, times, offer, stands, seat }: AskView): Html {
  const time = times.time(offer.quote_expires_at);
  switch (stands) {
    case "asked":
      return say.html("asks-until", { time });
    case "allowed":
      return say.html("asks-allowed", { name: seat.name, time });
    case "refused":
      return say.html("asks-refused");
    case "sold":
      return say.html("asks-sold", { name: seat.name });
    case "over":
      return say.html("asks-over");
    case "seat_idle":
      return say.html("asks-seat-idle");
  }
}
