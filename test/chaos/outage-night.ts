import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startVendingService } from "../../sandbox/vending/service.ts";
import { insertAccount } from "../../src/accounts/accounts.queries.ts";
import { createCipher } from "../../src/core/cipher.ts";
import { systemClock as clock } from "../../src/core/clock.ts";
import { createIds } from "../../src/core/ids.ts";
import { silentLog as log } from "../../src/core/log.ts";
import { toKobo } from "../../src/core/money.ts";
import { openStore } from "../../src/db/open.ts";
import { createOutage } from "../../src/sales/outage.ts";
import { createReconciler } from "../../src/sales/reconcile.ts";
import { createSettle } from "../../src/sales/settle.ts";
import { createBreaker } from "../../src/vending-api/breaker.ts";
import { createVendingClient } from "../../src/vending-api/client.ts";
import { anAccount, aPurchase } from "../support/builders.ts";

export interface OutageResult {
  sales: number;
  /** From the service's return, in seconds: until the shop knew of it, and until a number of sales was settled. */
  noticed: number;
  settled99: number;
  settledAll: number;
  /** Requests at once, and in the busiest second after the return. */
  maxAtOnce: number;
  maxPerSecond: number;
  /** Questions to the service during the outage. */
  askedMeanwhile: number;
}

/**
 * `count` sales of `accounts` shops lost their answers, then the service is out for `outageMs`, with the shop asking all
 * the while, and comes back. Every answer takes `latencyMs`.
 */
export async function outageNight(
  count: number,
  { accounts = 20, outageMs = 60_000, latencyMs = 50 } = {},
): Promise<OutageResult> {
  const folder = await mkdtemp(join(tmpdir(), "vendbot-outage-"));
  await using store = await openStore(`sqlite:${join(folder, "outage.db")}`);
  await using vending = await startVendingService();
  const ids = createIds(clock, randomBytes);
  const cipher = createCipher([new Uint8Array(32).fill(7)], randomBytes);
  const breaker = createBreaker({ clock, random: Math.random });
  await using client = createVendingClient({ baseUrl: vending.baseUrl, clock, random: Math.random, breaker });
  const keys = new Map<string, string>();
  for (let index = 0; index < accounts; index++) {
    const id = `account-${index}`;
    const phoneNumber = `0803${String(index).padStart(7, "0")}`;
    const person = { firstName: "Ada", lastName: "Okafor", phoneNumber, pin: "7391", walletNaira: 1_000_000 };
    const account = vending.addAccount({ ...person, role: "developer", keys: ["live"] });
    keys.set(id, account.keys[0]?.key ?? "");
    await insertAccount(store.db, anAccount({ id }));
  }
  for (let index = 0; index < count; index++) {
    const account_id = `account-${index % accounts}`;
    const now = clock.now();
    // Its looks are as rare by now as an hour of silence makes them.
    const purchase = aPurchase({
      ...{ id: ids.ulid(), account_id, state: "unknown", checks: 9, confirmed_at: now - 3_600_000 },
      ...{ send_deadline_at: now - 3_580_000, next_check_at: now + Math.round(Math.random() * 900_000) },
    });
    await store.db.insertInto("purchase").values(purchase).execute();
    const { reference, beneficiary } = purchase;
    const item = { network_id: 1 };
    const request = { serviceType: "airtime", item, reference, beneficiary, amount: toKobo(50_000) };
    await client.postPurchase({ apiKey: keys.get(account_id) ?? "", request, deadlineAt: now + 20_000 });
  }

  let inFlight = 0;
  let maxAtOnce = 0;
  const settle = createSettle({ store, cipher, clock, ids, random: Math.random, log });
  await using reconciler = createReconciler({
    ...{ store, clock, log, settle, isDown: () => breaker.isOpen },
    async verify({ account_id, reference }) {
      maxAtOnce = Math.max(maxAtOnce, ++inFlight);
      return client.verify({ apiKey: keys.get(account_id) ?? "" }, reference).finally(() => inFlight--);
    },
    isDebited: async () => false,
    onUnauthorized: async () => undefined,
  });
  const common = { store, clock, ids, random: Math.random, log, breaker, ping: client.ping };
  await using outage = createOutage({ ...common, onBack: () => undefined });
  vending.latencyMs.any = latencyMs;
  vending.outage = true;
  const asked = vending.requests.length;
  reconciler.start();
  outage.start();
  const endsAt = Date.now() + outageMs;
  // Somebody at a counter wants to sell.
  while (Date.now() < endsAt) {
    await client.services({ apiKey: keys.get("account-0") ?? "" }).catch(() => undefined);
    await pause(200);
  }
  if (!breaker.isOpen) throw new Error("The outage was not noticed");
  const askedMeanwhile = vending.requests.length - asked;
  maxAtOnce = 0;
  vending.outage = false;
  const backAt = Date.now();
  const since = () => (Date.now() - backAt) / 1000;
  let [noticed, settled99] = [0, 0];
  for (let open = count; open > 0; await pause(50)) {
    if (noticed === 0 && !breaker.isOpen) noticed = since();
    const rows = store.db.selectFrom("purchase").select((e) => e.fn.countAll().as("count"));
    open = Number((await rows.where("state", "=", "unknown").executeTakeFirst())?.count);
    if (settled99 === 0 && open <= count / 100) settled99 = since();
    if (since() > 600) throw new Error(`${open} sales are still unknown after ten minutes`);
  }
  const seconds = new Map<number, number>();
  for (const { at } of vending.requests) {
    const second = Math.floor((at - backAt) / 1000);
    if (second >= 0) seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  const maxPerSecond = Math.max(...seconds.values());
  const result = { sales: count, noticed, settled99, settledAll: since(), maxAtOnce, maxPerSecond, askedMeanwhile };
  await rm(folder, { recursive: true, force: true });
  return result;
}
