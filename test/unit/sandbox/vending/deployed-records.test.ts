import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { compactJson, spacedJson } from "../../../../sandbox/vending/raw-json.ts";
import { ada, counterForEach, expectAnswer, prepaid, turnOn } from "./counter.ts";

const counter = counterForEach();

const turn = turnOn(counter);
const get = (path: string, key = counter.key) => counter.call("GET", path, { key });
const pins = { service_type: "education", amount: 0, variation_id: 801, quantity: 2 };

describe("records with tokens", () => {
  it("are unknown paths in the specification, and noted under their operations", async () => {
    await counter.buy({ reference: "R1" });
    for (const path of [`/purchase/${counter.service.transactions()[0]?.id}/`, "/purchase/history/"]) {
      const { status, headers } = await get(path);
      expect([status, headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    }
    expect((await counter.call("GET", "/purchase/history/")).status).toBe(404);
    const operations = counter.service.requests.map(({ operation }) => operation);
    expect(operations).toEqual(["purchase", "purchase-record", "purchase-history", "purchase-history"]);
  });

  it("hold the token, which stands nowhere else", async () => {
    turn("tokens only in records", "words of its framework");
    const bought = await counter.buy({ ...prepaid, reference: "R1" });
    const token = counter.service.transactions()[0]?.token ?? "none";
    const { body } = await get(`/purchase/${bought.body.purchase_id}/`);
    expect(body).toEqual({
      ...{ id: bought.body.purchase_id, purchase_type: "electricity", reference: "R1", amount: "4950.00" },
      ...{ beneficiary: prepaid.beneficiary, status: "success", initiator: "self", time: "2026-11-14T12:00:00Z" },
      ...{ remarks: null, token: `Token : ${token.replace(/\d{4}(?=\d)/g, "$& ")}`, metadata: null },
      service_details: { service_name: "Ikeja Electric prepaid", plan_name: "Ikeja Electric prepaid", image: null },
    });
    expect(body.token).toMatch(/^Token : (\d{4} ){4}\d{4}$/);
    const verified = (await get("/verify/R1/")).body;
    expect(verified.remarks).toBeNull();
    const [event] = await counter.events();
    expect(event).not.toHaveProperty("meta");
    expect(JSON.stringify([bought.body, verified, event])).not.toContain(token);
  });

  it("hold several pins in one text, and no token where there is none", async () => {
    turn("tokens only in records");
    const id = (await counter.buy(pins)).body.purchase_id;
    const one = "Serial No:WAE\\d{9}, pin: \\d{12}";
    expect((await get(`/purchase/${id}/`)).body.token).toMatch(new RegExp(`^${one}\\|\\|${one}$`));
    const airtime = (await counter.buy()).body.purchase_id;
    expect((await get(`/purchase/${airtime}/`)).body.token).toBeNull();
  });

  it("are not those of another account, and take the key", async () => {
    turn("tokens only in records");
    const bola = counter.service.addAccount({ ...ada, phoneNumber: "08030000000" });
    const id = (await counter.buy()).body.purchase_id;
    await expectAnswer(get(`/purchase/${id}/`, bola.keys[0]?.key), 404, {
      detail: "No Purchase matches the given query.",
    });
    expect((await get("/purchase/history/", bola.keys[0]?.key)).body).toMatchObject({ count: 0, results: [] });
    expect((await get("/purchase/R1/")).headers.get("content-type")).toContain("text/html");
    expect((await counter.call("GET", `/purchase/${id}/`, { jwt: await counter.login() })).status).toBe(401);
  });

  it("have a history in pages of a hundred, newest first", async () => {
    turn("tokens only in records", "words of its framework");
    for (let count = 1; count <= 101; count++) {
      counter.service.buy(counter.adaId, {
        ...{ service_type: "airtime", beneficiary: "08031234567", amount: 50, network_id: 1 },
        reference: `R${count}`,
      });
    }
    const first = (await get("/purchase/history/")).body;
    expect([first.count, first.previous, first.results.length]).toEqual([101, null, 100]);
    expect(first.next).toBe(`${counter.service.baseUrl}/purchase/history/?page=2`);
    expect(first.results[0]).toMatchObject({ reference: "R101", amount: "48.75", token: null });
    const last = (await get("/purchase/history/?page=2")).body;
    expect([last.next, last.results.map(({ reference }: { reference: string }) => reference)]).toEqual([null, ["R1"]]);
    expect((await get("/purchase/history/?page=3")).body).toEqual({ detail: "Invalid page." });
  });

  it("may be missing one by one, and are hit by faults of their own", async () => {
    turn("records that are missing");
    const id = (await counter.buy(prepaid)).body.purchase_id;
    await expectAnswer(get(`/purchase/${id}/`), 404, { detail: "No Purchase matches the given query." });
    expect((await get("/purchase/history/")).body.results).toHaveLength(1);
    counter.service.faults.add({ operation: "purchase-history", kind: "status-500-html" });
    expect((await get("/purchase/history/")).status).toBe(500);
  });
});

describe("a webhook", () => {
  const secret = () => counter.service.accounts()[0]?.webhookSecret ?? "";
  const sign = (text: string) => createHmac("sha256", secret()).update(text).digest("hex");
  const whole = () =>
    turn(
      ...(["words of its framework", "a signature of another name", "a signature over compact JSON"] as const),
      ...(["webhooks in data", "one webhook during the POST", "another discount is charged"] as const),
    );

  it("is one event in data, written as Python does and signed as compact JSON", async () => {
    whole();
    await counter.clock.advance(637);
    await counter.buy({ reference: "R1" });
    await counter.service.webhooks.idle();
    const [received] = counter.receiver.received;
    expect(received?.body).toBe(
      '{"event": "transaction.updated", "data": {"reference": "R1", "status": "success", "amount": 485.0, ' +
        '"beneficiary": "08031234567", "type": "airtime", "timestamp": "2026-11-14 12:00:00.637000+00:00", "remarks": null}}',
    );
    const compact = received?.body.replaceAll('": ', '":').replaceAll(', "', ',"') ?? "";
    expect(received?.headers["x-vendhub-signature"]).toBe(sign(compact));
    expect(received?.signature).toBeUndefined();
  });

  const flat = '{"event":"transaction.update","reference":"R1","status":"success","amount":500,';
  const inData = '{"event":"transaction.updated","data":{"reference":"R1","status":"success","amount":500.0,';
  it.each([
    { trait: "a signature of another name", header: "x-vendhub-signature", sent: flat, signed: flat },
    {
      trait: "a signature over compact JSON",
      header: "x-service-signature",
      sent: flat.replace(/[:,]/g, "$& "),
      signed: flat,
    },
    { trait: "webhooks in data", header: "x-service-signature", sent: inData, signed: inData },
  ] as const)("has only $trait", async ({ trait, header, sent, signed }) => {
    turn(trait);
    await counter.buy({ reference: "R1" });
    await counter.service.webhooks.idle();
    const [log] = counter.service.webhooks.log;
    const { body = "", headers } = counter.receiver.received[0] ?? {};
    expect(body).toContain(sent);
    expect(log?.signed).toContain(signed);
    expect(headers?.[header]).toBe(sign(log?.signed ?? ""));
  });

  it("may come with other headers that end in -signature", async () => {
    turn("several signatures");
    await counter.buy();
    await counter.service.webhooks.idle();
    const { body = "", headers } = counter.receiver.received[0] ?? {};
    expect(headers).toMatchObject({ "x-edge-signature": "0".repeat(64), "x-vendhub-signature": sign(body) });
  });

  it("comes before the answer, for success, pending and refunded, and never again", async () => {
    whole();
    turn("failed sales are refunded");
    for (const answer of ["success", "pending", "refused"] as const) {
      counter.service.switches.purchaseAnswer = answer;
      await counter.buy({ reference: answer });
      expect(counter.receiver.received.at(-1)?.body).toContain(`"reference": "${answer}", "status"`);
    }
    counter.service.settle("pending", "success");
    counter.service.reverse("success");
    await counter.service.webhooks.idle();
    const statuses = counter.receiver.received.map(({ body }) => JSON.parse(body).data.status);
    expect(statuses).toEqual(["success", "pending", "refunded"]);
  });

  it("is not tried again", async () => {
    turn("one webhook during the POST");
    counter.receiver.answers.push(500);
    await counter.buy();
    await counter.service.webhooks.idle({ timers: true });
    expect(counter.receiver.received).toHaveLength(1);
  });
});

it("white space between tokens of JSON comes and goes, and stays in its texts", () => {
  const compact = '{"a":"b: c, \\"d\\" , ","e":[1,-2.50,{}]}';
  const spaced = '{"a": "b: c, \\"d\\" , ", "e": [1, -2.50, {}]}';
  expect(spacedJson(compact)).toBe(spaced);
  expect(compactJson(spaced)).toBe(compact);
  expect(compactJson(compact)).toBe(compact);
});
