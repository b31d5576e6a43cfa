import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type PlayedGateway, startSmsGateway } from "../../../sandbox/sms/gateway.ts";
import { systemClock } from "../../../src/core/clock.ts";
import { openGateway } from "../../../src/sms/gateways/open.ts";
import { type GatewayName, gatewayNames, type SmsGateway } from "../../../src/sms/port.ts";
import { freePort } from "../../support/free-port.ts";
import { serveLocally } from "../../support/local-server.ts";

const key = "canary-sms-key-0001";
const secret = "canary-report-secret";
const message = { number: "08031234567", text: "Token 1234 5678 9012 3456 7890\nRef 6NDRE8" };

function connect(name: GatewayName, apiRoot: string, reportSecret: string | null = null): SmsGateway {
  return openGateway(name, { apiRoot, key, user: "tolu", sender: "TOLUSHOP", reportSecret }, systemClock);
}

describe.each(gatewayNames)("%s", (name) => {
  let played: PlayedGateway;
  let gateway: SmsGateway;
  beforeEach(async () => {
    played = await startSmsGateway({ key, secret });
    gateway = connect(name, played.apiRoot);
  });
  afterEach(async () => {
    await gateway[Symbol.asyncDispose]();
    await played[Symbol.asyncDispose]();
  });

  it("takes a message, with an id that no number could hold", async () => {
    const outcome = await gateway.send(message);
    const [taken] = played.taken;
    expect(outcome).toEqual({
      ...{ kind: "accepted", messageId: taken?.id },
      costKobo: name === "africastalking" ? 400 : null,
    });
    expect(taken).toMatchObject({ wire: name, to: "2348031234567", from: "TOLUSHOP", text: message.text });
  });

  it.each(["sender", "dnd", "night", "balance"] as const)("refuses: %s", async (fault) => {
    played.fail(fault);
    const why = fault === "night" && name === "termii" ? "other" : fault;
    expect(await gateway.send(message)).toEqual({ kind: "refused", why });
    expect(played.taken).toEqual([]);
  });

  it("refuses a key that is not its own", async () => {
    await using other = openGateway(
      name,
      { apiRoot: played.apiRoot, key: "wrong", user: "tolu", sender: "TOLUSHOP", reportSecret: null },
      systemClock,
    );
    expect(await other.send(message)).toEqual({ kind: "refused", why: "account" });
  });

  it("asks for patience, and says for how long", async () => {
    played.fail("too_many");
    expect(await gateway.send(message)).toEqual({ kind: "unsent", retryAfterMs: 1000 });
  });

  it.each(["lost_answer", "server_error"] as const)("may have sent it: %s", async (fault) => {
    played.fail(fault);
    expect(await gateway.send(message)).toEqual({ kind: "unknown" });
    expect([played.posts.length, played.taken.length]).toEqual([1, 1]);
  });

  it("has certainly sent nothing where nobody listens", async () => {
    await using nobody = connect(name, `http://127.0.0.1:${await freePort()}`);
    expect(await nobody.send(message)).toEqual({ kind: "unsent", retryAfterMs: null });
  });

  it.each(["200 no JSON", "201 []", '201 {"SMSMessageData":{"Recipients":[{"statusCode":777}]}}', "302 x"])(
    "may have sent it where the answer is %s",
    async (answer) => {
      const [status = "", body = ""] = [answer.slice(0, 3), answer.slice(4)];
      const isTermiisRefusal = name === "termii" && (body === "[]" || body.startsWith("{"));
      await using server = await serveLocally((request, response) => {
        request.resume();
        response.writeHead(Number(status), { location: "/elsewhere" }).end(body);
      });
      await using odd = connect(name, server.origin);
      const { kind } = await odd.send(message);
      expect(kind).toBe(isTermiisRefusal ? "refused" : "unknown");
    },
  );

  it("reports what became of it", async () => {
    const reports: { body: Buffer; headers: Record<string, string> }[] = [];
    await using server = await serveLocally(async (request, response) => {
      reports.push({
        body: Buffer.concat(await request.toArray()),
        headers: request.headers as Record<string, string>,
      });
      response.end();
    });
    played.reportTo = `${server.origin}/`;
    await gateway.send(message);
    await played.idle();
    const [taken] = played.taken;
    if (!taken) throw new Error("Nothing was taken");
    await played.report(taken, "failed");
    await played.report(taken, "sent");
    const read = reports.map(({ body, headers }) => gateway.readReport(body, headers));
    const why = name === "africastalking" ? "off" : "other";
    expect(read).toMatchObject([
      { messageId: taken.id, state: "delivered", why: null, number: message.number },
      { messageId: taken.id, state: "failed", why },
      { messageId: taken.id, state: "sent", why: null },
    ]);
    expect(gateway.readReport(Buffer.from("nonsense"), {})).toBeNull();
    await using signed = connect(name, played.apiRoot, secret);
    const [{ body, headers } = { body: Buffer.of(), headers: {} }] = reports;
    expect(signed.readReport(body, headers)).toMatchObject({ state: "delivered" });
    const forged = signed.readReport(body, { ...headers, "x-termii-signature": "00" });
    expect(forged === "forged").toBe(name === "termii");
  });

  it("is asked about a lost one where that can be asked", async () => {
    const since = Date.now();
    played.fail("lost_answer");
    await gateway.send(message);
    if (name === "africastalking") return expect(gateway.lookUp).toBeUndefined();
    expect(await gateway.lookUp?.(message, since)).toEqual([
      { messageId: played.taken[0]?.id, state: "delivered", why: null, costKobo: 390 },
    ]);
    expect(await gateway.lookUp?.({ ...message, text: "another" }, since)).toEqual([]);
  });
});

describe("the history of termii", () => {
  it("is read past rows that are no messages", async () => {
    const sent = { message_id: "91228212705548000001", receiver: "2348031234567", message: message.text };
    const rows = [null, "none", { ...sent, status: "Delivered", amount: 3.9, created_at: "2026-11-24 12:00:00" }];
    await using server = await serveLocally((_request, response) => response.end(JSON.stringify({ data: rows })));
    await using gateway = connect("termii", server.origin);
    expect(await gateway.lookUp?.(message, Date.parse("2026-11-24T12:00:00Z"))).toMatchObject([
      { messageId: sent.message_id, state: "delivered" },
    ]);
  });
});
