import { actorOf } from "../../accounts/audit.ts";
import { makeSeat, servicesOf } from "../../accounts/seats.ts";
import { readName } from "../../customers/names.ts";
import { parseTypedNaira } from "../../lib/money.ts";
import { findSeat, type Seat } from "../../store/queries/seats.ts";
import type { SeatRole } from "../../store/tables/seats.ts";
import { type ServiceType, serviceTypes } from "../../vending/words.ts";
import type { Form } from "../forms.ts";
import type { SellerContext } from "../shop.ts";
import { showSeatCommands } from "../ui/profile.ts";
import type { Content } from "../ui/screen.ts";
import { answer, present, remove, send } from "../ui/show.ts";
import { choose, drawSeat, showSeat } from "./staff.ts";
import {
  endChoices,
  limitChoices,
  renderEndChoice,
  renderEndQuestion,
  renderLimitChoice,
  renderServiceChoice,
} from "./staff-card.ts";

type SeatForm = Extract<Form, { kind: "seat" }>;
type Limit = "sale" | "day";

const dayMs = 24 * 3_600_000;

/** Asks what a new seat is called. */
export async function askNewSeat(ctx: SellerContext, role: SeatRole, earlier: Form | null): Promise<void> {
  const html = ctx.say.html(`seat-ask-new-${role}`);
  await ask(ctx, { step: "name", answers: { seatId: null, role } }, { html }, earlier);
}

/** What an owner can choose about a seat. Limits and the name can be typed as well. */
export async function askSetting(ctx: SellerContext, seat: Seat, what: string, earlier: Form | null): Promise<void> {
  const { say } = ctx;
  const answers = { seatId: seat.id, role: seat.role };
  switch (what) {
    case "sale":
    case "day":
      return ask(ctx, { step: what, answers }, renderLimitChoice(say, seat, what), earlier);
    case "name":
      return ask(ctx, { step: "name", answers }, { html: say.html("seat-ask-name", { name: seat.name }) }, earlier);
    case "services":
      return void (await present(ctx, renderServiceChoice(say, seat), null));
    case "ends":
      return void (await present(ctx, renderEndChoice(say, seat), null));
    default:
      return void (await present(ctx, renderEndQuestion(say, seat), null));
  }
}

async function ask(
  ctx: SellerContext,
  question: Pick<SeatForm, "step" | "answers">,
  content: Content,
  earlier: Form | null,
): Promise<void> {
  const { shop, say, userId } = ctx;
  const revision = (earlier?.revision ?? 0) + 1;
  const cancel = [{ text: say.plain("button-cancel"), data: `leave:${revision}` }];
  const cardMessageId = await present(ctx, { ...content, buttons: content.buttons ?? [cancel] }, null);
  const form: SeatForm = { kind: "seat", ...question, revision, cardMessageId };
  ctx.work.later((trx) => shop.forms.save(trx, userId, form));
}

/** What was typed: the name of a seat, or a limit. */
export async function takeSeatText(ctx: SellerContext, form: SeatForm, text: string): Promise<void> {
  const { seatId } = form.answers;
  if (form.step === "name" && seatId === null) return takeNewSeat(ctx, form, text);
  const seat = await findSeat(ctx.shop.store.db, seatId ?? "");
  if (seat?.account_id !== ctx.seller.account.id) return void (await send(ctx, { html: ctx.say.html("seat-gone") }));
  const changed = form.step === "name" ? await takeName(ctx, seat, text) : await takeLimit(ctx, seat, form.step, text);
  if (changed) await showTyped(ctx, form, changed);
}

async function takeNewSeat(ctx: SellerContext, form: SeatForm, text: string): Promise<void> {
  const { shop, seller, userId } = ctx;
  const name = readName(text);
  if (name === null) return void (await send(ctx, { html: ctx.say.html("name-bad") }));
  const deps = { ids: shop.ids, now: shop.clock.now() };
  const seat = await ctx.work.commit(async (trx) => {
    await shop.forms.clear(trx, userId);
    return makeSeat(trx, deps, actorOf(seller), { name, role: form.answers.role });
  });
  await showTyped(ctx, form, seat);
}

async function takeName(ctx: SellerContext, seat: Seat, text: string): Promise<Seat | undefined> {
  const name = readName(text);
  if (name !== null) return choose(ctx, seat, "name", { name });
  await send(ctx, { html: ctx.say.html("name-bad") });
  return undefined;
}

async function takeLimit(ctx: SellerContext, seat: Seat, which: Limit, text: string): Promise<Seat | undefined> {
  const kobo = parseTypedNaira(text);
  if (kobo !== null && kobo > 0) return setLimit(ctx, seat, which, kobo);
  await send(ctx, { html: ctx.say.html("sell-bad-amount", { text: text.slice(0, 40) }) });
  return undefined;
}

async function showTyped(ctx: SellerContext, form: SeatForm, seat: Seat): Promise<void> {
  const { cardMessageId } = form;
  await Promise.all([send(ctx, await drawSeat(ctx, seat)), cardMessageId !== null && remove(ctx, cardMessageId)]);
}

function setLimit(ctx: SellerContext, seat: Seat, which: Limit, kobo: number | null): Promise<Seat | undefined> {
  return which === "sale"
    ? choose(ctx, seat, "sale_limit", { sale_limit_kobo: kobo })
    : choose(ctx, seat, "day_limit", { day_limit_kobo: kobo });
}

/** A limit that was tapped, by its place among the choices. */
export async function tapLimit(ctx: SellerContext, seat: Seat, which: Limit, index: number): Promise<void> {
  const kobo = limitChoices[index];
  if (kobo === undefined) return answer(ctx, ctx.say.plain("tap-old"));
  await showIfChanged(ctx, await setLimit(ctx, seat, which, kobo));
}

/** The end of the day so many days from today, in the shop's time zone. */
export async function tapEnd(ctx: SellerContext, seat: Seat, index: number): Promise<void> {
  const days = endChoices[index];
  if (days === undefined) return answer(ctx, ctx.say.plain("tap-old"));
  const { clock, times } = ctx.shop;
  // Noon keeps clear of a day that is an hour longer or shorter.
  const noon = times.startOfDay(clock.now()) + dayMs / 2;
  const ends_at = days === null ? null : times.startOfDay(noon + (days + 1) * dayMs);
  await showIfChanged(ctx, await choose(ctx, seat, "ends", { ends_at }));
}

/** Allows a service, or takes it away; the last one stays. */
export async function tapService(ctx: SellerContext, seat: Seat, service: ServiceType): Promise<void> {
  const sold = servicesOf(seat);
  const next = serviceTypes.filter((type) => (type === service) !== sold.includes(type));
  if (next.length === 0) return answer(ctx, ctx.say.plain("seat-last-service"), true);
  const services = next.length === serviceTypes.length ? null : next.join(",");
  const changed = await choose(ctx, seat, "services", { services });
  if (changed) await present(ctx, renderServiceChoice(ctx.say, changed), null);
}

/** A seller becomes a viewer, or a viewer a seller. */
export async function tapRole(ctx: SellerContext, seat: Seat): Promise<void> {
  const role = seat.role === "seller" ? "viewer" : "seller";
  const changed = await choose(ctx, seat, "role", { role });
  if (changed?.user_id) {
    const { user_id } = changed;
    ctx.shop.behind("seat.commands", () => showSeatCommands(ctx.api, ctx.say, user_id, role));
  }
  await showIfChanged(ctx, changed);
}

async function showIfChanged(ctx: SellerContext, changed: Seat | undefined): Promise<void> {
  if (changed) await showSeat(ctx, changed);
}
