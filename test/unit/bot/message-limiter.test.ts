import { describe, expect, it } from "vitest";
import { createMessageLimiter, type Priority } from "../../../src/bot/inbox/message-limiter.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

function startLimiter(perSecond = 29) {
  const clock = createFakeClock();
  const limiter = createMessageLimiter(clock, () => perSecond);
  const sent: { name: string; at: number }[] = [];
  /** Sends a number of messages, each answered after `answerMs`. */
  const send = (
    priority: Priority,
    count: number,
    { answerMs = 0, name = priority as string, signal = undefined as AbortSignal | undefined } = {},
  ) => {
    for (let index = 0; index < count; index++) {
      void limiter.acquire(priority, signal).then(async (release) => {
        sent.push({ name, at: clock.monotonic() });
        if (answerMs > 0) clock.after(answerMs, () => release?.());
        else release?.();
      });
    }
  };
  /** The most that were sent within any second. */
  const most = () =>
    Math.max(...sent.map(({ at: from }) => sent.filter(({ at }) => at >= from && at < from + 1000).length));
  return { clock, limiter, sent, send, most };
}

describe("messages to Telegram", () => {
  it("are at once below the limit, and no more than 29 in any second", async () => {
    const { clock, sent, send, most } = startLimiter();
    send("sale", 200);
    await clock.advance(0);
    expect(sent).toHaveLength(29);
    await clock.advance(7000);
    expect(sent).toHaveLength(200);
    expect(most()).toBe(29);
  });

  it("about a sale are at once while those of sellers take all that they may", async () => {
    const { clock, sent, send, most } = startLimiter();
    send("seller", 200);
    for (let round = 0; round < 8; round++) {
      await clock.advance(500);
      const askedAt = clock.monotonic();
      send("sale", 1, { name: "sale" });
      await clock.advance(1);
      expect(sent.findLast(({ name }) => name === "sale")?.at).toBe(askedAt);
    }
    expect(most()).toBeLessThanOrEqual(29);
  });

  it("about nine sales are at once after as many of sellers as there are", async () => {
    const { clock, sent, send, most } = startLimiter();
    send("seller", 200);
    await clock.advance(300);
    const askedAt = clock.monotonic();
    send("sale", 9, { name: "sale" });
    await clock.advance(0);
    expect(sent.filter(({ name, at }) => name === "sale" && at === askedAt)).toHaveLength(9);
    await clock.advance(10_000);
    expect(sent).toHaveLength(209);
    expect(most()).toBe(29);
  });

  it("count until a second after their answer, since Telegram may handle each at any moment before", async () => {
    const { clock, sent, send } = startLimiter();
    send("sale", 60, { answerMs: 400 });
    await clock.advance(1399);
    expect(sent).toHaveLength(29);
    await clock.advance(1);
    expect(sent).toHaveLength(58);
  });

  it("about sales go before those of sellers, and these before all others", async () => {
    const { clock, sent, send } = startLimiter(10);
    send("bulk", 3);
    send("seller", 30);
    await clock.advance(0);
    send("sale", 4, { name: "late sale" });
    await clock.advance(1000);
    expect(sent.slice(0, 8).filter(({ name }) => name === "bulk")).toHaveLength(1);
    expect(sent.slice(8, 12).map(({ name }) => name)).toEqual(Array(4).fill("late sale"));
    await clock.advance(4000);
    expect(sent.slice(-2).map(({ name }) => name)).toEqual(["bulk", "bulk"]);
  });

  it("to strangers go one by one, so that no seller's waits behind a second of them", async () => {
    const { clock, sent, send, most } = startLimiter();
    send("bulk", 500);
    await clock.advance(10_000);
    for (let round = 0; round < 20; round++) {
      const askedAt = clock.monotonic();
      send("sale", 1, { name: "sale" });
      await clock.advance(313);
      expect((sent.findLast(({ name }) => name === "sale")?.at ?? Number.NaN) - askedAt).toBeLessThanOrEqual(50);
    }
    expect(most()).toBeLessThan(30);
    expect(sent.filter(({ name, at }) => name === "bulk" && at < 10_000).length).toBeGreaterThan(250);
  });

  it("that are called off leave their place in the queue", async () => {
    const { clock, limiter, send } = startLimiter(1);
    const over = new AbortController();
    send("seller", 1);
    send("bulk", 5, { signal: over.signal });
    expect(limiter.waiting).toBe(5);
    over.abort();
    await clock.advance(0);
    expect(limiter.waiting).toBe(0);
  });
});
