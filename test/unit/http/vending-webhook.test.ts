import { createHash } from "node:crypto";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import { sha256 } from "../../../src/core/ids.ts";
import { signBody } from "../../../src/vending-api/webhook.ts";
import { waitFor } from "../../support/until.ts";
import { body, gate, path, secret, startHttp } from "./start-http.ts";

describe("a signed webhook", () => {
  it("I5: is answered 200 only after its commit", async () => {
    const disk = gate();
    const order: string[] = [];
    await using http = await startHttp({
      deps: {
        commit: async () => {
          order.push("commit begins");
          await disk.promise;
          order.push("commit ends");
        },
      },
    });
    const answer = http.post(body).then((got) => order.push(`answer ${got.status}`));
    await waitFor(() => order.length === 1, "the commit begins");
    // Another request that came after it is answered.
    expect((await http.send("GET", "/healthz")).status).toBe(200);
    expect(order).toEqual(["commit begins"]);
    disk.open();
    await answer;
    expect(order).toEqual(["commit begins", "commit ends", "answer 200"]);
  });

  it("is committed for its account with the exact bytes and their hash", async () => {
    await using http = await startHttp();
    expect(await http.post(body)).toMatchObject({ status: 200, body: { status: "stored" } });
    const [event] = http.committed;
    expect(event).toMatchObject({ accountId: "ada", bodySha256: createHash("sha256").update(body).digest("hex") });
    expect(event?.body.toString()).toBe(body);
    expect(event?.receivedAt).toBe(http.clock.now());
  });

  it.each<[string, string | Uint8Array]>([
    ["unicode", '{"name":"Ẹlẹ́ṣin ₦ 🏪"}'],
    ["white space", ' \r\n{ "a" : 1 }\t\n\n'],
    ["bytes that are no UTF-8", Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x80, 0x7d])],
    ["a byte order mark", "\ufeff{}"],
    ["no JSON at all", "token=1234&x"],
    ["nothing", ""],
  ])("keeps its bytes: %s", async (_name, bytes) => {
    await using http = await startHttp();
    expect((await http.post(bytes, { "content-type": "application/json" })).status).toBe(200);
    expect(http.committed[0]?.body.equals(Buffer.from(bytes))).toBe(true);
  });

  it.each([
    "application/json",
    "application/json; charset=utf-16",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "no type at all",
    "a/b/c",
  ])("is taken whatever its content type says: %s", async (type) => {
    await using http = await startHttp();
    expect((await http.post(body, { "content-type": type })).status).toBe(200);
    expect(http.committed[0]?.body.toString()).toBe(body);
  });

  it("is taken in chunks, split inside a character", async () => {
    await using http = await startHttp();
    const bytes = Buffer.from('{"name":"₦₦₦"}');
    const call = httpRequest({
      port: http.port,
      host: "127.0.0.1",
      method: "POST",
      path: `/webhooks/vending/${path}`,
      headers: { "x-service-signature": signBody(bytes, secret) },
    });
    for (const byte of bytes) call.write(Buffer.from([byte]));
    call.end();
    const [answer] = await once(call, "response");
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect(http.committed[0]?.body.equals(bytes)).toBe(true);
  });

  it("is taken with any of the account's secrets, and with a slash or a query after the path", async () => {
    const receiver = { accountId: "ada", secrets: ["new", "", secret] };
    await using http = await startHttp({ deps: { findReceiver: async () => receiver } });
    for (const key of ["new", secret]) {
      expect((await http.post(body, { "x-service-signature": signBody(Buffer.from(body), key) })).status).toBe(200);
    }
    expect((await http.post(body, {}, `${path}/`)).status).toBe(200);
    expect((await http.post(body, {}, `${path}?x=1`)).status).toBe(200);
    expect((await http.post(body, { "x-service-signature": signBody(Buffer.from(body), "") })).status).toBe(401);
  });
});

