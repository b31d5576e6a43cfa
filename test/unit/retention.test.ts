import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { addWebhookSecret, findAccount, putChat, updateAccount } from "../../src/accounts/accounts.queries.ts";
import { putAlert } from "../../src/alerts/alerts.queries.ts";
import { formLifeMs } from "../../src/bot/dialogs/forms.ts";
import { forgetClosedAccounts } from "../../src/erasure/forget.ts";
import { forgetOld, forgetSeldom, keptMs } from "../../src/operations/retention.ts";
import { enqueue } from "../../src/outbox/notices.queries.ts";
import { storeWebhookEvents } from "../../src/sales/webhook-events.queries.ts";
import { recordWrongLink } from "../../src/sessions/link-tries.queries.ts";
import { anElectricitySale, aPurchase, noon, openTempStore, put, type TempStore } from "../support/builders.ts";
import { itWith } from "../support/it-with.ts";

const it = itWith("store", openTempStore);

const later = (store: TempStore, ms: number) => store.transaction((trx) => forgetOld(trx, noon + ms));

describe("I18: what is kept for a while", () => {
  it("of a webhook is its body, for thirty days, and longer if it was not read yet", async ({ store }) => {
    const event = { account_id: "ada", raw_sealed: "sealed", received_at: noon, result: null, reference: null };
    await storeWebhookEvents(store.db, [
      { ...event, body_sha256: "read", done_at: noon },
      { ...event, body_sha256: "unread", done_at: null },
    ]);
    await later(store, keptMs.webhookBody);
    expect(await store.db.selectFrom("webhook_event").selectAll().execute()).toHaveLength(2);
    await later(store, keptMs.webhookBody + 1);
    const left = await store.db.selectFrom("webhook_event").select("body_sha256").execute();
    expect(left).toEqual([{ body_sha256: "unread" }]);
  });

  it("of a webhook that names no sale is its body, for a week, and of one that is malformed, for an hour", async () => {
    await using store = await openTempStore();
    const event = { account_id: "ada", raw_sealed: "sealed", received_at: noon, done_at: noon, reference: null };
    const results = ["orphan", "malformed", "applied", "failed"];
    await storeWebhookEvents(
      store.db,
      results.map((result) => ({ ...event, result, body_sha256: result })),
    );
    const left = async () =>
      (await store.db.selectFrom("webhook_event").select("result").execute()).map(({ result }) => result).toSorted();
    await later(store, keptMs.malformedBody);
    expect(await left()).toHaveLength(4);
    await later(store, keptMs.malformedBody + 1);
    expect(await left()).toEqual(["applied", "failed", "orphan"]);
    await later(store, keptMs.orphanBody + 1);
    expect(await left()).toEqual(["applied", "failed"]);
  });

  it("of an offer that nobody took is all of it, for thirty days, and a sale stays", async ({ store }) => {
    const offer = await put(store, aPurchase({ state: "expired", quoted_at: noon }));
    await put(store, aPurchase({ state: "cancelled", quoted_at: noon }));
    await enqueue(store.db, { id: "n", userId: 7, purchaseId: offer.id, kind: "card", key: "k", now: noon });
    const sold = await put(store, aPurchase({ state: "succeeded", quoted_at: noon, repeats_id: null }));
    await put(store, aPurchase({ state: "quoted", quoted_at: noon }));
    await later(store, keptMs.offer);
    expect(await store.db.selectFrom("purchase").select("id").execute()).toHaveLength(4);
    await later(store, keptMs.offer + 1);
    const left = await store.db.selectFrom("purchase").select(["id", "state"]).orderBy("id").execute();
    expect(left.map(({ state }) => state).toSorted()).toEqual(["quoted", "succeeded"]);
    expect(left.map(({ id }) => id)).toContain(sold.id);
  });

  it("of an offer that a sold row of its list names is nothing either, and the sale stays", async ({ store }) => {
    const offer = await put(store, aPurchase({ state: "expired", quoted_at: noon }));
    const sold = await put(store, aPurchase({ state: "succeeded", quoted_at: noon, repeats_id: offer.id }));
    await later(store, keptMs.offer + 1);
    const left = await store.db.selectFrom("purchase").select(["id", "repeats_id"]).execute();
    expect(left).toEqual([{ id: sold.id, repeats_id: null }]);
  });

  it("of wrong links is their number, for an hour", async ({ store }) => {
    await recordWrongLink(store.db, 8, noon);
    await later(store, keptMs.linkTries);
    expect(await store.db.selectFrom("link_try").selectAll().execute()).toHaveLength(1);
    await later(store, keptMs.linkTries + 1);
    expect(await store.db.selectFrom("link_try").selectAll().execute()).toEqual([]);
  });

  it("of an operator without a shop is all: alerts come in the language of the chat", async ({ store }) => {
    for (const user_id of [4, 5])
      await putChat(store.db, { user_id, first_name: "Ope", locale: "ha", created_at: noon });
    await store.transaction((trx) => forgetSeldom(trx, noon + keptMs.stranger + 1, [4]));
    const left = await store.db
      .selectFrom("chat")
      .select(["user_id", "locale"])
      .where("user_id", "in", [4, 5])
      .execute();
    expect(left).toEqual([{ user_id: 4, locale: "ha" }]);
  });

  it("of an alert is what it said, for thirty days", async ({ store }) => {
    const alert = { account_id: "ada", subject: "price" as const, seen_at: noon, facts: "{}" };
    for (const due_at of [noon, noon + 1]) await putAlert(store.db, { ...alert, due_at });
    await store.transaction((trx) => forgetSeldom(trx, noon + keptMs.alert + 1, []));
    expect(await store.db.selectFrom("shop_alert").select("due_at").execute()).toEqual([{ due_at: noon + 1 }]);
  });

  it("of a replaced webhook secret is all of it, until it runs out", async ({ store }) => {
    const secret = { account_id: "ada", secret_sealed: "sealed", added_at: noon, expires_at: null };
    await addWebhookSecret(store.db, { ...secret, id: "old" }, noon);
    await addWebhookSecret(store.db, { ...secret, id: "new" }, noon + 1000);
    await later(store, 1000);
    expect(await store.db.selectFrom("webhook_secret").selectAll().execute()).toHaveLength(2);
    await later(store, 1001);
    expect(await store.db.selectFrom("webhook_secret").select("id").execute()).toEqual([{ id: "new" }]);
  });

  it("stands on the page of retention, row by row", () => {
    const page = readFileSync(new URL("../../docs/operations/retention.md", import.meta.url), "utf8");
    const rows = [...page.matchAll(/^\| .+ \| (\d+) (day|hour|minute)s? \|$/gm)];
    const unitMs = { day: 24 * 3_600_000, hour: 3_600_000, minute: 60_000 };
    const told = rows.map(([, count, unit]) => Number(count) * unitMs[unit as keyof typeof unitMs]);
    expect(told).toEqual([...Object.values(keptMs), formLifeMs]);
  });
});

