import { type Kysely, sql } from "kysely";
import { type Cipher, keyIdOf } from "../../core/cipher.ts";
import { VendbotError } from "../../core/errors.ts";
import type { Db } from "../database.ts";
import { sealedColumns } from "../sealed.ts";
import { putSetting, readSetting } from "../settings.queries.ts";

/** Raised when ENCRYPTION_KEY does not open what the database holds. The message tells an operator what to do. */
export class KeyError extends VendbotError {}

/** The ids of the keys under which values may stand, comma separated. */
const keysSetting = "sealing_keys";
/** A word sealed with the first key: what does not open it is another key. */
const checkSetting = "sealing_check";
const checkWord = "vendbot";

/**
 * Checks, before anything is written, whether the keys open what the database holds. It reads two rows while no key has
 * been removed, else every sealed value. Throws KeyError.
 */
export async function proveKeys(db: Db, cipher: Cipher): Promise<void> {
  const columns = await existingColumns(db);
  if (!columns.has("setting.value")) return;
  const check = await readSetting(db, checkSetting);
  if (check !== undefined && cipher.keyIds.includes(keyIdOf(check))) openCheck(cipher, check);
  const known = (await readSetting(db, keysSetting))?.split(",");
  if (known?.every((id) => cipher.keyIds.includes(id))) return;
  const missing = new Map<string, number>();
  for (const { table, column } of sealedColumns) {
    if (!columns.has(`${table}.${column}`)) continue;
    for (const { id, count } of await countOthers(db, table, column, cipher.keyIds)) {
      missing.set(id, (missing.get(id) ?? 0) + count);
    }
  }
  if (missing.size === 0) return;
  const kept = [...missing].map(([id, count]) => `${count} ${count === 1 ? "value" : "values"} with key ${id}`);
  throw new KeyError(
    "store.key_missing",
    `ENCRYPTION_KEY does not open this database: it holds ${kept.join(", ")}, and the keys given are ${cipher.keyIds.join(", ")}. ` +
      "Put the earlier key back, behind the new one (ENCRYPTION_KEY=NEW,EARLIER), until everything is sealed anew. Nothing was changed.",
  );
}

/** Notes which keys are in use from now on. */
export async function recordKeys(db: Db, cipher: Cipher): Promise<void> {
  const check = await readSetting(db, checkSetting);
  if (check === undefined || keyIdOf(check) !== cipher.keyIds[0]) {
    await putSetting(db, checkSetting, cipher.seal(checkWord, checkSetting));
  }
  await putSetting(db, keysSetting, cipher.keyIds.join(","));
}

function openCheck(cipher: Cipher, check: string): void {
  try {
    if (cipher.open(check, checkSetting) === checkWord) return;
  } catch (cause) {
    throw new KeyError("store.key_wrong", "ENCRYPTION_KEY is not the key of this database. Nothing was changed.", {
      cause,
    });
  }
}

/** `table.column` of all that is there: an older database lacks what later migrations add. */
async function existingColumns(db: Kysely<unknown> | Db): Promise<Set<string>> {
  const tables = await db.introspection.getTables();
  return new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)));
}

async function countOthers(db: Db, table: string, column: string, keyIds: readonly string[]) {
  const keyId = sql`substr(${sql.ref(column)}, 1, 8)`;
  const { rows } = await sql<{ id: string; count: number | string }>`
    SELECT ${keyId} AS id, count(*) AS count FROM ${sql.table(table)}
    WHERE ${sql.ref(column)} <> '' AND ${keyId} NOT IN (${sql.join(keyIds)}) GROUP BY ${keyId}`.execute(db);
  return rows.map(({ id, count }) => ({ id, count: Number(count) }));
}
