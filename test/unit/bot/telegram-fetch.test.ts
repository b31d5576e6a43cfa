import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createTelegramFetch } from "../../../src/bot/inbox/fetch.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { waitFor } from "../../support/until.ts";

/** A Bot API that asks the first call to wait for three seconds, and remembers which chat each call was for. */
async function startApi() {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    calls.push(/-?\d+/.exec(body)?.[0] ?? "none");
    const busy = { ok: false, error_code: 429, description: "Too Many Requests", parameters: { retry_after: 3 } };
    response.end(JSON.stringify(calls.length === 1 ? busy : { ok: true, result: true }));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const clock = createFakeClock();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const telegram = createTelegramFetch({ clock, apiRoot: origin });
  const send = (chat_id: number) => {
    const headers = { "content-type": "application/json" };
    return telegram.fetchWith("seller")(`${origin}/bot1/sendMessage`, {
      method: "POST",
      headers,
      body: JSON.stringify({ chat_id }),
    });
  };
  return {
    ...{ calls, clock, send },
    async [Symbol.asyncDispose]() {
      await telegram[Symbol.asyncDispose]();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

it("no call goes to a chat while Telegram wants nothing for it, and others go on", async () => {
  await using api = await startApi();
  const { calls, clock, send } = api;
  const first = send(7);
  await waitFor(() => clock.timers === 1, "the first call waits");
  const second = send(7);
  await waitFor(() => clock.timers === 2, "the second call to the chat waits, too");
  await send(8);
  await clock.advance(2999);
  expect(calls).toEqual(["7", "8"]);
  await clock.advance(1);
  await Promise.all([first, second]);
  expect(calls).toEqual(["7", "8", "7", "7"]);
});
