import * as z from "zod";
import type { Cipher } from "../core/cipher.ts";
import { readStored, storedKobo } from "../core/stored.ts";
import { type Db, takeLock } from "../db/database.ts";
import { identityOf } from "../db/sealed.ts";
import type { Stamp } from "../db/tools.ts";
import { priceSources } from "../pricing/prices.table.ts";
import { serviceTypes } from "../services/services.ts";
import type { Seller } from "../sessions/sessions.ts";
import { type Batch, dropDrafts, findBatch, insertBatch, updateBatch } from "./batches.queries.ts";
import { type BatchRow, rowProblems } from "./rows.ts";

const draftLifeMs = 30 * 60_000;

const requestSchema = z.object({
  serviceType: z.enum(serviceTypes),
  provider: z.object({ id: z.number(), slug: z.string(), name: z.string() }),
  product: z.object({ id: z.number(), name: z.string() }).nullable(),
  beneficiary: z.string(),
  quantity: z.number(),
  faceKobo: storedKobo,
  price: z.object({
    chargeKobo: storedKobo.nullable(),
    aboutKobo: storedKobo.nullish(),
    discountPercent: z.number().nullable(),
    listKobo: storedKobo.nullable(),
  }),
  pays: z.object({ kobo: storedKobo, from: z.enum(priceSources) }),
  saidAt: z.number(),
});
const rowsSchema = z.array(
  z.object({
    typed: z.string(),
    request: requestSchema.nullable(),
    problem: z.enum(rowProblems).nullable(),
    before: z.string().nullable(),
    isKept: z.boolean(),
    isDropped: z.boolean(),
  }),
);

export interface Draft {
  batch: Batch;
  rows: readonly BatchRow[];
}

/** Keeps a list, in the caller's transaction. It is the one of its chat that can be confirmed: an earlier one is dropped. */
export async function keepDraft(
  trx: Db,
  { ids, now, cipher }: Stamp & { cipher: Cipher },
  { userId, account, seat }: Seller,
  rows: readonly BatchRow[],
): Promise<Draft> {
  await takeLock(trx, `batches:${userId}`);
  await dropDrafts(trx, { userId });
  const id = ids.ulid();
  const batch: Batch = {
    ...{ id, account_id: account.id, user_id: userId, seat_id: seat?.id ?? null, mode: account.mode },
    ...{ state: "draft", why: null, rows_sealed: sealRows(cipher, id, rows), card_message_id: null, is_proved: 0 },
    ...{ version: 1, created_at: now, confirmed_at: null, expires_at: now + draftLifeMs },
  };
  await insertBatch(trx, batch);
  return { batch, rows };
}

/** A list of this seller that can still be confirmed. Undefined: it was, or it ran out, or is somebody else's. */
export async function findDraft(
  db: Db,
  cipher: Cipher,
  seller: Seller,
  id: string,
  now: number,
): Promise<Draft | undefined> {
  const batch = await findBatch(db, id);
  if (!batch || !isOwn(batch, seller) || batch.state !== "draft" || batch.expires_at <= now) return undefined;
  const rows = openRows(cipher, batch);
  return rows ? { batch, rows } : undefined;
}

/** Drops what this user has not confirmed: its card sells nothing. */
export async function dropDraft(trx: Db, userId: number): Promise<void> {
  await dropDrafts(trx, { userId });
}

/** Whether a list was made by this user, from where the user sells now. */
export function isOwn(batch: Batch, { userId, account, seat }: Seller): boolean {
  return batch.user_id === userId && batch.account_id === account.id && batch.seat_id === (seat?.id ?? null);
}

/** Null: it was kept by another version of this program. */
export function openRows(cipher: Cipher, { id, rows_sealed }: Batch): readonly BatchRow[] | null {
  return readStored(rowsSchema, cipher.open(rows_sealed, identityOf("batch.rows", id)));
}

/** Changes the rows of a list. Undefined: it is not as it was any more. */
export async function changeDraft(
  trx: Db,
  cipher: Cipher,
  { batch }: Draft,
  rows: readonly BatchRow[],
): Promise<Draft | undefined> {
  const changed = await updateBatch(trx, batch, { rows_sealed: sealRows(cipher, batch.id, rows) });
  return changed && { batch: changed, rows };
}

/** The rows with one of them as `change` makes it. */
export function withRow(rows: readonly BatchRow[], index: number, change: Partial<BatchRow>): BatchRow[] {
  return rows.map((row, at) => (at === index ? { ...row, ...change } : row));
}

function sealRows(cipher: Cipher, id: string, rows: readonly BatchRow[]): string {
  return cipher.seal(JSON.stringify(rows), identityOf("batch.rows", id));
}
