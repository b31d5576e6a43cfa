import { putChat, updateAccount } from "../../../src/accounts/accounts.queries.ts";
import type { AlertSubject } from "../../../src/alerts/alerts.table.ts";
import { setAlert } from "../../../src/alerts/choices.ts";
import type { AlertStamp } from "../../../src/alerts/tell.ts";
import type { AccountMode } from "../../../src/core/account-modes.ts";
import { createIds } from "../../../src/core/ids.ts";
import { silentLog } from "../../../src/core/log.ts";
import { toKobo } from "../../../src/core/money.ts";
import { insertPurchase, type Purchase } from "../../../src/sales/purchases.queries.ts";
import { createBalanceRecorder } from "../../../src/wallet/record-balance.ts";
import { createAlerts } from "../../../src/wiring/alerts.ts";
import { aPurchase, noon, openTempStore } from "../../support/builders.ts";
import { lagos } from "../../support/closes.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

const minute = 60_000;
export const hour = 60 * minute;

/** Ada's account with what tells its owners unasked: Ada, who is logged in, and nobody else. */
export async function openAlertedShop() {
  const store = await openTempStore();
  const clock = createFakeClock(noon);
  let count = 0;
  const ids = createIds(clock, (size) => Buffer.alloc(size, count++));
  const underWay: Promise<unknown>[] = [];
  const alertModule = createAlerts({
    ...{ store, clock, ids, calendar: lagos },
    runInBackground: (_name, task) => void underWay.push(task()),
  });
  await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: noon });
  const onBalance = createBalanceRecorder({
    ...{ store, ids, log: silentLog, clock, calendar: lagos, adminIds: [], onCharge() {} },
    onRecorded: alertModule.onBalance,
  });
  const owner = { userId: 7, accountId: "ada", seatId: null };
  const stamp = (): AlertStamp => ({ ids, calendar: lagos, now: clock.now() });
  return {
    ...{ store, clock, alertModule, stamp, owner },
    /**
     * A number of minutes after noon. Alerts that are due until then reach their chats, unless Telegram takes nothing.
     */
    async isAt(minutes: number, { isTelegramUp = true } = {}) {
      const now = noon + minutes * minute;
      clock.setNow(now);
      if (!isTelegramUp) return;
      await store.db.updateTable("notice").set({ done_at: now }).where("due_at", "<=", now).execute();
    },
    settled: () => Promise.all(underWay.splice(0)),
    set: (subject: AlertSubject, isOn: boolean, by: { kobo: number } | { sales: number } | null = null) =>
      store.transaction((trx) =>
        setAlert(trx, stamp(), owner, subject, {
          isOn,
          by: by && "kobo" in by ? { kobo: toKobo(by.kobo) } : by,
        }),
      ),
    /** A balance is asked for and seen now. */
    async looks(kobo: number, { mode = "live" as AccountMode, lateMs = 0 } = {}) {
      const askedAt = clock.now() - lateMs;
      if (lateMs === 0) await updateAccount(store.db, "ada", { wallet_kobo: toKobo(kobo), wallet_at: askedAt });
      await onBalance({ accountId: "ada", mode, kobo: toKobo(kobo), askedAt, answeredAt: askedAt + 200 });
    },
    async sold(n: number, over: Partial<Purchase> = {}) {
      for (let i = 0; i < n; i++) {
        const at = clock.now();
        const times = { quoted_at: at, confirmed_at: at, settled_at: at };
        await insertPurchase(store.db, aPurchase({ state: "succeeded", ...times, ...over }));
      }
    },
    /** Alerts, the oldest first: the subject, the minutes after noon of its message, and its facts. */
    async alerts() {
      const rows = await store.db.selectFrom("shop_alert").selectAll().orderBy("due_at").execute();
      return rows.map(({ subject, due_at, facts }) => ({
        ...{ subject, at: (due_at - noon) / minute, facts: JSON.parse(facts) },
      }));
    },
    async owed() {
      const rows = await store.db.selectFrom("notice").select(["user_id", "key", "due_at"]).orderBy("id").execute();
      return rows.map(({ user_id, due_at }) => [user_id, (due_at - noon) / minute]);
    },
    newestNotice: () =>
      store.db.selectFrom("notice").selectAll().orderBy("due_at", "desc").limit(1).executeTakeFirstOrThrow(),
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  };
}
