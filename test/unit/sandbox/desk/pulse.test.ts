import { describe, expect, it } from "vitest";
import { createPulse, readFigures } from "../../../../sandbox/desk/pulse.ts";
import { createFakeClock } from "../../../support/fake-clock.ts";
import { serveLocally } from "../../../support/local-server.ts";

const text = `# HELP vendbot_updates_total Updates of Telegram that were handled
# TYPE vendbot_updates_total counter
vendbot_updates_total{kind="tap",outcome="done"} 12
vendbot_updates_total{kind="tap",outcome="failed"} 1
vendbot_updates_total{kind="message",outcome="done"} 7
vendbot_update_seconds_count{kind="tap"} 13
vendbot_vending_calls_total{operation="purchase",outcome="ok"} 2
vendbot_vending_calls_total{operation="verify",outcome="timeout"} 3
vendbot_commits_total 21
vendbot_service_up 1
vendbot_open_sales{state="pending",age="under_1m"} 1
vendbot_open_sales{state="sending",age="under_1m"} 1
vendbot_updates_waiting 1
vendbot_webhooks_waiting 2
vendbot_notices_waiting{kind="card"} 3
process_resident_memory_bytes 1.01e+8
`;
const figures = {
  ...{ taps: 13, calls: 5, commits: 21, openSales: 2, queue: 6, memoryBytes: 101_000_000 },
  isServiceUp: true,
};
const none = { taps: 0, calls: 0, commits: 0, openSales: 0, queue: 0, memoryBytes: 0, isServiceUp: false };

const token = "metrics-token-0123456789";

/** A bot that serves these metrics for the token, and a pulse that reads them. */
async function open() {
  const server = await serveLocally(({ headers }, response) => {
    bot.asked++;
    if (headers.authorization !== `Bearer ${token}`) response.statusCode = 401;
    response.end(text);
  });
  const bot = { asked: 0 };
  const clock = createFakeClock();
  let heard = Promise.withResolvers<void>();
  const pulseWith = (shown: string) =>
    createPulse({ clock, url: `${server.origin}/metrics`, token: shown, onChange: () => heard.resolve() });
  return {
    ...{ bot, clock, pulseWith, pulse: pulseWith(token) },
    /** Lets time pass, and the reading that is due by then come in. */
    async reads(ms: number) {
      await clock.advance(ms);
      await heard.promise;
      heard = Promise.withResolvers();
    },
    goesDown: () => server[Symbol.asyncDispose](),
    [Symbol.dispose]: () => void server[Symbol.asyncDispose](),
  };
}

describe("the metrics' text", () => {
  it("is summed up over labels, and whatever is not in it is 0", () => {
    expect(readFigures(text)).toEqual(figures);
    expect(readFigures("")).toEqual(none);
  });
});

describe("the pulse", () => {
  it("asks every 0.7 seconds while somebody looks, and not otherwise", async () => {
    using shop = await open();
    const { bot, clock, pulse } = shop;
    await clock.advance(10_000);
    expect(bot.asked).toBe(0);
    expect([pulse.figures(), pulse.figures()]).toEqual([null, null]);
    await shop.reads(0);
    const reading = { ...figures, readAt: clock.now() };
    expect([pulse.figures(), pulse.figures()]).toEqual([reading, reading]);
    await clock.advance(699);
    expect(bot.asked).toBe(1);
    await shop.reads(1);
    await clock.advance(10_000);
    expect(bot.asked).toBe(2);
    expect(clock.timers).toBe(0);
  });

  it("has no figures while the bot is down, and none that it is not shown", async () => {
    using shop = await open();
    const stranger = shop.pulseWith("another-token-0123456789");
    expect(stranger.figures()).toBeNull();
    await shop.reads(0);
    expect(stranger.figures()).toBeNull();
    await shop.reads(700);
    expect(shop.pulse.figures()).toBeNull();
    await shop.reads(0);
    expect(shop.pulse.figures()).toMatchObject(figures);
    await shop.goesDown();
    await shop.reads(700);
    expect(shop.pulse.figures()).toBeNull();
    await shop.reads(700);
    expect(shop.pulse.figures()).toBeNull();
  });
});
