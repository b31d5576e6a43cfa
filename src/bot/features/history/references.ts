import { readReference } from "../../../books/search.ts";
import { formatNaira } from "../../../core/money.ts";
import { othersIn } from "../../../developer/refused-keys.ts";
import { findByReference } from "../../../sales/purchases.queries.ts";
import { isInView } from "../../../sessions/sessions.ts";
import { seesCost } from "../../../staff/seats.ts";
import { isUnreadable, type TransactionRecord, type VerifyOutcome } from "../../../vending-api/verify-outcome.ts";
import { historyButtons } from "../../callbacks/history.ts";
import type { SellerContext } from "../../shop.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { renderRefusedKey } from "../../ui/no-key.ts";
import { openSale } from "../../ui/own-sale.ts";
import { button, type Content } from "../../ui/screen.ts";
import { seatInView } from "../../ui/seat.ts";
import { formatWords, readableWords, readerOf } from "../../ui/service-words.ts";
import { answer, done, edit, present, send } from "../../ui/show.ts";
import { type Html, lines, paragraphs } from "../../ui/text.ts";

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
    await edit(ctx, messageId, renderServiceRecord(ctx, reference, outcome));
  });
}

/** The service's record for a reference that this shop did not make. The bot only shows it. */
function renderServiceRecord(ctx: SellerContext, reference: string, outcome: VerifyOutcome): Content {
  const { say } = ctx;
  const again = button(say, "button-try-again", historyButtons.verify({ reference }));
  switch (outcome.kind) {
    case "record":
      return { html: describeRecord(ctx, outcome.record), buttons: [[menuButton(say)]] };
    case "miss":
      return { html: say.html("verify-none", { reference }), buttons: [[menuButton(say)]] };
    case "unauthorized":
      return renderRefusedKey(readerOf(ctx), "live", null);
    case "error":
      return {
        html: say.html(isUnreadable(outcome) ? "problem-unreadable" : "problem-down"),
        buttons: [[again, menuButton(say)]],
      };
  }
}

function describeRecord(ctx: SellerContext, record: TransactionRecord): Html {
  const { say, shop, seller } = ctx;
  const reader = readerOf(ctx);
  const { reference, amountKobo, createdAt, tokenHint, remarks } = record;
  const status = readableWords(reader, record.statusWord);
  const type = readableWords(reader, record.type);
  const beneficiary = readableWords(reader, record.beneficiary, longNumber(record));
  return paragraphs(
    lines(
      say.html("verify-title"),
      say.html("line-code", { text: reference }),
      status !== null && say.html("verify-status", { status }),
      type !== null && say.html("verify-type", { type }),
      beneficiary !== null && say.html("pack-for", { beneficiary }),
      // The amount may be a charge.
      seesCost(seller.seat) && amountKobo !== null && say.html("verify-amount", { amount: formatNaira(amountKobo) }),
      createdAt !== null && say.html("line", { text: shop.times.moment(createdAt) }),
      tokenHint !== null && say.html("line-code", { text: tokenHint }),
      // What others sold elsewhere is no business of a seat: not even in harmless words.
      !reader.isForSeat && formatWords(reader, remarks),
    ),
    say.html("verify-note"),
  );
}

/** A beneficiary that is a number, not a sentence: nobody takes this many digits for money. */
function longNumber({ beneficiary }: TransactionRecord): { beneficiary?: string } {
  return beneficiary !== null && /^\+?\d{8,20}$/.test(beneficiary) ? { beneficiary } : {};
}
