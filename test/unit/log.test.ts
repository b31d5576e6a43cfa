import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { VendbotError } from "../../src/core/errors.ts";
import type { LogFields } from "../../src/core/log.ts";
import { createLog, type LogLevel } from "../../src/log.ts";
import { anyText } from "../support/any-text.ts";

const botToken = "123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw1";
const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.3q2-7w_abcDEF";
const signature = createHmac("sha256", "k").update("body").digest("hex");
const knownSecret = 'hunter2"\\/with quotes';
const webhookPath = "Zm9vYmFyYmF6cXV4MTIzNA";

function startLog(options: { level?: LogLevel; secrets?: string[] } = {}) {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLog({ level: "debug", secrets: [knownSecret], ...options, destination });
  const read = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log, lines, read };
}

function logged(fields: LogFields): Record<string, unknown> {
  const { log, read } = startLog();
  log.info("test.event", fields);
  return read()[0] ?? {};
}

describe("createLog", () => {
  it("writes one line of JSON per event, its name as msg", () => {
    const { log, lines, read } = startLog();
    log.warn("purchase.settled", { purchase: "01JC", ms: 12, isLate: false, why: null });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/\n$/);
    expect(read()[0]).toMatchObject({
      level: "warn",
      msg: "purchase.settled",
      purchase: "01JC",
      ms: 12,
      isLate: false,
    });
    expect(read()[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it("is quiet below its level", () => {
    const { log, lines } = startLog({ level: "warn" });
    log.debug("a");
    log.info("b");
    log.error("c");
    expect(lines).toHaveLength(1);
  });

  it("keeps a field from taking the place of the event's name, level or time", () => {
    const line = logged({ msg: "other", level: "fatal", time: 0 });
    expect(line).toMatchObject({ msg: "test.event", level: "info", msg_: "other", level_: "fatal", time_: 0 });
  });

  it("logs only the code and message of an error", () => {
    const cause = new Error("canary-in-cause");
    const error = Object.assign(new VendbotError("vending.down", "No answer", { cause }), {
      request: "canary-in-props",
    });
    const { log, lines, read } = startLog();
    log.error("x", { error, err: error, list: [new AggregateError([cause], "several")] });
    expect(read()[0]?.error).toEqual({ code: "vending.down", message: "No answer" });
    expect(read()[0]?.err).toEqual({ code: "vending.down", message: "No answer" });
    expect(read()[0]?.list).toEqual([{ message: "several" }]);
    expect(lines[0]).not.toContain("canary");
  });

  it("leaves out a secret that it learns while running, as it is, in JSON and in a URL", () => {
    const { log, lines } = startLog({ secrets: [] });
    const secret = 'p&ss/"word"+1';
    log.addSecret(secret);
    log.info("x", {
      plain: `at ${secret}.`,
      json: JSON.stringify({ any: secret }),
      url: `?q=${encodeURIComponent(secret)}`,
    });
    for (const form of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]) {
      expect(lines[0]).not.toContain(form);
      expect(JSON.stringify(JSON.parse(lines[0] ?? ""))).not.toContain(form);
    }
  });

  it("does not let a trivial secret blank ordinary words", () => {
    const { log, lines } = startLog({ secrets: ["", "a"] });
    log.info("bank.paid");
    expect(lines[0]).toContain("bank.paid");
  });

  it.each([
    ["a bot token", botToken],
    ["a bot token in a URL", `https://api.telegram.org/bot${botToken}/sendMessage`, botToken],
    ["a bot token, escaped", `/bot${botToken.replace(":", "%3A")}/x`, botToken.slice(10)],
    ["a live key", "key ak_live_abc123DEF used", "ak_live_abc123DEF"],
    ["a sandbox key", "ak_test_abc-123_DEF", "abc-123_DEF"],
    ["a JWT", `got ${jwt}!`, jwt],
    ["an Authorization header", "Authorization: Bearer opaque-token-99", "opaque-token-99"],
    ["basic credentials", '{"authorization":"Basic dXNlcjpwYXNz"}', "dXNlcjpwYXNz"],
    ["an X-API-KEY header", "X-API-KEY: whatever-it-is", "whatever-it-is"],
    ["a signature's header", "X-Acme-Signature: whatever-it-is", "whatever-it-is"],
    ["a header in a list", 'headers: ["x-api-key","whatever-it-is"]', "whatever-it-is"],
    ["a pin", "the pin is 4821.", "4821"],
    ["a pin in JSON", '{"pin":"4821"}', "4821"],
    ["a pin in escaped JSON", JSON.stringify('{"pin":4821}'), "4821"],
    ["a vended token", "token 12345678901234567890 sold", "12345678901234567890"],
    ["a grouped token", "1234 5678 9012 3456 7890", "9012 3456"],
    ["a token grouped by dashes", "1234-5678-9012-3456", "9012-3456"],
    ["a signature", `signed ${signature}`, signature],
    ["a webhook's path", `POST /webhooks/vending/${webhookPath}?a=1`, webhookPath],
    ["a webhook's full address", `https://bot.example/webhooks/vending/${webhookPath}/`, webhookPath],
    ["Telegram's path", `/telegram/${webhookPath}`, webhookPath],
    ["a known secret", `x${knownSecret}y`, "hunter2"],
  ])("hides %s wherever it stands", (_name, text, canary = text) => {
    const { log, lines } = startLog();
    log.info(text, { text, deep: { list: [text, new Error(text)] }, [text]: 1 });
    log.info("number", { token: text, number: /^\d+$/.test(text) ? BigInt(text) : 0 });
    expect(lines.join("")).not.toContain(canary);
    expect(lines.join("")).not.toContain(JSON.stringify(canary).slice(1, -1));
  });

  it("hides fields by their name", () => {
    const line = logged({ pin: 4821, userPin: "x", apiKey: "y", webhook_secret: ["z"], meterToken: { a: "w" } });
    expect(line).toMatchObject({ pin: "***", userPin: "***", apiKey: "***", webhook_secret: "***", meterToken: "***" });
  });

  it("keeps what people need: amounts, phones, references, times, and whether there is a token", () => {
    const fields = {
      chargeKobo: 48_750,
      phone: "08031234567",
      reference: "VB-01JCQ2Z8G7R5T4",
      at: "2026-11-14T12:00:00.000Z",
      hasToken: true,
      token: null,
      shipping: "12 of 34",
      note: "DSTV Basic package",
    };
    expect(logged(fields)).toMatchObject(fields);
  });

  it("copies plain things only", () => {
    const line = logged({
      buffer: Buffer.from("canary"),
      map: new Map([["a", "canary"]]),
      date: new Date(0),
      nothing: undefined,
      run: () => "canary",
      infinite: Number.POSITIVE_INFINITY,
      big: 12n,
    });
    expect(line).toMatchObject({ buffer: "(object)", map: "(object)", date: "1970-01-01T00:00:00.000Z", big: "12" });
    expect(line.infinite).toBe("Infinity");
    expect(JSON.stringify(line)).not.toContain("canary");
  });

  it("bounds the line, however large, deep or circular the fields", () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const wide = Array.from({ length: 100 }, () => "x".repeat(3000));
    let shared: unknown = "leaf";
    for (let depth = 0; depth < 4; depth++) shared = Array.from({ length: 50 }, () => shared);
    let flags: unknown = true;
    for (let depth = 0; depth < 4; depth++) flags = new Array(50).fill(flags);
    for (const field of [circle, wide, shared, flags, "\u0000".repeat(60_000), "y".repeat(10_000_000)]) {
      const { log, lines, read } = startLog();
      log.info("x", { field });
      expect(lines[0]?.length).toBeLessThan(24_000);
      expect(read()[0]?.msg).toBe("x");
    }
  });

  it("goes five levels deep", () => {
    expect(logged({ a: { b: { c: { d: { e: { f: 1 } } } } } }).a).toEqual({ b: { c: { d: { e: "(deeper)" } } } });
  });

  it("leaves no part of a secret where a text is cut", () => {
    const { log, lines } = startLog({ secrets: ["canary-".repeat(8)] });
    for (let pad = 1900; pad < 2010; pad++) log.info("x", { text: "a".repeat(pad) + "canary-".repeat(8) });
    log.info("x", { text: "a".repeat(65_500) + "canary-".repeat(8) });
    expect(lines.join("")).not.toContain("canary");
  });

  it("survives fields that throw", () => {
    const { log, read } = startLog();
    log.error("x", {
      get trap() {
        throw new Error("canary");
      },
    });
    expect(read()[0]).toMatchObject({ msg: "x", fields: "(unreadable)" });
  });
});

describe("the scrub, whatever the shape of what is logged", () => {
  const canaries = [
    [botToken, botToken.slice(12)],
    [`/bot${botToken}/getMe`, botToken.slice(12)],
    ["ak_live_canary123", "canary123"],
    [jwt, "3q2-7w_abcDEF"],
    ["12345678901234567890", "12345678901234567890"],
    ["1234 5678 9012 3456", "9012 3456"],
    [signature, signature.slice(0, 32)],
    [knownSecret, "hunter2"],
    [`/webhooks/vending/${webhookPath}`, webhookPath],
  ] as const;
  const canary = fc.constantFrom(...canaries.map(([text]) => text));
  const text = fc.tuple(anyText(), canary, anyText()).map(([before, secret, after]) => {
    // Digits right beside a run of digits make it another run, and letters beside a token another token.
    return `${before} ${secret} ${after}`;
  });
  const leaf = fc.oneof(text, fc.double(), fc.bigInt(), fc.boolean(), fc.constant(null), fc.date());
  const { tree } = fc.letrec((tie) => ({
    // A little deeper than the log goes.
    tree: fc.oneof({ maxDepth: 6, depthSize: "medium" }, leaf, tie("list"), tie("record"), tie("error"), tie("map")),
    list: fc.array(tie("tree"), { maxLength: 6 }),
    record: fc.dictionary(fc.oneof(text, fc.string()), tie("tree"), { maxKeys: 6 }),
    map: fc.array(tie("tree"), { maxLength: 2 }).map((items) => new Map(items.map((item, n) => [String(n), item]))),
    error: fc
      .tuple(text, tie("tree"), tie("tree"))
      .map(([message, cause, extra]) => Object.assign(new Error(message, { cause }), { extra, code: message })),
  }));

  it("lets no canary out, and every line is one line of JSON", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(text, fc.string()), tree, { maxKeys: 8 }), text, (fields, event) => {
        const { log, lines } = startLog();
        log.error(event, fields);
        expect(lines).toHaveLength(1);
        const line = lines[0] ?? "";
        expect(line.indexOf("\n")).toBe(line.length - 1);
        const decoded = JSON.stringify(JSON.parse(line));
        expect(canaries.filter(([, part]) => line.includes(part) || decoded.includes(part))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
