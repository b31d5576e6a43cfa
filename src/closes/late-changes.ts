import type { Kobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { addUp, profitOfDay } from "./close-sums.ts";
import { type Books, lateWorth } from "./closes.queries.ts";

/** How often sealed days changed, and by how much their profit. */
interface Changes {
  n: number;
  profitKobo: Kobo;
}

/** By what the sums of a span of time are not those of its closes. */
export interface LateChanges {
  /** Its own sales: in its sums, and in the close of the day of their change. */
  after: Changes;
  /** Of sales before it: in its closes, and not in its sums. */
  earlier: Changes;
}

/** Reads what changed of sealed days, as far as it touches a span of time. Without an end it goes on to the present. */
export async function readLateChanges(
  db: Db,
  books: Books,
  { since, until = Number.MAX_SAFE_INTEGER }: { since: number; until?: number },
): Promise<LateChanges> {
  const worth = await lateWorth(db, books, { since, until });
  const changesOf = (which: "sold" | "counted"): Changes => {
    const late = worth.filter((one) => one.which === which);
    return { n: late.reduce((sum, { late_n }) => sum + late_n, 0), profitKobo: profitOfDay(addUp(late)).kobo };
  };
  return { after: changesOf("sold"), earlier: changesOf("counted") };
}
