import type { AccountMode } from "../../../core/account-modes.ts";
import { formatNaira, type Kobo, toKobo } from "../../../core/money.ts";
import { serviceTypes } from "../../../services/services.ts";
import type { Seen, Statement } from "../../../statements/statement.ts";
import {
  columnNames,
  type Figure,
  labelNames,
  type StatementWords,
  type Summary,
} from "../../../statements/statement-columns.ts";
import { nameService, signed, type Times } from "../../ui/format.ts";
import { formatLate } from "../../ui/sums.ts";
import type { FixedKey, Say } from "../../ui/text.ts";

function dictionary<Name extends string>(names: readonly Name[], tell: (name: Name) => string): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, tell(name)])) as Record<Name, string>;
}

/** The words of a statement's file. `{amount}` and the like stand where the file's writer puts them. */
export function describeStatement(
  say: Say,
  { period, filter, mode }: { period: string; filter: string | null; mode: AccountMode },
): StatementWords {
  const amount = "{amount}";
  return {
    title: say.plain("statement-title"),
    ...{ period, filter },
    sandbox: mode === "live" ? null : { word: say.plain("receipt-sandbox"), note: say.plain("statement-sandbox") },
    columns: dictionary(columnNames, (name) => say.plain(`statement-column-${name}`)),
    services: dictionary(serviceTypes, (type) => nameService(say, type).name),
    states: dictionary(["sold", "awaiting", "open", "failed"], (name) => say.plain(`statement-state-${name}`)),
    payments: dictionary(["paid", "owed", "part", "forgiven"], (name) => say.plain(`statement-payment-${name}`)),
    charges: dictionary(["seen", "expected", "unknown"], (name) => say.plain(`statement-charge-${name}`)),
    unsold: {
      open: say.plain("statement-still-open", { amount }),
      failed: say.plain("statement-not-sold", { amount }),
    },
    owner: say.plain("filter-seat-owner"),
    labels: dictionary(labelNames, (name) =>
      name === "page"
        ? say.plain("statement-label-page", { page: "{page}", pages: "{pages}" })
        : say.plain(`statement-label-${name}`),
    ),
  };
}

/** The texts about a whole statement. `withLines`: whether its sales are in it. */
export function sumUp(say: Say, times: Times, statement: Statement, withLines: boolean): Summary {
  const { sums, wallet, debts, late, madeAt, lines, withCost } = statement;
  const figure = (key: FixedKey, kobo: Kobo, isAbout = false, note: string | null = null): Figure => {
    const amount = formatNaira(kobo);
    const value = isAbout && sums.expected > 0 ? say.plain("statement-about", { amount }) : amount;
    return { label: say.plain(key), kobo, value, note };
  };
  return {
    madeAt: say.plain("statement-made", { time: times.moment(madeAt), zone: times.zone }),
    sums: [
      ...(withCost
        ? [
            figure("statement-price", sums.priceKobo, false, say.plain("sums-count", { count: sums.sold })),
            figure("statement-cost", sums.costKobo, true, unpricedNote(say, statement)),
            figure("statement-profit", sums.profitKobo, true),
            figure("statement-face", sums.soldKobo),
          ]
        : [figure("statement-face", sums.soldKobo, false, say.plain("sums-count", { count: sums.sold }))]),
    ],
    debts: debts === null ? [] : debtFigures(say, debts),
    wallet: withCost && wallet !== null ? walletFigures(say, times, wallet) : [],
    remarks: [
      ...(sums.open > 0 ? [say.plain("statement-open", openOf(statement))] : []),
      ...(withCost && sums.unpriced > 0 ? [say.plain("statement-uncounted", { count: sums.unpriced })] : []),
      ...(withCost && late !== null ? formatLate(say, late) : []),
      ...(withCost && debts !== null && wallet === null ? [say.plain("statement-no-wallet")] : []),
      ...(withLines ? [] : [say.plain("statement-no-lines", { count: lines.toLocaleString("en-GB") })]),
    ],
  };

  function openOf({ sums: { open, openKobo } }: Statement) {
    return { count: open, amount: withCost ? formatNaira(openKobo) : "none" };
  }
}

function unpricedNote(say: Say, { sums: { unpriced } }: Statement): string | null {
  return unpriced === 0 ? null : say.plain("sums-unpriced", { count: unpriced });
}

/** The wallet from the first to the last look. */
function walletFigures(say: Say, times: Times, wallet: NonNullable<Statement["wallet"]>): Figure[] {
  const seen = (key: FixedKey, { kobo, at }: Seen): Figure => ({
    ...balance(say, key, kobo),
    note: say.plain("statement-seen", { time: times.moment(at) }),
  });
  return [
    seen("statement-opening", wallet.opening),
    change(say, "statement-paid-in", wallet.paidIn),
    change(say, "statement-charged", -wallet.charged),
    change(say, "statement-not-named", -wallet.notNamed),
    seen("statement-closing", wallet.closing),
  ];
}

function debtFigures(say: Say, debts: NonNullable<Statement["debts"]>): Figure[] {
  return [
    balance(say, "statement-debts-opening", debts.opening),
    change(say, "statement-debts-owed", debts.owed),
    change(say, "statement-debts-paid", -debts.paid),
    change(say, "statement-debts-forgiven", -debts.forgiven),
    balance(say, "statement-debts-closing", debts.closing),
  ];
}

function balance(say: Say, key: FixedKey, kobo: Kobo): Figure {
  return { label: say.plain(key), kobo, value: formatNaira(kobo), note: null };
}

/** With its sign, as it counts in the sum. */
function change(say: Say, key: FixedKey, kobo: number): Figure {
  return { label: say.plain(key), kobo: toKobo(kobo), value: signed(kobo), note: null };
}
