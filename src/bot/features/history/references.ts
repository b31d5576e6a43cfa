import { readReference } from "../../../books/search.ts";
import { othersIn } from "../../../developer/refused-keys.ts";
import { findByReference } from "../../../sales/purchases.queries.ts";
import { isInView } from "../../../sessions/sessions.ts";
import { seesCost } from "../../../staff/seats.ts";
import type { SellerContext } from "../../shop.ts";
import { renderRefusedKey } from "../../ui/no-key.ts";
import { openSale } from "../../ui/own-sale.ts";
import { seatInView } from "../../ui/seat.ts";
import { readerOf } from "../../ui/service-words.ts";
import { answer, done, edit, present, send } from "../../ui/show.ts";
import { renderServiceRecord } from "./service-record-card.ts";

/**
 * /verify REF and its button. A sale of this shop is shown as it stands; any other reference of the account is asked of
 * the service, and its record is shown and no more.
 */
export async function verifyReference(ctx: SellerContext, text: string): Promise<void> {
  const { shop, say, seller } = ctx;
  const reference = readReference(text);
  if (reference === null) {
    const html = say.html("verify-how");
    return ctx.callbackQuery ? answer(ctx, say.plain("tap-old")) : void (await send(ctx, { html }));
  }
  const { db } = shop.store;
  const own =
    (await findByReference(db, seller.account.id, reference)) ??
    (await findByReference(db, seller.account.id, reference.toUpperCase()));
  if (own?.confirmed_at && isInView(ctx.seller, own)) return openSale(ctx, own.id);
  if (seatInView(ctx) !== undefined) {
    // A reference does not reveal a sale of another seller either.
    return done(present(ctx, { html: say.html("find-none", { text: reference }) }, null));
  }
  const messageId = await present(ctx, { html: say.html("verify-asking", { reference }) }, null);
  // The service may be slow: sales meanwhile do not wait for it.
  shop.runInBackground("reference.verify", async () => {
    const { id: accountId, mode } = seller.account;
    const credentials = shop.credentialsOf(seller.account);
    let outcome = await shop.client.verify(credentials, reference);
    if (outcome.kind === "unauthorized") {
      const refused = { accountId, mode, usedKey: credentials.apiKey, words: outcome.words ?? null };
      const finding = await shop.refusedKeys.find(refused);
      const others = othersIn(finding);
      if (!others) return done(edit(ctx, messageId, renderRefusedKey(readerOf(ctx), mode, finding)));
      outcome = await shop.client.verify(others, reference);
    }
    await edit(
      ctx,
      messageId,
      renderServiceRecord(readerOf(ctx), shop.times, { reference, outcome, withCost: seesCost(seller.seat) }),
    );
  });
}
