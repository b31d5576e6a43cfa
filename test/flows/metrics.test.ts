import { describe, expect, it } from "vitest";
import { deployedSwitches } from "../../sandbox/vending/switches.ts";
import { asks, seesOn } from "../support/chat.ts";
import { sellsAirtime } from "../support/selling.ts";
import { openShop, type Shop, startShop } from "../support/shop.ts";
import { sell, walks } from "../support/walks.ts";

const token = "metrics-token-0123456789";
const operatorId = 4_400_002;

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
  it("is not there without METRICS_TOKEN, and closed to anyone who does not show it", async () => {
    await using open = await startShop();
    expect((await read(open)).status).toBe(404);
    await using shop = await startShop({ environment: { METRICS_TOKEN: token } });
    for (const wrong of ["", "Bearer ", `Bearer ${token}x`, `Basic ${token}`, token]) {
      expect(await read(shop, wrong)).toEqual({ status: 401, text: '{"error":"bad_token"}' });
    }
    expect((await read(shop)).status).toBe(200);
  });

  it("reports taps, calls, sales, webhooks and queues", async () => {
    await using shop = await openShop({ environment: { METRICS_TOKEN: token } });
    await seesOn(shop.ada, await sellsAirtime(shop.ada), /Airtime sold/);
    shop.vending.switches.purchaseAnswer = "pending";
    await seesOn(shop.ada, await sellsAirtime(shop.ada, { phone: "0803 555 9876" }), /working on it/);
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
    // The tap, the claim and the answer, per sale.
    expect(sampleOf(text, "vendbot_commits_total")).toBeGreaterThan(6);
    expect(sampleOf(text, "vendbot_http_requests_total", 'route="/webhooks/vending/:path"', 'status="200"')).toBe(1);
    expect(sampleOf(text, "vendbot_webhook_silence_seconds")).toBeLessThan(60);
    expect(sampleOf(text, "vendbot_telegram_calls_total", 'method="sendMessage"', 'code="200"')).toBeGreaterThan(2);
    expect(Math.abs(sampleOf(text, "vendbot_clock_skew_seconds", 'peer="service"'))).toBeLessThan(5);
  });

  it("counts refusals and failures by what they were", async () => {
    await using shop = await openShop({ environment: { METRICS_TOKEN: token } });
    shop.vending.faults.add({ operation: "purchase", kind: "drop-after" });
    await seesOn(shop.ada, await sellsAirtime(shop.ada), /Airtime sold|do not sell/i);
    shop.telegram.faults.failNext({ kind: "429", method: "sendMessage", retryAfter: 1 });
    await asks(shop.ada, "/help", /\w/);
    const { text } = await read(shop);
    const broken = text.split("\n").find((line) => /vendbot_vending_calls_total.*purchase/.test(line));
    expect(broken).toMatch(/outcome="(reset|closed)"\} 1$/);
    expect(sampleOf(text, "vendbot_telegram_calls_total", 'method="sendMessage"', 'code="429"')).toBe(1);
  });

  it("counts what it reads beyond the specification, and /ops says what that taught", async () => {
    await using shop = await startShop({
      ...{ walletNaira: 100_000, environment: { METRICS_TOKEN: token, ADMIN_IDS: String(operatorId) } },
    });
    Object.assign(shop.vending.switches, deployedSwitches("B"));
    await shop.logIn();
    const data = walks.find(({ service }) => service === "data");
    if (data) await sell(shop, data);
    shop.vending.switches.airtimeAnswer = "refused";
    await seesOn(shop.ada, await sellsAirtime(shop.ada), /Failed|Not sold/);
    await shop.idle();
    const { text } = await read(shop);
    const counted = (reading: string) => sampleOf(text, "vendbot_beyond_spec_total", `reading="${reading}"`);
    expect(counted("amount_refused")).toBe(1);
    expect(counted("airtime_without_discount")).toBeGreaterThan(0);
    expect(counted("status_word")).toBeGreaterThan(0);
    expect(counted("path_slug")).toBe(0);
    const operator = shop.telegram.user({ firstName: "Ope", id: operatorId });
    const card = await asks(operator, "/ops", /Vendbot/);
    expect(card.text).toMatch(
      /Your service .*nothing to do\)\n.*Plan lists come by the id of the company\n.*Wants the price of a plan as its amount\n.*Says refunded/s,
    );
  });

  it("counts nothing beyond the specification at a service that holds to it, and /ops says nothing of it", async () => {
    await using shop = await openShop({ environment: { METRICS_TOKEN: token, ADMIN_IDS: String(operatorId) } });
    await seesOn(shop.ada, await sellsAirtime(shop.ada), /Airtime sold/);
    await shop.idle();
    const { text } = await read(shop);
    expect(text).toContain('vendbot_beyond_spec_total{reading="status_word"} 0');
    expect(sampleOf(text, "vendbot_beyond_spec_total")).toBe(0);
    const operator = shop.telegram.user({ firstName: "Ope", id: operatorId });
    expect((await asks(operator, "/ops", /Vendbot/)).text).not.toContain("Your service");
  });

  it("I13: holds no secret, number or id of a person in any line", async () => {
    await using shop = await openShop({ environment: { METRICS_TOKEN: token } });
    await seesOn(shop.ada, await sellsAirtime(shop.ada, { phone: "0803 555 1234" }), /Airtime sold/);
    await fetch(`${shop.webhookOrigin}/webhooks/vending/no-such-path-of-ours-at-all`, { method: "POST", body: "x" });
    await fetch(`${shop.webhookOrigin}/some/canary?of=ours`);
    const { text } = await read(shop);
    const secrets = [token, "canary", "no-such-path", "8031234567", "8035551234", String(shop.ada.id), "Ada", "Okafor"];
    for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
    expect(text).not.toMatch(/ak_(live|test)|eyJ|whsec|VB-/);
  });
});
