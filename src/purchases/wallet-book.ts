import type { Calendar } from "../lib/calendar.ts";
import { type Kobo, toKobo } from "../lib/money.ts";
import type { Db } from "../store/engine/database.ts";
import { correctedAmong, setChargedLook } from "../store/queries/purchases.ts";
import { addToDay, newestDay } from "../store/queries/wallet-days.ts";
import { putLook, type WalletLook } from "../store/queries/wallet-looks.ts";
import type { AccountMode } from "../store/tables/accounts.ts";
import { type Explanation, isBackBetween, type Look, type WalletSale } from "./charges.ts";
import type { Moved } from "./rises-and-falls.ts";
import { idsInQuestion, movesBetween } from "./wallet-moves.ts";

type Days = Pick<Calendar, "dayOf">;
type Seen = Look & { accountId: string; mode: AccountMode };

const nothing = toKobo(0);
const nothingMoved = {
  ...{ paid_in_kobo: nothing, charged_kobo: nothing, returned_kobo: nothing, unnamed_kobo: nothing },
  ...{ unnamed_n: 0, about_n: 0, unseen_kobo: nothing },
};

/**
 * A look with which nothing was compared: the first of all, or the first after a time of which nothing is known. What
 * moved since the last day that is booked was not seen.
 */
export async function beginBook(trx: Db, days: Days, seen: Seen): Promise<void> {
  const { accountId, mode, kobo, askedAt, answeredAt } = seen;
  const last = await newestDay(trx, accountId, mode);
  // Where the clock was set back, its day goes on until the clock has caught up.
  const day = Math.max(days.dayOf(askedAt), last?.day ?? 0);
  await addToDay(trx, {
    ...{ account_id: accountId, mode, day, ...nothingMoved },
    ...{ opening_kobo: last?.closing_kobo ?? kobo, opening_at: last?.closing_at ?? askedAt },
    ...{ closing_kobo: kobo, closing_at: askedAt, unseen_kobo: toKobo(last ? kobo - last.closing_kobo : 0) },
  });
  await putNewLook(trx, seen, { day, since_at: answeredAt, loose_kobo: nothing, rises: [], falls: [], givenBack: [] });
}

/** The next look is compared with this one: what moved until here is added to the day, and what was paid in returned. */
export async function bookLook(
  trx: Db,
  days: Days,
  { known, seen, sales, told }: { known: WalletLook; seen: Seen; sales: readonly WalletSale[]; told: Explanation },
): Promise<{ kobo: Kobo; isAbout: boolean } | null> {
  const { accountId, mode, kobo, askedAt } = seen;
  const corrected = await correctedAmong(trx, idsInQuestion(told));
  const from = { kobo: known.kobo, askedAt: known.asked_at, answeredAt: known.answered_at };
  const before = {
    ...{ looseKobo: known.loose_kobo, sinceAt: known.since_at, givenBack: givenBackIn(known) },
    ...{ rises: JSON.parse(known.rises) as Moved[], falls: JSON.parse(known.falls) as Moved[] },
  };
  const booked = movesBetween(from, seen, told, { ...before, isCorrected: (id) => corrected.has(id) });
  const { moves, looseKobo } = booked;
  for (const { sale } of told.parts) {
    // The look shows its charge, whatever it was: should it be given back, that is known.
    const isShown = booked.charged.includes(sale.id) && sale.charged_look_at === null;
    const isBack = booked.returned.includes(sale.id) && sale.charged_look_at !== null;
    if (isShown || isBack) await setChargedLook(trx, sale.id, isShown ? askedAt : null);
  }
  for (const sale of sales) if (isBackBetween(sale, from, seen)) await setChargedLook(trx, sale.id, null);
  const day = Math.max(days.dayOf(askedAt), known.day);
  await addToDay(trx, {
    ...{ account_id: accountId, mode, day, ...nothingMoved },
    ...{ opening_kobo: known.kobo, opening_at: known.asked_at, closing_kobo: kobo, closing_at: askedAt },
    ...{ paid_in_kobo: moves.paidInKobo, charged_kobo: moves.chargedKobo, returned_kobo: moves.returnedKobo },
    ...{ unnamed_kobo: moves.unnamedKobo, unnamed_n: moves.unnamedN, about_n: moves.isAbout ? 1 : 0 },
    unseen_kobo: moves.unseenKobo,
  });
  const { rises, falls, givenBack } = booked;
  await putNewLook(trx, seen, { day, since_at: known.since_at, loose_kobo: looseKobo, rises, falls, givenBack });
  return booked.risenKobo > 0 ? { kobo: booked.risenKobo, isAbout: moves.isAbout } : null;
}

/** The sales that are booked as given back. */
export function givenBackIn({ given_back }: Pick<WalletLook, "given_back">): readonly string[] {
  return JSON.parse(given_back) as string[];
}

interface NewLook {
  day: number;
  since_at: number;
  loose_kobo: Kobo;
  rises: readonly Moved[];
  falls: readonly Moved[];
  givenBack: readonly string[];
}

async function putNewLook(
  trx: Db,
  { accountId, mode, kobo, askedAt, answeredAt }: Seen,
  { rises, falls, givenBack, ...book }: NewLook,
): Promise<void> {
  const look = { account_id: accountId, mode, kobo, asked_at: askedAt, answered_at: answeredAt };
  const kept = {
    ...{ rises: JSON.stringify(rises), falls: JSON.stringify(falls) },
    given_back: JSON.stringify(givenBack),
  };
  await putLook(trx, { ...look, doubted_id: null, ...book, ...kept });
}
