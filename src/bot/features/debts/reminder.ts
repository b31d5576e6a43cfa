import { shopNameOf } from "../../../accounts/shop-name.ts";
import { formatNaira } from "../../../core/money.ts";
import { followersIn, remindFollowers } from "../../../customers/debt-reminders.ts";
import { findPerson } from "../../../customers/people.queries.ts";
import { debtButtons } from "../../callbacks/debts.ts";
import { type SellerContext, stampNow } from "../../shop.ts";
import { button, buttonRow, copyButton, shareRow } from "../../ui/screen.ts";
import { answer, send } from "../../ui/show.ts";
import { paragraphs } from "../../ui/text.ts";
import { keyOf, ownDebtor, whoOwes } from "./debtor.ts";

/** A reminder in words that the owner passes on: nothing goes to the customer by itself. */
export async function showReminder(ctx: SellerContext, personId: string): Promise<void> {
  const { shop, say, seller } = ctx;
  const debtor = await ownDebtor(ctx, personId);
  if (!debtor) return;
  const person = await findPerson(shop.store.db, personId);
  const text = say.plain("remind-text", {
    name: person?.name ?? "none",
    owed: formatNaira(debtor.owed_kobo),
    shop: shopNameOf(seller.account),
    day: shop.times.date(debtor.oldest_at ?? shop.clock.now()),
  });
  const html = paragraphs(
    say.html("remind-title", { who: await whoOwes(ctx, personId) }),
    say.html("remind-words", { text }),
  );
  const isFollowed = (await followersIn(shop.store.db, keyOf(ctx, personId))).size > 0;
  const buttons = [
    shareRow(say, text),
    copyButton(say.plain("button-copy-sms"), text),
    buttonRow(isFollowed && button(say, "button-remind-here", debtButtons.send({ person: personId }))),
    [button(say, "button-back", debtButtons.debtor({ person: personId }))],
  ];
  await Promise.all([send(ctx, { html, buttons }), answer(ctx)]);
}

/** The same by the bot, to the chats that follow what is owed. */
export async function sendReminder(ctx: SellerContext, personId: string): Promise<void> {
  const { shop, say, seller } = ctx;
  const key = keyOf(ctx, personId);
  const done = await ctx.work.commit((trx) => remindFollowers(trx, stampNow(shop), seller, key));
  if (done.kind === "nobody") return answer(ctx, say.plain("remind-nobody"), true);
  if (done.kind === "sent") return answer(ctx, say.plain("remind-sent", { count: done.count }), true);
  await answer(ctx, say.plain("remind-too-soon", { day: shop.times.date(done.at) }), true);
}
