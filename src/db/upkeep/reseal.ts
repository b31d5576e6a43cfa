import { sql } from "kysely";
import { hourMs } from "../../core/calendar.ts";
import { type Cipher, CipherError, keyIdOf } from "../../core/cipher.ts";
import type { Clock } from "../../core/clock.ts";
import type { Log } from "../../core/log.ts";
import { createWakeableLoop, type WakeableLoop } from "../../core/loop.ts";
import type { Db } from "../database.ts";
import type { Store } from "../open.ts";
import { identityOf, type SealedColumn, sealedColumns } from "../sealed.ts";

/** The primary key of a row, and the sealed value with it. */
type SealedRow = Record<string, string | number> & { sealed: string };

/** Rows in one transaction: a sale waits for no more than these. */
const pageSize = 100;
const restMs = 20;
/** A process that still seals with an earlier key may write after a pass has been by. */
const againMs = hourMs;
/** The replica that does it for all may be gone by then. */
const standByMs = 30_000;

interface Pass {
  /** Values sealed again, with the first key. */
  resealed: number;
  /** Values left as they are, because no key opens them: damaged, or another row's. */
  left: number;
}

/**
 * While there are several keys, seals every value of an earlier key with the first one, a page at a time and beside the
 * sales. `cipher.resealed` in the log with `left: 0` means that the earlier keys may go.
 */
export function createResealer(deps: { store: Store; cipher: Cipher; clock: Clock; log: Log }): WakeableLoop {
  const { store, cipher, log } = deps;
  let at = 0;
  let after: SealedRow | null = null;
  let pass: Pass = { resealed: 0, left: 0 };

  function begin(): void {
    at = 0;
    after = null;
    pass = { resealed: 0, left: 0 };
  }

  async function round(): Promise<number> {
    if (cipher.keyIds.length < 2) return againMs;
    // One of the replicas does it for all.
    if (!(await store.leases.keep("reseal"))) {
      // A pass of this process does not count the work of another one.
      begin();
      return standByMs;
    }
    const column = sealedColumns[at];
    if (!column) {
      const say = pass.left > 0 ? log.error : log.info;
      say("cipher.resealed", { ...pass, first: cipher.keyIds[0] });
      begin();
      return againMs;
    }
    const page = await resealPage(store, cipher, column, after);
    pass = { resealed: pass.resealed + page.resealed, left: pass.left + page.left };
    after = page.last;
    if (!after) at++;
    return restMs;
  }

  return createWakeableLoop({ ...deps, name: "reseal", round });
}

/**
 * Seals one page of a column again, in one transaction. `last` is where the next page begins, null after the last one.
 */
async function resealPage(
  store: Store,
  cipher: Cipher,
  column: SealedColumn,
  after: SealedRow | null,
): Promise<Pass & { last: SealedRow | null }> {
  const rows = await readPage(store.db, column, after);
  const last = rows.length < pageSize ? null : (rows.at(-1) ?? null);
  const fresh = rows
    .filter(({ sealed }) => keyIdOf(sealed) !== cipher.keyIds[0])
    .map((row) => ({ row, sealed: sealAgain(cipher, column, row) }));
  let resealed = 0;
  if (fresh.length > 0) {
    await store.transaction(async (trx) => {
      for (const { row, sealed } of fresh) if (sealed) resealed += await replace(trx, column, row, sealed);
    });
  }
  return { last, resealed, left: fresh.filter(({ sealed }) => sealed === null).length };
}

function sealAgain(cipher: Cipher, { name, key }: SealedColumn, row: SealedRow): string | null {
  const [first, ...others] = key.map((part) => row[part] ?? "");
  const identity = identityOf(name, first ?? "", ...others);
  try {
    return cipher.seal(cipher.open(row.sealed, identity), identity);
  } catch (error) {
    if (!(error instanceof CipherError)) throw error;
    return null;
  }
}

async function readPage(db: Db, { table, column, key }: SealedColumn, after: SealedRow | null): Promise<SealedRow[]> {
  const keys = sql.join(key.map((part) => sql.ref(part)));
  const from = after ? sql`AND (${keys}) > (${sql.join(key.map((part) => after[part]))})` : sql``;
  const { rows } = await sql<SealedRow>`
    SELECT ${keys}, ${sql.ref(column)} AS sealed FROM ${sql.table(table)}
    WHERE ${sql.ref(column)} <> '' ${from} ORDER BY ${keys} LIMIT ${pageSize}`.execute(db);
  return rows;
}

/** Only if the value is still the one that was opened: a later writer has sealed a newer one. */
async function replace(trx: Db, { table, column, key }: SealedColumn, row: SealedRow, sealed: string): Promise<number> {
  const isRow = sql.join(
    key.map((part) => sql`${sql.ref(part)} = ${row[part]}`),
    sql` AND `,
  );
  const { numAffectedRows } = await sql`
    UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${sealed}
    WHERE ${isRow} AND ${sql.ref(column)} = ${row.sealed}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