describe("I18: an account that nobody is logged in to", () => {
  const noKeys = { live_key_sealed: null, sandbox_key_sealed: null, access_token_sealed: null };
  const known = { wallet_at: noon, bank_account_number: "0123456789", bank_name: "Bank", bank_account_name: "Ada" };

  async function closeShop(store: TempStore) {
    await updateAccount(store.db, "ada", { ...noKeys, ...known });
    const secret = { account_id: "ada", secret_sealed: "sealed", added_at: noon, expires_at: null };
    await addWebhookSecret(store.db, { ...secret, id: "secret" }, noon);
    const secretsLeft = async () => (await store.db.selectFrom("webhook_secret").selectAll().execute()).length;
    const forget = (ms = 0) => store.transaction((trx) => forgetClosedAccounts(trx, noon + ms));
    return { secretsLeft, forget };
  }

  it("loses secrets, balance and bank details after its keys", async ({ store }) => {
    const { secretsLeft, forget } = await closeShop(store);
    expect(await forget()).toEqual(["ada"]);
    expect(await secretsLeft()).toBe(0);
    expect(await findAccount(store.db, "ada")).toMatchObject({
      ...{ wallet_kobo: null, wallet_at: null, bank_name: null, bank_account_number: null, bank_account_name: null },
    });
    expect(await forget()).toEqual([]);
  });

  it("keeps all while it has a key, or somebody is in", async ({ store }) => {
    const { secretsLeft, forget } = await closeShop(store);
    await updateAccount(store.db, "ada", { live_key_sealed: "sealed" });
    expect(await forget()).toEqual([]);
    await updateAccount(store.db, "ada", noKeys);
    await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: noon });
    expect(await forget()).toEqual([]);
    expect(await secretsLeft()).toBe(1);
  });

  it("keeps the secrets for a token that is still to come", async ({ store }) => {
    const { secretsLeft, forget } = await closeShop(store);
    await put(store, anElectricitySale({ state: "succeeded", delivery: "awaiting" }));
    expect(await forget()).toEqual([]);
    expect(await secretsLeft()).toBe(1);
    expect(await forget(31 * 24 * 3_600_000)).toEqual(["ada"]);
  });
});
