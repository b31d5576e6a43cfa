import SqliteDatabase from "better-sqlite3";
import { expect } from "vitest";
import type { Echo, Heard } from "./echo.ts";
import { plantedPin as pin } from "./secrets.ts";
import { asksForAirtime, confirms } from "./selling.ts";
import type { Shop } from "./shop.ts";
import { until } from "./until.ts";

export async function hearsTelegram(shop: Shop, telegram: Echo): Promise<void> {
  const { ada } = shop;
  for (const status of [400, 403, 500]) {
    const card = await asksForAirtime(ada, { amount: String(600 + status) });
    for (const method of ["sendMessage", "editMessageText", "deleteMessage", "answerCallbackQuery"]) {
      telegram.next(new RegExp(`/${method}$`), {
        status,
        body: ({ said }) => ({ ok: false, error_code: status, description: `Bad Request: ${said}` }),
      });
    }
    telegram.next(/\/sendMessage$/, { status, body: asPage });
    await ada.says("/menu");
    await confirms(ada, card);
    await ada.says("/balance");
    await settles(shop);
    telegram.clear();
  }
}

/** Every write to these tables fails, with what was to be written in the error. */
export async function breaksTheDatabase(shop: Shop): Promise<void> {
  const { ada } = shop;
  const sqlite = new SqliteDatabase(shop.databasePath);
  const columns = { form: "NEW.answers_sealed", purchase: "NEW.reference", account: "NEW.live_key_sealed" };
  for (const [table, column] of Object.entries(columns)) {
    for (const verb of ["INSERT", "UPDATE"]) {
      sqlite.exec(`CREATE TRIGGER canary BEFORE ${verb} ON ${table} BEGIN
        SELECT RAISE(ABORT, 'the disk is full'); SELECT ${column}; END`);
      await ada.says("/sell");
      await ada.says("500 0803 555 1234");
      await ada.says("/account");
      await settles(shop);
      sqlite.exec("DROP TRIGGER canary");
    }
  }
  sqlite.close();
}

export async function knocks({ webhookOrigin, vending, telegram, environment }: Shop): Promise<string> {
  const known = vending.accounts()[0]?.webhookUrl ?? "";
  const heard: string[] = [];
  const headers = { "content-type": "application/json", "x-service-signature": "0".repeat(64) };
  const posts = [known, `${webhookOrigin}/webhooks/vending/none`, telegram.webhook.url].filter((url) => url !== "");
  for (const url of posts) {
    for (const body of ["{", "x".repeat(70_000), JSON.stringify({ pin, key: environment.ENCRYPTION_KEY })]) {
      const answer = await fetch(url, { method: "POST", headers, body });
      heard.push(JSON.stringify([...answer.headers]), await answer.text());
    }
  }
  for (const path of ["/healthz", "/readyz", "/metrics", "/"]) {
    for (const authorization of ["", `Bearer ${environment.METRICS_TOKEN}`]) {
      heard.push(await (await fetch(webhookOrigin + path, { headers: { authorization } })).text());
    }
  }
  expect(heard.join()).toContain("# TYPE");
  return heard.join("\n");
}

/** The messages to any other chat. */
export function sentToOthers({ telegram }: Shop, rightful: readonly number[]): string {
  const sent = telegram.calls.filter(({ params }) => "chat_id" in params || "callback_query_id" in params);
  return JSON.stringify(sent.filter(({ params }) => !rightful.includes(Number(params.chat_id))));
}

export const asPage = ({ said }: Heard) => `<html><body><h1>Internal error</h1><pre>${said}</pre></body></html>`;

/** Every message and tap is handled. */
export async function settles(shop: Shop): Promise<void> {
  const { telegram } = shop;
  await until([telegram], () => telegram.pendingUpdates.length === 0, "the updates were taken");
  await shop.idle();
}