describe("a webhook that is signed in a service's own form", () => {
  const spaced = '{"event": "transaction.updated", "data": {"amount": 485.0, "remarks": "a b"}}';
  const compact = '{"event":"transaction.updated","data":{"amount":485.0,"remarks":"a b"}}';
  const overCompact = signBody(Buffer.from(compact), secret);

  it("is committed as the bytes that were signed, with their hash, and its form is reported", async () => {
    await using http = await startHttp();
    expect((await http.post(spaced, { "x-service-signature": "", "X-Acme-Signature": overCompact })).status).toBe(200);
    const [event] = http.committed;
    expect(event?.body.toString()).toBe(compact);
    expect(event?.bodySha256).toBe(sha256(compact));
    expect(http.otherForms).toEqual(["x-acme-signature compact"]);
    expect(http.badSignatures).toEqual([]);
  });

  it("has one hash, wherever its white space stands", async () => {
    await using http = await startHttp();
    for (const sent of [spaced, compact, compact.replaceAll(":", "\t:\r\n")])
      expect((await http.post(sent, { "x-service-signature": overCompact })).status).toBe(200);
    expect(new Set(http.committed.map(({ bodySha256 }) => bodySha256)).size).toBe(1);
    expect(http.otherForms).toEqual(["x-service-signature compact", "x-service-signature compact"]);
  });

  it("is committed with its white space if that was signed", async () => {
    await using http = await startHttp();
    const overAll = signBody(Buffer.from(spaced), secret);
    expect((await http.post(spaced, { "x-service-signature": "", "x-acme-signature": overAll })).status).toBe(200);
    expect(http.committed[0]?.body.toString()).toBe(spaced);
    expect(http.otherForms).toEqual(["x-acme-signature raw"]);
  });

  it("is taken with any of the account's secrets", async () => {
    const receiver = { accountId: "ada", secrets: ["new", "", secret] };
    await using http = await startHttp({ deps: { findReceiver: async () => receiver } });
    for (const key of ["new", secret]) {
      const headers = { "x-service-signature": "", "x-acme-signature": signBody(Buffer.from(compact), key) };
      expect((await http.post(spaced, headers)).status).toBe(200);
    }
    const unsigned = { "x-service-signature": "", "x-acme-signature": signBody(Buffer.from(compact), "") };
    expect((await http.post(spaced, unsigned)).status).toBe(401);
  });

  it("reports no form if it is the specification's, is refused, or cannot be committed", async () => {
    let isFull = false;
    const commit = async () => {
      if (isFull) throw new Error("disk full");
    };
    await using http = await startHttp({ deps: { commit } });
    const unknown = "A".repeat(22);
    expect((await http.post(body)).status).toBe(200);
    expect((await http.post(spaced, { "x-acme-signature": "0".repeat(64) })).status).toBe(200);
    const headers = { "x-service-signature": "", "x-acme-signature": overCompact };
    expect((await http.post(spaced.replace("a b", "a  b"), headers)).status).toBe(401);
    const decoy = { ...headers, "x-acme-signature": signBody(Buffer.from(compact), "no account") };
    expect((await http.post(spaced, decoy, unknown)).status).toBe(404);
    isFull = true;
    expect((await http.post(spaced, headers)).status).toBe(503);
    expect(http.otherForms).toEqual([]);
  });
});

describe("the receiver of a webhook", () => {
  function startWith(secrets: string[]) {
    const account = { secrets };
    const findReceiver = async () => ({ accountId: "ada", secrets: account.secrets });
    return { account, started: startHttp({ deps: { findReceiver } }) };
  }
  const signedWith = (key: string) => ({ "x-service-signature": signBody(Buffer.from(body), key) });

  it("is read again for every call, so that a new secret works at once", async () => {
    const { account, started } = startWith([secret]);
    await using http = await started;
    await http.post(body);
    expect((await http.post(body, signedWith("new"))).status).toBe(401);
    account.secrets = ["new", secret];
    expect((await http.post(body, signedWith("new"))).status).toBe(200);
    expect((await http.post(body)).status).toBe(200);
  });

  it("takes no secret that has run out since the call before", async () => {
    const { account, started } = startWith([secret]);
    await using http = await started;
    await http.post(body);
    account.secrets = ["new"];
    expect((await http.post(body)).status).toBe(401);
  });
});
