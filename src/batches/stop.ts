import { actorOf, audit } from "../audit/audit.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import type { Seller } from "../sessions/sessions.ts";
import { type Batch, findBatch } from "./batches.queries.ts";
import { isOwn } from "./draft.ts";
import { stopIn } from "./sell-row.ts";

/** A list of this seller that was confirmed. */
export async function findList(db: Db, seller: Seller, id: string): Promise<Batch | undefined> {
  const batch = await findBatch(db, id);
  return batch && isOwn(batch, seller) && batch.confirmed_at !== null ? batch : undefined;
}

/** Leaves unsold what has not been sent, in the caller's transaction. False: the list does not run. */
export async function stopList(trx: Db, deps: Stamp, seller: Seller, id: string): Promise<boolean> {
  await takeLock(trx, `account:${seller.account.id}`);
  const batch = await findList(trx, seller, id);
  if (batch?.state !== "running") return false;
  await stopIn(trx, deps, batch, "asked");
  await audit(trx, deps, actorOf(seller), { act: "list_stopped", list: id });
  return true;
}
