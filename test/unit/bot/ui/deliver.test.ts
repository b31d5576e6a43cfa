import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { createTelegramApi } from "../../../../src/bot/start.ts";
import { deliverNew } from "../../../../src/bot/ui/deliver.ts";
import type { Html } from "../../../../src/bot/ui/text.ts";
import { systemClock } from "../../../../src/core/clock.ts";
import { freePort } from "../../../support/free-port.ts";

const settings = { token: "1:test", pollSeconds: 1 };
const content = { html: "sold" as Html };
let close = async () => {};
afterEach(() => close());

/** How a message is delivered to a Telegram that answers so; null: nobody listens there. */
async function deliverTo(answer: { status: number; body: object } | "breaks" | null) {
  const port = await freePort();
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      if (answer === "breaks") request.socket.destroy();
      else response.writeHead(answer?.status ?? 200).end(JSON.stringify(answer?.body));
    });
  });
  if (answer !== null) await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  const telegram = createTelegramApi({ ...settings, apiRoot: `http://127.0.0.1:${port}` }, { clock: systemClock });
  close = async () => {
    await telegram.transport[Symbol.asyncDispose]();
    server.close();
  };
  return deliverNew(telegram.api, 7, content);
}

describe("a message that Telegram has certainly not taken", () => {
  it("is known as such where nobody listens", async () => {
    expect(await deliverTo(null)).toMatchObject({ kind: "failed", isUnsent: true });
  });

  it("is known as such where Telegram asks for patience", async () => {
    const body = { ok: false, error_code: 429, description: "Too Many Requests", parameters: { retry_after: 35 } };
    const wanted = { kind: "failed", why: "429", retryAfterMs: 35_000, isUnsent: true };
    expect(await deliverTo({ status: 429, body })).toEqual(wanted);
  });

  it("is another than one whose answer is lost", async () => {
    expect(await deliverTo("breaks")).not.toHaveProperty("isUnsent");
    await close();
    const body = { ok: false, error_code: 502, description: "Bad Gateway" };
    expect(await deliverTo({ status: 502, body })).not.toHaveProperty("isUnsent");
  });
});
