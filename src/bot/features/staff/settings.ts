import type { Seat } from "../../../accounts/seats.queries.ts";
import { actorOf, type SeatSetting } from "../../../audit/audit.ts";
import { parseTypedNaira } from "../../../core/money.ts";
import { readName } from "../../../customers/names.ts";
import { type ServiceType, serviceTypes } from "../../../services/services.ts";
import { makeSeat, servicesOf } from "../../../staff/seats.ts";
import { createDialogController, endForm } from "../../dialog-controller.ts";
import type { FormOf } from "../../dialogs/forms.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { showCommands } from "../../ui/profile.ts";
import type { Content } from "../../ui/screen.ts";
import { answer, done, present } from "../../ui/show.ts";
import { choose, drawSeat, giveOrder, showSeat, withSeat } from "./staff.ts";
import {
  endChoices,
  limitChoices,
  renderEndChoice,
  renderEndQuestion,
  renderLimitChoice,
  renderServiceChoice,
} from "./staff-card.ts";

type SeatForm = FormOf<"seat">;

/** To see what sales cost, to mark its own sales as owed, and to get what linked customers ask for. */
type SeatRight = "sees_cost" | "marks_owed" | "gets_requests";

/** The settings of a seat that an owner can choose. Limits and the name can be typed. */
export const seating = createDialogController<SeatForm>("seat", {
  draw({ say }, { answers: { what, role, seat } }, data): Content {
    if (seat === null) return { html: say.html(`seat-ask-new-${role}`) };
    if (what === "name") return { html: say.html("seat-ask-name", { name: seat.name }) };
    if (what === "ends") return renderEndChoice(say, seat, data);
    return what === "end" ? renderEndQuestion(say, seat, data) : renderLimitChoice(say, seat, what, data);
  },
  readText({ say }, { answers: { what } }, text) {
    const [name, kobo] = [readName(text), parseTypedNaira(text)];
    if (what === "name") return name === null ? { problem: { html: say.html("name-bad") } } : { answer: { name } };
    if (kobo !== null && kobo > 0) return { answer: { kobo } };
    return { problem: { html: say.html("sell-bad-amount", { text: text.slice(0, 40) }) } };
  },
  readTap(_ctx, { answers: { what } }, place) {
    const [kobo, days] = [limitChoices[place], endChoices[place]];
    if (what === "end") return { answer: {} };
    if (what === "ends") return days === undefined ? null : { answer: { days } };
    return kobo === undefined || what === "name" ? null : { answer: { kobo } };
  },
  end: keepSetting,
});

/** The answer holds from the commit of this update on. */
async function keepSetting(ctx: SellerContext, form: SeatForm): Promise<void> {
  const { seat: asked, what } = form.answers;
  const show = async (seat: Seat) => done(present(ctx, await drawSeat(ctx, seat), form.cardMessageId));
  if (asked === null) return show(await addSeat(ctx, form));
  await withSeat(ctx, asked.id, async (seat) => {
    if (what === "end") {
      ctx.work.later((trx) => ctx.shop.forms.clear(trx, ctx.userId));
      return giveOrder(ctx, seat, "end");
    }
    const changed = await choose(ctx, seat, ...settingOf(ctx, form));
    if (changed) await show(changed);
  });
}

function addSeat(ctx: SellerContext, { answers: { name = "", role } }: SeatForm): Promise<Seat> {
  return endForm(ctx, (trx) => makeSeat(trx, stampNow(ctx.shop), actorOf(ctx.seller), { name, role }));
}

/** The change of a seat by an answer. */
function settingOf({ shop }: SellerContext, { answers }: SeatForm): [SeatSetting, Partial<Seat>] {
  const { what, name = "", kobo = null, days = null } = answers;
  if (what === "name") return ["name", { name }];
  if (what === "sale") return ["sale_limit", { sale_limit_kobo: kobo }];
  if (what === "day") return ["day_limit", { day_limit_kobo: kobo }];
  const { calendar, clock } = shop;
  // The end of the day that lies this number of days ahead.
  return ["ends", { ends_at: days === null ? null : calendar.startOf(calendar.dayOf(clock.now()) + days + 1) }];
}

/** What a seat may sell: each tap allows a service, or takes it away. */
export async function showServices(ctx: SellerContext, seat: Seat): Promise<void> {
  await present(ctx, renderServiceChoice(ctx.say, seat), null);
}

/** Allows a service, or takes it away; the last one stays. */
export async function tapService(ctx: SellerContext, seat: Seat, service: ServiceType): Promise<void> {
  const sold = servicesOf(seat);
  const next = serviceTypes.filter((type) => (type === service) !== sold.includes(type));
  if (next.length === 0) return answer(ctx, ctx.say.plain("seat-last-service"), true);
  const services = next.length === serviceTypes.length ? null : next.join(",");
  const changed = await choose(ctx, seat, "services", { services });
  if (changed) await showServices(ctx, changed);
}

/** Gives a seat a right, or takes it away. */
export async function tapRight(ctx: SellerContext, seat: Seat, right: SeatRight): Promise<void> {
  const changed = await choose(ctx, seat, right, { [right]: seat[right] === 1 ? 0 : 1 });
  if (changed) await showSeat(ctx, changed);
}

/** A seller becomes a viewer, or a viewer a seller. */
export async function tapRole(ctx: SellerContext, seat: Seat): Promise<void> {
  const role = seat.role === "seller" ? "viewer" : "seller";
  const changed = await choose(ctx, seat, "role", { role });
  if (changed?.user_id) {
    const { user_id } = changed;
    ctx.shop.runInBackground("seat.commands", () => showCommands(ctx, user_id));
  }
  if (changed) await showSeat(ctx, changed);
}
