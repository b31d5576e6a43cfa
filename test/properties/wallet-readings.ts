import { type Kobo, toKobo } from "../../src/core/money.ts";
import type { PurchaseState } from "../../src/sales/purchases.table.ts";
import type { WalletMemory, WalletMoves } from "../../src/wallet/booking.ts";
import { readPair } from "../../src/wallet/pair.ts";
import { noMemory } from "../../src/wallet/record-balance.ts";
import type { BalanceSnapshot, WalletSale } from "../../src/wallet/sale.ts";
import { noon } from "../support/builders.ts";
import type { Book, Truth } from "./wallet-books.ts";

/** The state of a made-up book of a wallet at a moment, and the shop's readings of it. */

export function ledgerAt({ sales: all, strangers }: Book, at: number): number {
  const moved = all.reduce((sum, sale) => {
    const isPaid = sale.end !== "void" && !sale.isLost && sale.chargedAt <= at;
    const isBack = (sale.takenBack?.at ?? (sale.end === "failed" ? sale.settledAt : at + 1)) <= at;
    const isPaidAgain = sale.again !== undefined && sale.again.at <= at && at < (sale.again.takenBack?.at ?? at + 1);
    return sum + (isPaid ? sale.charge : 0) - (isBack ? sale.charge : 0) + (isPaidAgain ? sale.charge : 0);
  }, 0);
  return 50_000_000 - moved + strangers.reduce((sum, one) => sum + (one.at <= at ? one.kobo : 0), 0);
}

/** What the shop knows of a sale by the wallet: its charge, and which look showed it. */
export interface Shown {
  kobo: Kobo | null;
  at: number | null;
}

/** The answers of the service so far; the last one counts. */
function answersAt({ settledAt, end, takenBack, again }: Truth, at: number): { state: PurchaseState; at: number }[] {
  const answers = [
    { state: end, at: settledAt },
    ...(takenBack ? [{ state: "failed" as const, at: takenBack.heardAt }] : []),
    ...(again ? [{ state: "succeeded" as const, at: again.heardAt }] : []),
    ...(again?.takenBack ? [{ state: "failed" as const, at: again.takenBack.heardAt }] : []),
  ];
  return answers.filter((answer) => answer.at <= at);
}

export function rowAt(sale: Truth, at: number, known: ReadonlyMap<string, Shown>): WalletSale {
  const answer = answersAt(sale, at).at(-1);
  // The service accepts a sale once it has charged it.
  const isAccepted = sale.end !== "void" && at > sale.chargedAt;
  const shown = answer && sale.isShownByRecord && sale.end === "succeeded" ? sale.charge : null;
  return {
    ...{
      id: sale.id,
      state: answer?.state ?? (isAccepted ? "pending" : "unknown"),
      face_kobo: sale.face,
      expected_kobo: sale.expected,
    },
    ...{ stated_kobo: null, service_reference: null, observed_kobo: known.get(sale.id)?.kobo ?? shown },
    charged_look_at: known.get(sale.id)?.at ?? null,
    confirmed_at: noon + sale.confirmedAt,
    settled_at: answer ? noon + answer.at : null,
  };
}

/** The bookings of a pair of snapshots, and the sales whose charge it showed. */
interface Step {
  from: BalanceSnapshot;
  to: BalanceSnapshot;
  moves: WalletMoves;
  heldKobo: number;
}

/** Plays the snapshots in the order of `looks`, as the shop does. `pauseMs`: how long after each its rows are read. */
export function keepBook(book: Book, looks: Book["looks"]) {
  const known = new Map<string, Shown>();
  /** The sales whose refund is booked, and those whose refund has certainly come. */
  const back = { booked: new Set<string>(), sure: new Set<string>() };
  const steps: Step[] = [];
  /** Each snapshot that others were compared with, and when it had come. */
  const stood: { from: BalanceSnapshot; since: number }[] = [];
  let from: BalanceSnapshot | null = null;
  let memory: WalletMemory = { ...noMemory, sinceAt: 0 };
  for (const one of looks) {
    const answeredAt = one.askedAt + one.tookMs;
    const kobo = ledgerAt(book, one.askedAt - one.lagMs + one.share * (one.tookMs + one.lagMs));
    const to = { kobo: toKobo(kobo), askedAt: noon + one.askedAt, answeredAt: noon + answeredAt };
    const rows = book.sales
      .filter(({ confirmedAt }) => confirmedAt <= answeredAt)
      .map((s) => rowAt(s, answeredAt, known));
    let isCounted = true;
    // The second time the record has been asked for, and says no more.
    for (let tries = 0; from !== null && tries < 2; tries++) {
      const read = readPair(from, to, rows, memory, { hasStrangers: false, isAsking: false });
      isCounted = read.isCounted;
      if (!read.isCounted && read.askFor.length === 0) break;
      if (!read.isCounted) {
        memory = { ...memory, askedFor: [...memory.askedFor, ...read.askFor] };
        continue;
      }
      memory = read.memory;
      for (const { id, observedKobo, isPlaced } of read.charged)
        if (isPlaced) known.set(id, { kobo: observedKobo ?? known.get(id)?.kobo ?? null, at: to.askedAt });
      for (const { id, isAlone } of read.refunded) {
        known.set(id, { kobo: known.get(id)?.kobo ?? null, at: null });
        back.booked.add(id);
        if (isAlone) back.sure.add(id);
      }
      for (const id of read.sureIds) back.sure.add(id);
      steps.push({ from, to, moves: read.moves, heldKobo: memory.heldKobo });
      break;
    }
    if (!isCounted) continue;
    if (from === null) memory = { ...memory, sinceAt: to.answeredAt };
    from = to;
    stood.push({ from, since: answeredAt });
  }
  return { known, back, steps, stood };
}
