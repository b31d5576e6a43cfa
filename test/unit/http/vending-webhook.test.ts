import { createHash } from "node:crypto";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import { sha256 } from "../../../src/core/ids.ts";
import { signBody } from "../../../src/vending-api/webhook-signature.ts";
import { waitFor } from "../../support/until.ts";
import { path, secret, startHttp } from "./start-http.ts";
import { body, gate } from "./webhooks.ts";

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

  it("shares its commit with those that arrive meanwhile", async () => {
    const disk = gate();
    const batches: number[] = [];
    await using http = await startHttp({
      deps: {
        commit: async (events) => {
          batches.push(events.length);
          if (batches.length === 1) await disk.promise;
        },
      },
    });
    const first = http.post("0");
    await waitFor(() => batches.length === 1, "the first commit begins");
    const others = Array.from({ length: 20 }, (_, n) => http.post(`${n + 1}`));
    // Each sender has its deadline: by then its row is in the queue.
    await waitFor(() => http.clock.timers === 21, "all 21 wait for their commit");
    disk.open();
    for (const answer of await Promise.all([first, ...others])) expect(answer.status).toBe(200);
    expect(batches).toEqual([1, 20]);
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

describe("I15: a webhook that is refused", () => {
  const good = signBody(Buffer.from(body), secret);

  it.each<[string, Record<string, string | string[]>]>([
    ["of another secret", { "x-service-signature": signBody(Buffer.from(body), "other") }],
    ["of another body", { "x-service-signature": signBody(Buffer.from(`${body} `), secret) }],
    ["in upper case", { "x-service-signature": good.toUpperCase() }],
    ["too short", { "x-service-signature": good.slice(0, 63) }],
    ["too long", { "x-service-signature": `${good}0` }],
    ["with a prefix", { "x-service-signature": `sha256=${good}` }],
    ["sent twice", { "x-service-signature": [good, good] }],
    ["empty", { "x-service-signature": "" }],
    ["under a name that ends otherwise", { "x-service-signature": "", "x-signature-256": good }],
    ["in the fourth place", { "x-service-signature": "", "a-signature": "", "b-signature": "", "c-signature": good }],
  ])("is 401 with a signature %s", async (_name, headers) => {
    await using http = await startHttp();
    expect(await http.post(body, headers)).toMatchObject({ status: 401, body: { error: "bad_signature" } });
    expect(http.committed).toEqual([]);
    expect(http.badSignatures).toEqual(["ada"]);
  });

  it("is 401 without a signature", async () => {
    await using http = await startHttp();
    expect((await http.send("POST", `/webhooks/vending/${path}`, { body })).status).toBe(401);
    expect(http.committed).toEqual([]);
  });

  it("is 404 on an unknown path, well signed or not, and nobody's secrets are doubted", async () => {
    await using http = await startHttp();
    const unknown = "A".repeat(22);
    for (const at of [unknown, `${path}x`, path.slice(1), "x", `${path}/x`, "%zz", "..%2f", "y".repeat(300)]) {
      expect(await http.post(body, {}, at)).toMatchObject({ status: 404, body: { error: "not_found" } });
    }
    const decoy = signBody(Buffer.from(body), "no account");
    expect((await http.post(body, { "x-service-signature": decoy }, unknown)).status).toBe(404);
    expect(http.committed).toEqual([]);
    expect(http.badSignatures).toEqual([]);
  });

  it("is 413 above 64 KiB, and taken at 64 KiB", async () => {
    await using http = await startHttp();
    expect((await http.post("x".repeat(64 * 1024))).status).toBe(200);
    expect(await http.post("x".repeat(64 * 1024 + 1))).toMatchObject({ status: 413, body: { error: "too_large" } });
    expect(http.committed).toHaveLength(1);
  });

  it("is 413 above 64 KiB in chunks, without a length announced", async () => {
    await using http = await startHttp();
    const chunk = `1000\r\n${"x".repeat(0x1000)}\r\n`;
    const head = `POST /webhooks/vending/${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(await http.sendRaw(head + chunk.repeat(17))).toMatch(/^HTTP\/1.1 413 /);
    expect(http.committed).toEqual([]);
  });

  it("is looked up by the hash of its path only", async () => {
    const asked: string[] = [];
    const findReceiver = async (hash: string) => {
      asked.push(hash);
      return null;
    };
    await using http = await startHttp({ deps: { findReceiver } });
    await http.post(body);
    expect(asked).toEqual([sha256(path)]);
  });
});

describe("a webhook that cannot be committed", () => {
  it("is 503 with Retry-After when the commit fails", async () => {
    await using http = await startHttp({ deps: { commit: () => Promise.reject(new Error("disk full")) } });
    expect(await http.post(body)).toMatchObject({ status: 503, body: { error: "unavailable" }, retryAfter: "5" });
  });

  it("is 503 if the account cannot be read", async () => {
    await using http = await startHttp({ deps: { findReceiver: () => Promise.reject(new Error("closed")) } });
    expect(await http.post(body)).toMatchObject({ status: 503, retryAfter: "5" });
    expect(http.committed).toEqual([]);
  });

  it("is 503 at the deadline, never 200, even if it is committed later", async () => {
    const disk = gate();
    let commits = 0;
    await using http = await startHttp({
      deps: { commit: () => disk.promise.then(() => void commits++) },
    });
    expect(await http.pastDeadline(http.post(body))).toMatchObject({ status: 503, retryAfter: "5" });
    disk.open();
    await waitFor(() => commits === 1, "the row is committed all the same");
  });

  it("is 503 at the deadline when the lookup hangs", async () => {
    await using http = await startHttp({
      deps: { findReceiver: () => new Promise(() => undefined) },
    });
    expect((await http.pastDeadline(http.post(body))).status).toBe(503);
  });

  it("is 503 at once when the queue is full", async () => {
    const disk = gate();
    await using http = await startHttp({
      deps: { commit: () => disk.promise },
      limits: { queue: { mostRowsWaiting: 1 } },
    });
    const first = http.post("1");
    await waitFor(() => http.clock.timers === 1, "the first row waits for its commit");
    expect(await http.post("2")).toMatchObject({ status: 503, retryAfter: "5" });
    disk.open();
    expect((await first).status).toBe(200);
    expect((await http.post("3")).status).toBe(200);
  });

  it("does not take its neighbours with it", async () => {
    const disk = gate();
    let calls = 0;
    await using http = await startHttp({
      deps: {
        commit: async (events) => {
          if (++calls === 1) await disk.promise;
          if (events.some((event) => event.body.toString() === "poison")) throw new Error("bad row");
        },
      },
    });
    const first = http.post("0");
    await waitFor(() => calls === 1, "the first commit begins");
    const others = ["a", "poison", "b"].map((text) => http.post(text));
    await waitFor(() => http.clock.timers === 4, "all four wait for their commit");
    disk.open();
    const statuses = (await Promise.all([first, ...others])).map((answer) => answer.status);
    expect(statuses).toEqual([200, 200, 503, 200]);
  });

  it("is logged without its path, its headers or its body", async () => {
    await using http = await startHttp({ deps: { commit: () => Promise.reject(new Error("disk full")) } });
    await http.post(body);
    await http.post("x".repeat(70_000));
    expect(http.logged).toMatchObject([
      { event: "http.failed", fields: { code: "webhook.not_committed", cause: "disk full" } },
      { event: "http.refused", fields: { status: 413, route: "/webhooks/vending/:path" } },
    ]);
    const text = JSON.stringify(http.logged);
    for (const canary of [path, signBody(Buffer.from(body), secret), "VB-1", secret])
      expect(text).not.toContain(canary);
  });
});
