import { countCash } from "../../../closes/cash-count.ts";
import type { AccountMode } from "../../../core/account-modes.ts";
import { parseTypedNaira } from "../../../core/money.ts";
import { createDialogController, endForm } from "../../dialog-controller.ts";
import type { Form, FormOf } from "../../dialogs/forms.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { answer, remove } from "../../ui/show.ts";
import { lines } from "../../ui/text.ts";
import { presentDay } from "./close.ts";
import { nameDay } from "./close-view.ts";

type CountForm = FormOf<"count">;

export const counting = createDialogController<CountForm, SellerContext>("count", {
  isApart: true,
  draw({ say, shop: { times, calendar } }, { answers: { mode, day } }) {
    const name = nameDay({ times, since: calendar.startOf(day) });
    return { html: lines(mode === "sandbox" && say.html("menu-sandbox"), say.html("count-ask", { day: name })) };
  },
  readText({ say }, _form, text) {
    const kobo = parseTypedNaira(text);
    return kobo === null ? { problem: { html: say.html("count-bad") } } : { answer: { kobo } };
  },
  end: keepCount,
});

/** "Count cash" on the close of a day. */
export async function askCount(ctx: SellerContext, mode: AccountMode, day: number, earlier: Form | null) {
  const { calendar, clock } = ctx.shop;
  if (day > calendar.dayOf(clock.now())) return answer(ctx, ctx.say.plain("tap-old"));
  await counting.open(ctx, { accountId: ctx.seller.account.id, mode, day }, earlier);
}

/** The count and the end of the question are one. */
async function keepCount(ctx: SellerContext, { answers, cardMessageId }: CountForm): Promise<void> {
  const { shop, seller } = ctx;
  const { accountId, mode, day, kobo } = answers;
  const isOwn = accountId === seller.account.id && seller.seat === null;
  await endForm(ctx, async (trx) => {
    if (!isOwn || kobo === undefined) return;
    await countCash(trx, { ...stampNow(shop), calendar: shop.calendar }, seller, { mode, day, kobo });
  });
  await Promise.all([presentDay(ctx, mode, day), cardMessageId !== null && remove(ctx, cardMessageId)]);
}
