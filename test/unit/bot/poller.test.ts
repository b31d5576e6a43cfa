import { describe, expect, it } from "vitest";
import { startPoller } from "../../../src/bot/inbox/poller.ts";
import { createTelegramApi } from "../../../src/bot/start.ts";
import { ConnectionLost } from "../../../src/db/store-error.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { serveLocally } from "../../support/local-server.ts";
import { patiently, waitFor } from "../../support/until.ts";

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** A Bot API that answers its first call, and holds every later one open or tells it to come later. */
async function startSlowTelegram(isBusy: boolean) {
  let calls = 0;
  const busy = { ok: false, error_code: 429, description: "Too Many Requests", parameters: { retry_after: 15 } };
  const server = await serveLocally((_request, response) => {
    if (calls++ === 0) response.end(JSON.stringify({ ok: true, result: [] }));
    else if (isBusy) response.end(JSON.stringify(busy));
  });
  return { ...server, apiRoot: server.origin, calls: () => calls };
}

describe("the poller", () => {
  it.each(["while it asks", "while it was told to wait", "while it looks whether it is its turn"])(
    "ends at once %s",
    async (moment) => {
      await using telegram = await startSlowTelegram(moment === "while it was told to wait");
      // It stands still: what ends by itself does so without a limit that has passed.
      const clock = createFakeClock();
      const { api, transport } = createTelegramApi(
        { token: "1:a", apiRoot: telegram.apiRoot, pollSeconds: 100 },
        { clock },
      );
      await using _ = transport;
      const turn = Promise.withResolvers<boolean>();
      const isLooking = moment === "while it looks whether it is its turn";
      const isTurn = isLooking ? () => turn.promise : async () => true;
      let looks = 0;
      const poller = startPoller({
        ...{ api, clock, log: silent, timeoutSeconds: 100, accept: async () => undefined, line: { isUp: false } },
        mayPoll: () => (looks++ === 0 ? Promise.resolve(true) : isTurn()),
        onConflict: () => undefined,
      });
      const isThere = () => looks === 2 && (isLooking || telegram.calls() === 2);
      await waitFor(isThere, `the poller is there: ${moment}`);
      const ended = poller[Symbol.asyncDispose]();
      turn.resolve(true);
      await patiently(ended, "the poller has ended");
    },
  );

  it("asks again at once for what a lost connection to the database kept from being stored", async () => {
    await using telegram = await startSlowTelegram(false);
    const clock = createFakeClock();
    const { api, transport } = createTelegramApi(
      { token: "1:a", apiRoot: telegram.apiRoot, pollSeconds: 100 },
      { clock },
    );
    await using _ = transport;
    let looks = 0;
    await using _poller = startPoller({
      ...{ api, clock, log: silent, timeoutSeconds: 100, accept: async () => undefined, line: { isUp: false } },
      async mayPoll() {
        if (++looks === 1) throw new ConnectionLost("store.connection_lost", "Connection terminated");
        return true;
      },
      onConflict: () => undefined,
    });
    await clock.advance(99);
    expect(looks).toBe(1);
    await clock.advance(1);
    expect(looks).toBe(2);
  });
});
