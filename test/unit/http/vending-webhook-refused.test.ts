import { describe, expect, it } from "vitest";
import { sha256 } from "../../../src/core/ids.ts";
import { signBody } from "../../../src/vending-api/webhook.ts";
import { waitFor } from "../../support/until.ts";
import { body, gate, path, secret, startHttp } from "./start-http.ts";

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
      limits: { saves: { maxRows: 1 } },
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
        commit: async ({ body: row }) => {
          calls++;
          await disk.promise;
          if (row.toString() === "poison") throw new Error("bad row");
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
