import { addUp, profitOf } from "../books/reckoning.ts";
import type { SaleSums } from "../sales/sale-sums.queries.ts";
import { type ServiceType, serviceTypes } from "../services/services.ts";
import type { Statement, StatementLine, StatementSums } from "./statement.ts";

type Parts = Pick<Statement, "lines" | "sums" | "byService" | "bySeat" | "byDay">;

/** Adds up the lines of a statement as they pass. `startOfDay`: in the shop's time zone. */
export function createLineSums(startOfDay: (at: number) => number) {
  let lines = 0;
  const byService = new Map<ServiceType, SaleSums>();
  const bySeat = new Map<string | null, SaleSums>();
  const byDay = new Map<number, SaleSums>();

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

function sumsAt<Key>(sums: Map<Key, SaleSums>, key: Key): SaleSums {
  const known = sums.get(key);
  if (known) return known;
  const none = { sold: 0, soldKobo: 0, priceKobo: 0, costKobo: 0, expected: 0, open: 0, openKobo: 0 };
  const fresh = { seatId: null, ...none, unpriced: 0, unpricedKobo: 0 };
  sums.set(key, fresh);
  return fresh;
}

/** The same rule as for the running totals, of which the lines are the rows. */
function addTo(sums: SaleSums, line: StatementLine): void {
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

function told(rows: readonly SaleSums[]): StatementSums {
  const sums = addUp(rows);
  return { ...sums, profitKobo: profitOf(sums).kobo };
}
