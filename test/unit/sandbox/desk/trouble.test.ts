import { describe, expect } from "vitest";
import { itWith } from "../../../support/it-with.ts";
import { type OpenDesk, openDesk } from "./open-desk.ts";

const it = itWith("desk", openDesk);

const airtime = { service_type: "airtime", beneficiary: "08035551234", amount: 500, network_id: 1 };

const buy = (desk: OpenDesk, reference: string) => desk.service("POST", "/purchase/", { ...airtime, reference });

async function trouble(desk: OpenDesk) {
  await using page = await desk.listen();
  return page.changes[0]?.sections.trouble;
}

describe("trouble to order", () => {
  it("answers only the next sale as ordered", async ({ desk }) => {
    await desk.act("next-answer", { answer: "pending" });
    expect(await trouble(desk)).toMatchObject({ nextAnswer: "pending" });
    expect(await buy(desk, "VB-1")).toMatchObject({ status: "pending" });
    expect(await buy(desk, "VB-2")).toMatchObject({ status: "success" });
    expect(await trouble(desk)).toMatchObject({ nextAnswer: null, switches: { purchaseAnswer: "by-service" } });
  });

  it("goes back to the switch as it was, also when the order is called off", async ({ desk }) => {
    await desk.act("switch", { name: "purchaseAnswer", value: "pending" });
    await desk.act("next-answer", { answer: "refused" });
    await desk.act("next-answer", { answer: null });
    expect(desk.stage.vending.switches.purchaseAnswer).toBe("pending");
  });

  it("strikes purchases on the line, once or always", async ({ desk }) => {
    await desk.act("fault", { operation: "purchase", kind: "drop-after", times: 1 });
    await expect(buy(desk, "VB-1")).rejects.toThrow();
    expect(await buy(desk, "VB-2")).toMatchObject({ status: "success" });
    await desk.act("fault", { operation: "verify", kind: "drop-before", times: null });
    expect(await trouble(desk)).toMatchObject({ faults: [{ operation: "verify", times: null }] });
    await desk.act("clear-faults");
    expect(await trouble(desk)).toMatchObject({ faults: [] });
  });

  it("strikes Telegram, and forgets the order once it has struck", async ({ desk }) => {
    await desk.act("telegram-fault", { kind: "429", method: "sendMessage" });
    expect(await trouble(desk)).toMatchObject({ telegram: { planned: [{ kind: "429", method: "sendMessage" }] } });
    expect(await desk.bot("getMe")).toMatchObject({ ok: true });
    expect(await desk.bot("sendMessage", { chat_id: 1, text: "x" })).toMatchObject({ error_code: 429 });
    expect(await trouble(desk)).toMatchObject({ telegram: { planned: [] } });
  });

  it("refuses a switch and a value that there is not", async ({ desk }) => {
    expect(await desk.act("switch", { name: "nonsense", value: true })).toMatchObject({ status: 409 });
    expect(await desk.act("switch", { name: "lists", value: "wrapped" })).toMatchObject({ status: 409 });
  });

  it("writes the whole service otherwise, and to the letter again", async ({ desk }) => {
    await desk.act("service", { form: "deployed" });
    expect(await buy(desk, "VB-1")).toMatchObject({ status: "success" });
    const data = { service_type: "data", beneficiary: "08035551234", amount: 0, plan_id: 101, reference: "VB-2" };
    expect(await desk.service("POST", "/purchase/", data)).toEqual({ error: expect.stringMatching(/^Missing/) });
    expect(await desk.service("POST", "/purchase/", { ...data, amount: 318 })).toMatchObject({ status: "success" });
    await using page = await desk.listen();
    const [sold] = page.changes[0]?.lists.sales?.put ?? [];
    expect(sold).toMatchObject({ reference: "VB-2", asked: { purchases: 1, verifies: 0 } });
    await desk.act("calm");
    expect(await trouble(desk)).toMatchObject({ switches: { dialect: "spec", electricityAnswer: "pending" } });
  });

  it("ends all at once, and sends what was held back", async ({ desk }) => {
    await desk.act("calm");
    const calm = await trouble(desk);
    await desk.act("outage", { on: true });
    await desk.act("latency", { ms: 2000 });
    await desk.act("webhooks", { mode: "withheld", double: true, beforeAnswer: true });
    await desk.act("switch", { name: "settleAfterMs", value: 5000 });
    await desk.act("next-answer", { answer: "pending" });
    await desk.act("fault", { operation: "any", kind: "status-429", times: 3 });
    await desk.act("telegram-fault", { kind: "500", method: null });
    await desk.act("telegram-latency", { ms: 300 });
    await desk.act("telegram-limit", { on: true });
    expect(await trouble(desk)).not.toEqual(calm);
    await desk.act("calm");
    expect(await trouble(desk)).toEqual(calm);
  });

  it("kills the bot and starts it again", async ({ desk }) => {
    await desk.act("bot-start");
    expect(desk.stage.bot.state).toBe("running");
    await desk.act("bot-kill");
    expect(desk.stage.bot).toMatchObject({ state: "stopped", lastExit: { signal: "SIGKILL" } });
    await desk.act("bot-start");
    expect(desk.stage.bot.starts).toBe(2);
  });
});
