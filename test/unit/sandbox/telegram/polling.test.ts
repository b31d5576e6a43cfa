import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person, Telegram } from "../../../../sandbox/telegram/server.ts";
import { createFakeClock } from "../../../support/fake-clock.ts";
import { waitFor } from "../../../support/until.ts";
import { callRaw, startSandboxTelegram, token } from "./call-raw.ts";

describe("getUpdates", () => {
  const clock = createFakeClock();
  let telegram: Telegram;
  let ada: Person;

  beforeEach(async () => {
    telegram = await startSandboxTelegram({ clock });
    ada = telegram.user({ firstName: "Ada" });
  });
  afterEach(() => telegram[Symbol.asyncDispose]());

  async function poll(params: object = {}): Promise<number[]> {
    // Past the half second that makes the same question haste.
    await clock.advance(1000);
    const answer = await callRaw<{ update_id: number }[]>(telegram, "getUpdates", params);
    return answer.result.map((update) => update.update_id);
  }

  it("repeats updates until an offset confirms them, and counts up by one", async () => {
    const first = await ada.says("one");
    const second = await ada.says("two");
    expect(second).toBe(first + 1);
    expect(await poll()).toEqual([first, second]);
    expect(await poll()).toEqual([first, second]);
    expect(await poll({ offset: second })).toEqual([second]);
    expect(await poll({ offset: second + 1 })).toEqual([]);
    expect(telegram.pendingUpdates).toEqual([]);
  });

  it("keeps to the limit, takes a negative offset from the end, and gives one at a time to haste", async () => {
    const ids = [await ada.says("1"), await ada.says("2"), await ada.says("3")];
    expect(await poll({ limit: 2 })).toEqual(ids.slice(0, 2));
    const hasty = await callRaw(telegram, "getUpdates");
    expect(hasty.result).toHaveLength(1);
    expect(await poll({ offset: -1 })).toEqual(ids.slice(2));
    expect(await poll()).toEqual(ids.slice(2));
  });

  it("holds a long poll until something comes, or until its time is up", async () => {
    const waiting = callRaw(telegram, "getUpdates", { timeout: 30 });
    await waitFor(() => telegram.calls.length === 1, "the poll has come");
    const id = await ada.says("hello");
    expect((await waiting).result).toMatchObject([{ update_id: id, message: { text: "hello" } }]);

    const timers = clock.timers;
    const idle = callRaw(telegram, "getUpdates", { timeout: 30, offset: id + 1 });
    await waitFor(() => clock.timers === timers + 1, "the poll is held");
    await clock.advance(30_000);
    expect((await idle).result).toEqual([]);
  });

  it("ends the first poller's wait with 409 when a second one comes", async () => {
    const first = callRaw(telegram, "getUpdates", { timeout: 30 });
    await waitFor(() => clock.timers > 0, "the poll is held");
    const second = callRaw(telegram, "getUpdates", { timeout: 30 });
    expect(await first).toEqual({
      ok: false,
      error_code: 409,
      description: "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running",
    });
    const id = await ada.says("hello");
    expect((await second).result).toMatchObject([{ update_id: id }]);
  });

  it("forgets a poller that hung up", async () => {
    const gone = new AbortController();
    const url = `${telegram.apiRoot}/bot${token}/getUpdates?timeout=30`;
    const broken = fetch(url, { signal: gone.signal }).catch(() => "broken");
    const before = clock.timers;
    await waitFor(() => clock.timers === before + 1, "the poll is held");
    gone.abort();
    expect(await broken).toBe("broken");
    await waitFor(() => clock.timers === before, "the poll is forgotten");
    const id = await ada.says("hello");
    expect(await poll()).toEqual([id]);
  });

  it("sends an update once more under the same id, whatever was confirmed", async () => {
    const id = await ada.says("pay");
    expect(await poll({ offset: id + 1 })).toEqual([]);
    telegram.redeliver(id);
    expect(await poll({ offset: id + 1 })).toEqual([id]);
    expect(await poll({ offset: id + 1 })).toEqual([]);
    expect(() => telegram.redeliver(1)).toThrow("No update 1");
  });

  it("lets taps vanish after 150 s and messages after 24 h", async () => {
    const said = await ada.says("hello");
    const keyboard = { inline_keyboard: [[{ text: "Go", callback_data: "go" }]] };
    await callRaw(telegram, "sendMessage", { chat_id: ada.id, text: "Go?", reply_markup: keyboard });
    const { updateId } = await ada.taps("Go");
    expect(await poll()).toEqual([said, updateId]);
    await clock.advance(150_000);
    expect(await poll()).toEqual([said]);
    await clock.advance(24 * 3600_000);
    expect(await poll()).toEqual([]);
  });

  it("leaves out kinds that were not asked for", async () => {
    await poll({ allowed_updates: ["callback_query"] });
    await ada.says("hello");
    const pushed = telegram.pushUpdate({ callback_query: undefined as never });
    expect(await poll()).toEqual([pushed]);
  });
});
