import { nothingSold, profitOf, type Sums } from "../closes/sale-totals.ts";
import { toKobo } from "../core/money.ts";
import { type ServiceType, serviceTypes } from "../services/services.ts";
import type { Statement, StatementLine, StatementSums } from "./statement.ts";

type Parts = Pick<Statement, "lines" | "sums" | "byService" | "bySeat" | "byDay">;

/** Adds up the lines of a statement as they pass. `startOfDay`: in the shop's time zone. */
export function createLineSums(startOfDay: (at: number) => number) {
  let lines = 0;
  const byService = new Map<ServiceType, Adding>();
  const bySeat = new Map<string | null, Adding>();
  const byDay = new Map<number, Adding>();

  return {
    add(page: readonly StatementLine[]): void {
      lines += page.length;
      for (const line of page) {
        addTo(sumsAt(byService, line.service), line);
        addTo(sumsAt(bySeat, line.seat), line);
        addTo(sumsAt(byDay, startOfDay(line.at)), line);
      }
    },
    read(): Parts {
      return {
        lines,
        sums: told([...byService.values()]),
        byService: serviceTypes.flatMap((service) => {
          const sums = byService.get(service);
          return sums ? [{ service, sums: told([sums]) }] : [];
        }),
        bySeat: [...bySeat].map(([seat, sums]) => ({ seat, sums: told([sums]) })),
        byDay: [...byDay].map(([day, sums]) => ({ day, sums: told([sums]) })),
      };
    },
  };
}

type Adding = { -readonly [Name in keyof Sums]: number };

function sumsAt<Key>(sums: Map<Key, Adding>, key: Key): Adding {
  const known = sums.get(key);
  if (known) return known;
  const fresh = { ...nothingSold };
  sums.set(key, fresh);
  return fresh;
}

/** The same rule as for the sums of the books, whose rows are the lines. */
function addTo(sums: Adding, line: StatementLine): void {
  const { state, faceKobo, priceKobo, costKobo, isCostSeen, unsoldKobo } = line;
  if (state === "open") {
    sums.open += 1;
    sums.openKobo += unsoldKobo ?? 0;
  }
  if (state !== "sold" && state !== "awaiting") return;
  sums.sold += 1;
  sums.soldKobo += faceKobo ?? 0;
  sums.costKobo += costKobo ?? 0;
  sums.priceKobo += priceKobo ?? 0;
  if (costKobo === null) {
    sums.unpriced += 1;
    sums.unpricedKobo += priceKobo ?? 0;
  } else if (!isCostSeen) sums.expected += 1;
}

function told(all: readonly Adding[]): StatementSums {
  const sum = (name: keyof Sums) => all.reduce((total, one) => total + one[name], 0);
  const sums: Sums = {
    ...{ sold: sum("sold"), expected: sum("expected"), unpriced: sum("unpriced"), open: sum("open") },
    ...{ soldKobo: toKobo(sum("soldKobo")), costKobo: toKobo(sum("costKobo")), openKobo: toKobo(sum("openKobo")) },
    ...{ priceKobo: toKobo(sum("priceKobo")), unpricedKobo: toKobo(sum("unpricedKobo")) },
  };
  return { ...sums, profitKobo: profitOf(sums).kobo };
}
