import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { body, path, startHttp } from "../unit/http/start-http.ts";
import { cases } from "./cases.ts";

describe("malformed webhooks", () => {
  const anyHeader = fc.oneof(
    fc.constant(undefined),
    fc.stringMatching(/^[0-9a-fA-F]{60,68}$/),
    fc.stringMatching(/^[ -~]{0,80}$/),
  );
  const anyPath = fc.oneof(
    fc.constant(path),
    fc.stringMatching(/^[\w-]{22}$/),
    fc.stringMatching(/^[!-~]{0,40}$/).map((text) => text.replace(/[?#]/g, "")),
  );
  const anyBody = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.json().map((text) => Buffer.from(text)),
  );
  const framing = fc.constantFrom("length", "chunked", "too long", "too short", "both", "bad chunk", "none", "cut off");

  it("get no 5xx, and commit nothing", async () => {
    await using http = await startHttp({
      limits: { requestTimeoutMs: 1000, headersTimeoutMs: 800, socketCheckMs: 50 },
    });
    const requests = fc.sample(fc.record({ at: anyPath, header: anyHeader, bytes: anyBody, framing }), {
      numRuns: cases(2000),
      seed: 42,
    });
    const sendOne = async (one: (typeof requests)[number]) => {
      const length = Buffer.from(one.bytes).length;
      const head = [`POST /webhooks/vending/${one.at} HTTP/1.1`, "Host: x", "Connection: close"];
      if (one.header !== undefined) head.push(`X-Service-Signature: ${one.header}`);
      if (["length", "both", "cut off"].includes(one.framing)) head.push(`Content-Length: ${length}`);
      if (one.framing === "too long") head.push(`Content-Length: ${length + 5}`);
      if (one.framing === "too short") head.push(`Content-Length: ${Math.max(0, length - 5)}`);
      if (["chunked", "both", "bad chunk"].includes(one.framing)) head.push("Transfer-Encoding: chunked");
      const chunk = one.framing === "bad chunk" ? "zz\r\n" : `${length.toString(16)}\r\n`;
      const isChunked = one.framing === "chunked" || one.framing === "bad chunk";
      const bytes = isChunked ? [chunk, one.bytes, "\r\n0\r\n\r\n"] : [one.bytes];
      const whole = Buffer.concat([`${head.join("\r\n")}\r\n\r\n`, ...bytes].map((part) => Buffer.from(part)));
      const answer = await http.sendRaw(one.framing === "cut off" ? whole.subarray(0, -3) : whole);
      return /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? "closed";
    };
    const seen = new Map<string, number>();
    for (let n = 0; n < requests.length; n += 500) {
      for (const status of await Promise.all(requests.slice(n, n + 500).map(sendOne))) {
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
    }
    for (const status of seen.keys()) expect(status).toMatch(/^(4\d\d|closed)$/);
    expect(seen.get("401")).toBeGreaterThan(cases(50));
    expect(seen.get("404")).toBeGreaterThan(cases(50));
    expect(http.committed).toEqual([]);
    expect((await http.post(body)).status).toBe(200);
  });
});
