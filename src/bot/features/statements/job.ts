import { createCalendar } from "../../../core/calendar.ts";
import { VendbotError } from "../../../core/errors.ts";
import type { Db } from "../../../db/database.ts";
import { findSeller, type Seller } from "../../../sessions/sessions.ts";
import { type Read, readWanted } from "../../../statements/statement-query.ts";
import type { StatementRow } from "../../../statements/statements.queries.ts";
import type { Times } from "../../ui/format.ts";
import type { Languages } from "../../ui/languages.ts";
import type { Say } from "../../ui/text.ts";
import { decodeChoice, fileDays, nameDays } from "./choice.ts";
import { describe } from "./statement-card.ts";

/** Raised when who has asked may not have it any more. */
class NotTheirs extends VendbotError {}

/** A statement that is being made, with what it is of. */
export interface Job {
  row: StatementRow;
  /** In the language of who has asked. */
  say: Say;
  seller: Seller;
  read: Read;
  /** "1 – 22 Nov 2026" */
  days: string;
  /** "Data · Mama Tunde"; null: nothing narrows it down. */
  filter: string | null;
  fileName: string;
}

interface JobTools {
  languages: Pick<Languages, "speak">;
  times: Times;
}

/** Throws NotTheirs where they have logged out meanwhile, or the shop is in another mode. */
export async function readJob(db: Db, { languages, times }: JobTools, row: StatementRow): Promise<Job> {
  const seller = await findSeller(db, row.user_id);
  const choice = decodeChoice(row.choice);
  const isTheirs = seller?.account.id === row.account_id && (seller.seat?.id ?? null) === row.seat_id;
  if (!seller || !isTheirs || !choice || seller.account.mode !== row.mode) {
    throw new NotTheirs("statement.not_theirs", "Who asked for it is not in the shop any more");
  }
  const say = languages.speak(seller.chat.locale);
  const read = await readWanted(db, seller.account, { ...choice, since: row.since, until: row.until });
  const { seats, customer } = read;
  const span = daysOf(times, row);
  return {
    ...{ row, say, seller, read },
    days: nameDays(span),
    filter: describe({ say, choice, seats, customer }),
    // A table has no place for a note about it.
    fileName: `${row.mode === "sandbox" ? "sandbox_" : ""}statement_${fileDays(span)}.${row.format}`,
  };
}

/** The first and the last day of a statement. */
export function daysOf(times: Times, { since, until }: Pick<StatementRow, "since" | "until">) {
  const { dayOf } = createCalendar(times);
  return { from: dayOf(since), to: dayOf(until - 1) };
}
