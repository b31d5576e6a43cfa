import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { DebtTotalTable } from "../debts/debts.table.ts";
import { measures, startOf as startOfDay, worthOfSale } from "../sales/sale-sums.queries.ts";
import type { SaleTallyTable } from "../sales/tallies.table.ts";

/** What a row of `sale_tally` lacks to be what its sales come to; negative where it holds too much. */
export type TallyGap = SaleTallyTable;

const keys = ["account_id", "mode", "day", "seat_id", "service_type", "state_group", "is_doubtful"] as const;
const key = sql.join(keys.map((name) => sql.ref(name)));
const sums = sql.join(measures.map((name) => sql`sum(${sql.ref(name)}) AS ${sql.ref(name)}`));

/** The accounts and the day that are counted again. What is left out does not matter. */
interface Part {
  accountIds?: readonly string[];
  /** As in `sale_tally`. */
  day?: number;
}

/**
 * Counts days again from the sales, in one moment of the database: what changes meanwhile is on both sides or on
 * neither. A row for each total that is not right.
 */
export async function dayGaps(db: Db, { accountIds, day }: Part): Promise<TallyGap[]> {
  const worth = sql.join(
    (["seat_id", "state_group", "is_doubtful", ...measures] as const).map(
      (name) => sql`${worthOfSale[name]} AS ${sql.ref(name)}`,
    ),
  );
  const isInDay =
    day === undefined ? sql`` : sql`AND confirmed_at >= ${startOfDay(day)} AND confirmed_at < ${startOfDay(day + 1)}`;
  const { rows } = await sql<TallyGap>`
    SELECT ${key}, ${sums} FROM (
      SELECT account_id, mode, (confirmed_at + 3600000) / 86400000 AS day, service_type, ${worth}
      FROM purchase WHERE confirmed_at IS NOT NULL ${isInDay} ${among(accountIds)}
      GROUP BY 1, 2, 3, 4, 5, 6, 7
      UNION ALL
      SELECT account_id, mode, day, service_type, seat_id, state_group, is_doubtful, ${minus}
      FROM sale_tally WHERE day ${day === undefined ? sql`> 0` : sql`= ${day}`} ${among(accountIds)}
    ) AS compared GROUP BY ${key} HAVING ${isOff}`.execute(db);
  return rows;
}

/** Adds the days up again: the same for what stands as ever. */
export async function everGaps(db: Db, { accountIds }: Part): Promise<TallyGap[]> {
  const { rows } = await sql<TallyGap>`
    SELECT ${sql.join(keys.map((name) => (name === "day" ? sql`0 AS day` : sql.ref(name))))}, ${sums} FROM (
      SELECT ${key}, ${plus} FROM sale_tally WHERE day > 0 ${among(accountIds)}
      UNION ALL
      SELECT ${key}, ${minus} FROM sale_tally WHERE day = 0 ${among(accountIds)}
    ) AS compared
    GROUP BY ${sql.join(keys.filter((name) => name !== "day").map((name) => sql.ref(name)))} HAVING ${isOff}`.execute(
    db,
  );
  return rows;
}

/** Adds what is missing. A sale that changes meanwhile adds its own. */
export async function closeGaps(trx: Db, gaps: readonly TallyGap[]): Promise<void> {
  for (const gap of gaps) {
    await trx
      .insertInto("sale_tally")
      .values(gap)
      .onConflict((c) =>
        c
          .columns([...keys])
          .doUpdateSet((e) =>
            Object.fromEntries(measures.map((name) => [name, e(`sale_tally.${name}`, "+", e.ref(`excluded.${name}`))])),
          ),
      )
      .execute();
  }
}

/** What a row of `debt_total` lacks to be what its debtors owe. */
export type DebtGap = DebtTotalTable;

/** Adds up again what is owed to accounts in all, in one moment of the database. A row for each that is not right. */
export async function debtGaps(db: Db, { accountIds }: Omit<Part, "day">): Promise<DebtGap[]> {
  const { rows } = await sql<DebtGap>`
    SELECT account_id, mode, sum(owed_kobo) AS owed_kobo, sum(people) AS people FROM (
      SELECT account_id, mode, owed_kobo, 1 AS people FROM debtor WHERE owed_kobo > 0 ${among(accountIds)}
      UNION ALL
      SELECT account_id, mode, -owed_kobo, -people FROM debt_total WHERE true ${among(accountIds)}
    ) AS compared GROUP BY account_id, mode HAVING sum(owed_kobo) <> 0 OR sum(people) <> 0`.execute(db);
  return rows;
}

/** Adds what is missing. */
export async function closeDebtGaps(trx: Db, gaps: readonly DebtGap[]): Promise<void> {
  for (const gap of gaps) {
    await trx
      .insertInto("debt_total")
      .values(gap)
      .onConflict((c) =>
        c.columns(["account_id", "mode"]).doUpdateSet((e) => ({
          owed_kobo: e("debt_total.owed_kobo", "+", e.ref("excluded.owed_kobo")),
          people: e("debt_total.people", "+", e.ref("excluded.people")),
        })),
      )
      .execute();
  }
}

const plus = sql.join(measures.map((name) => sql.ref(name)));
const minus = sql.join(measures.map((name) => sql`-${sql.ref(name)}`));
const isOff = sql.join(
  measures.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
  sql` OR `,
);

function among(accountIds: readonly string[] | undefined): RawBuilder<unknown> {
  return accountIds === undefined ? sql`` : sql`AND account_id IN (${sql.join([...accountIds])})`;
}
