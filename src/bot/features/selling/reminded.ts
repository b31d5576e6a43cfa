import { moveRepeat, openPlan } from "../../../reminders/repeats.ts";
import { requestButtons } from "../../callbacks/customers.ts";
import { repeatButtons } from "../../callbacks/repeats.ts";
import type { Form } from "../../dialogs/forms.ts";
import type { SellerContext } from "../../shop.ts";
import { ownRepeat } from "../../ui/own-repeat.ts";
import { isNumberTheirs, type RepeatView, renderDue, renderRepeat } from "../../ui/repeat-card.ts";
import { ownRequest } from "../../ui/request-card.ts";
import { button } from "../../ui/screen.ts";
import { answer, done, replace } from "../../ui/show.ts";
import { sellLike } from "./same.ts";
import { sellKnown } from "./sell.ts";

/** "Sell again" on the reminder of a day: its offer, at the price of now. One that is answered shows how it stands. */
export async function sellReminded(ctx: SellerContext, id: string, day: number): Promise<void> {
  const view = await ownRepeat(ctx, id);
  if (!view) return;
  if (view.repeat.asked_day !== day) return sayAnswered(ctx, view);
  if (!isNumberTheirs(view)) return done(replace(ctx, renderDue(view, day)));
  await offer(ctx, view, day);
}

/** The same to another number of the customer, which it is for from now on. */
export async function sellRemindedTo(ctx: SellerContext, id: string, numberId: string): Promise<void> {
  const view = await ownRepeat(ctx, id);
  if (!view) return;
  const { asked_day } = view.repeat;
  if (asked_day === null) return sayAnswered(ctx, view);
  const customerNumber = view.customerNumbers.find((one) => one.id === numberId);
  const moved = customerNumber && (await ctx.work.ahead((trx) => moveRepeat(trx, view.repeat, customerNumber.number)));
  if (!moved) return answer(ctx, ctx.say.plain("customer-gone"), true);
  await offer(ctx, { ...view, repeat: moved }, asked_day);
}

/** Another plan for the number, in place of one that is not sold any more: what is sold now is reminded of from then on. */
export async function sellOtherPlan(ctx: SellerContext, id: string, earlier: Form | null): Promise<void> {
  const view = await ownRepeat(ctx, id);
  if (!view) return;
  const { repeat, sale } = view;
  ctx.work.later((trx) => openPlan(trx, repeat));
  const provider = { id: sale.provider_id, slug: sale.provider_slug, name: sale.provider_name };
  await sellKnown(ctx, sale.service_type, { beneficiary: repeat.number, provider }, earlier);
}

async function sayAnswered(ctx: SellerContext, view: RepeatView): Promise<void> {
  await replace(ctx, renderRepeat(view), ctx.say.plain("repeat-answered"));
}

async function offer(ctx: SellerContext, { repeat, sale }: RepeatView, day: number): Promise<void> {
  const other = button(ctx.say, "button-repeat-other", repeatButtons.other({ repeat: repeat.id }));
  const retry = repeatButtons.sell({ repeat: repeat.id, day });
  await sellLike(ctx, sale, { services: [], number: repeat.number }, { closed: [other], retry });
}

/** "Sell" on what a customer asks for: its offer, at the price of now. One that is answered shows how it stands. */
export async function sellRequested(ctx: SellerContext, id: string): Promise<void> {
  const view = await ownRequest(ctx, id);
  if (!view) return;
  const { request, sale } = view;
  const amount = request.face_kobo === null ? {} : { amount: request.face_kobo };
  const typed = { services: [], number: sale.beneficiary, ...amount };
  await sellLike(ctx, sale, typed, { retry: requestButtons.sell({ request: id }) });
}
