import { describe, expect, it } from "vitest";
import { asks, seesOn } from "../support/chat.ts";
import { sellsAirtime } from "../support/selling.ts";
import { type Shop, startShop } from "../support/shop.ts";

const token = "metrics-token-0123456789";

async function read(shop: Shop, authorization = `Bearer ${token}`): Promise<{ status: number; text: string }> {
  const response = await fetch(`${shop.webhookOrigin}/metrics`, { headers: { authorization } });
  return { status: response.status, text: await response.text() };
}

/** Sum of a metric's samples whose line holds all of `labels`. */
function sampleOf(text: string, name: string, ...labels: string[]): number {
  const lines = text.split("\n").filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const fitting = lines.filter((line) => labels.every((label) => line.includes(label)));
  return fitting.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" ") + 1)), 0);
}

describe("/metrics", () => {
  it("is not there without METRICS_TOKEN, and closed to whoever does not show it", async () => {
    await using open = await startShop();
    expect((await read(open)).status).toBe(404);
    await using shop = await startShop({ environment: { METRICS_TOKEN: token } });
    for (const wrong of ["", "Bearer ", `Bearer ${token}x`, `Basic ${token}`, token]) {
      expect(await read(shop, wrong)).toEqual({ status: 401, text: '{"error":"bad_token"}' });
    }
    expect((await read(shop)).status).toBe(200);
  });

  it("tells of taps, calls, sales, webhooks and queues what happened", async () => {
    await using shop = await startShop({ environment: { METRICS_TOKEN: token } });
    await shop.logIn();
    const card = await sellsAirtime(shop.ada);
    await seesOn(shop.ada, card, /Airtime sold/);
    shop.vending.switches.purchaseAnswer = "pending";
    const other = await sellsAirtime(shop.ada, { phone: "0803 555 9876" });
    await seesOn(shop.ada, other, /working on it/);
    await shop.idle();
    const { text } = await read(shop);
    expect(sampleOf(text, "vendbot_updates_total", 'kind="tap"', 'outcome="done"')).toBeGreaterThan(4);
    expect(sampleOf(text, "vendbot_update_seconds_count", 'kind="tap"')).toBeGreaterThan(4);
    expect(sampleOf(text, "vendbot_vending_calls_total", 'operation="purchase"', 'outcome="ok"')).toBe(2);
    expect(sampleOf(text, "vendbot_vending_call_seconds_count", 'operation="purchase"')).toBe(2);
    expect(sampleOf(text, "vendbot_vending_calls_total", 'operation="login"', 'outcome="ok"')).toBe(1);
    expect(sampleOf(text, "vendbot_sale_changes_total", 'to="succeeded"')).toBe(1);
    expect(sampleOf(text, "vendbot_sale_seconds_count", 'state="succeeded"')).toBe(1);
    expect(sampleOf(text, "vendbot_open_sales", 'state="pending"', 'age="under_1m"')).toBe(1);
    expect(sampleOf(text, "vendbot_open_sales", 'state="pending"')).toBe(1);
    expect(sampleOf(text, "vendbot_open_sales")).toBe(1);
    expect(sampleOf(text, "vendbot_updates_waiting")).toBe(0);
    expect(sampleOf(text, "vendbot_notices_oldest_seconds")).toBe(0);
    expect(sampleOf(text, "vendbot_telegram_connected")).toBe(1);
    expect(sampleOf(text, "vendbot_service_up")).toBe(1);
    // The tap, the claim and the answer, for each sale.
    expect(sampleOf(text, "vendbot_commits_total")).toBeGreaterThan(6);
    expect(sampleOf(text, "vendbot_http_requests_total", 'route="/webhooks/vending/:path"', 'status="200"')).toBe(1);
    expect(sampleOf(text, "vendbot_webhook_silence_seconds")).toBeLessThan(60);
    expect(sampleOf(text, "vendbot_telegram_calls_total", 'method="sendMessage"', 'code="200"')).toBeGreaterThan(2);
    expect(Math.abs(sampleOf(text, "vendbot_clock_skew_seconds", 'peer="service"'))).toBeLessThan(5);
  });

  it("counts refusals and failures by what they were", async () => {
    await using shop = await startShop({ environment: { METRICS_TOKEN: token } });
    await shop.logIn();
    shop.vending.faults.add({ operation: "purchase", kind: "drop-after" });
    const card = await sellsAirtime(shop.ada);
    await seesOn(shop.ada, card, /Airtime sold|do not sell/i);
    shop.telegram.faults.failNext({ kind: "429", method: "sendMessage", retryAfter: 1 });
    await asks(shop.ada, "/help", /\w/);
    const { text } = await read(shop);
    const broken = text.split("\n").find((line) => /vendbot_vending_calls_total.*purchase/.test(line));
    expect(broken).toMatch(/outcome="(reset|closed)"\} 1$/);
    expect(sampleOf(text, "vendbot_telegram_calls_total", 'method="sendMessage"', 'code="429"')).toBe(1);
  });

  it("holds no secret, number or id of a person in any line", async () => {
    await using shop = await startShop({ environment: { METRICS_TOKEN: token } });
    await shop.logIn();
    const card = await sellsAirtime(shop.ada, { phone: "0803 555 1234" });
    await seesOn(shop.ada, card, /Airtime sold/);
    await fetch(`${shop.webhookOrigin}/webhooks/vending/no-such-path-of-ours-at-all`, { method: "POST", body: "x" });
    await fetch(`${shop.webhookOrigin}/some/canary?of=ours`);
    const { text } = await read(shop);
    const secrets = [token, "canary", "no-such-path", "8031234567", "8035551234", String(shop.ada.id), "Ada", "Okafor"];
    for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
    expect(text).not.toMatch(/ak_(live|test)|eyJ|whsec|VB-/);
  });
});
