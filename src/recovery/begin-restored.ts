import { dropDrafts } from "../batches/batches.queries.ts";
import { dayMs } from "../core/calendar.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Store } from "../db/open.ts";
import { putRestored, type Restored, readRestored } from "../db/restored.queries.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueueNews } from "../outbox/notices.queries.ts";
import { checkBy } from "../sales/checks.queries.ts";
import { gapMs } from "../sales/outage.ts";
import { insertJournal, openStates, type Purchase, updatePurchase } from "../sales/purchases.queries.ts";
import { dropLooks } from "../wallet/snapshots.queries.ts";
import { putChecks } from "./restore-checks.queries.ts";

/** Sales this long before the end of a backup are verified in any state. */
const doubtMs = 15 * 60_000;
/** A sale that the service never saw may be tried again for so long, and may have been since the backup. */
const triedAgainMs = dayMs;
/** From the tap to the last moment at which its POST may start. */
const sentByMs = 80_000;
/** A look that brought nothing is repeated so much later. */
export const askAnewMs = 10_000;

/**
 * Before a shop on a restored book does anything else: records every sale that may have gone on after the backup, to be
 * verified. An offer that was open then may have been sold, and an intent may have been sent: both become unknown, and
 * nothing sends them. Returns null if there is nothing to do, else the number of sales to verify.
 */
export async function beginRestored(store: Store, deps: Stamp): Promise<number | null> {
  return store.transaction(async (trx) => {
    await takeLock(trx, "restored");
    const restored = await readRestored(trx);
    if (restored?.state !== "new") return null;
    // The book may lack money that moved since the wallet's last snapshot.
    await dropLooks(trx);
    // A list that was not confirmed then may have been since: its rows are not known here, and its card sells nothing.
    await dropDrafts(trx, {});
    for (const purchase of await mayHaveBeenSent(trx, restored.endAt)) await doubt(trx, deps, restored, purchase);
    const sales = await toLookUp(trx, restored);
    const gap = gapMs(sales.length);
    for (const [index, { id, next_check_at }] of sales.entries()) {
      const at = Math.round(deps.now + index * gap);
      if (next_check_at === null)
        await trx.updateTable("purchase").set({ next_check_at: at }).where("id", "=", id).execute();
      else await checkBy(trx, id, at);
    }
    const lookedAt = Math.round(deps.now + sales.length * gap + askAnewMs);
    const checks = sales.map(({ account_id, reference }) => ({
      ...{ account_id, reference, what: "sale" as const, misses: 0, due_at: lookedAt },
      ...{ wallet_kobo: null, wallet_at: null },
    }));
    await putChecks(trx, [...checks, ...(await accountsToLookAt(trx, deps, restored))]);
    await putRestored(trx, { ...restored, state: "looking" });
    return sales.length;
  });
}

/** Offers that could still be confirmed after the backup, and sales that waited for the sender. */
function mayHaveBeenSent(trx: Db, endAt: number): Promise<Purchase[]> {
  return trx
    .selectFrom("purchase")
    .selectAll()
    .where((e) =>
      e.or([e("state", "=", "intent"), e.and([e("state", "=", "quoted"), e("quote_expires_at", ">", endAt)])]),
    )
    .execute();
}

async function doubt(trx: Db, deps: Stamp, { endAt }: Restored, purchase: Purchase): Promise<void> {
  const lastTapAt = purchase.confirmed_at ?? purchase.quote_expires_at;
  await updatePurchase(trx, purchase, {
    ...{ state: "unknown", posts: 1, why: "restored", checks: 0, misses: 0, next_check_at: deps.now },
    confirmed_at: purchase.confirmed_at ?? endAt,
    send_deadline_at: lastTapAt + sentByMs,
  });
  await insertJournal(trx, [
    {
      ...{ id: deps.ids.ulid(), purchase_id: purchase.id, at: deps.now, kind: "state", source: "restore" },
      ...{ from_state: purchase.state, to_state: "unknown", evidence_sha256: null, kobo: null, note: "restored" },
    },
  ]);
}

/** Whatever is open, what was confirmed shortly before the backup, and what may have been tried again since. */
function toLookUp(trx: Db, { endAt, at }: Restored) {
  return trx
    .selectFrom("purchase")
    .select(["id", "account_id", "reference", "next_check_at"])
    .where((e) =>
      e.or([
        e("state", "in", [...openStates]),
        e.and([e("confirmed_at", ">=", endAt - doubtMs), e("posts", ">", 0)]),
        e.and([e("state", "=", "void"), e("why", "=", "no_record"), e("confirmed_at", ">=", at - triedAgainMs)]),
      ]),
    )
    .orderBy("id", "desc")
    .execute();
}

/** Accounts that sell: the bot compares their wallets with the backup and tells their owners. */
async function accountsToLookAt(trx: Db, deps: Stamp, { endAt }: Restored) {
  const rows = await trx
    .selectFrom("account")
    .innerJoin("chat", "chat.account_id", "account.id")
    .select(["account.id", "account.wallet_kobo", "account.wallet_at", "chat.user_id"])
    .where((e) => e.or([e("live_key_sealed", "is not", null), e("sandbox_key_sealed", "is not", null)]))
    .orderBy("account.id")
    .execute();
  for (const { user_id } of rows) await enqueueNews(trx, deps, user_id, { about: "restored", endAt });
  const accounts = new Map(rows.map((row) => [row.id, row]));
  return [...accounts.values()].map(({ id, wallet_kobo, wallet_at }) => ({
    ...{ account_id: id, reference: "", what: "wallet" as const, misses: 0, due_at: deps.now, wallet_kobo, wallet_at },
  }));
}
