import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person, Telegram } from "../../../../sandbox/telegram/server.ts";
import { createFakeClock } from "../../../support/fake-clock.ts";
import { callRaw, startSandboxTelegram } from "./call-raw.ts";

describe("a person", () => {
  const clock = createFakeClock();
  let telegram: Telegram;
  let ada: Person;

  beforeEach(async () => {
    telegram = await startSandboxTelegram({ clock });
    ada = telegram.user({ firstName: "Ada" });
    await ada.says("/start");
  });
  afterEach(() => telegram[Symbol.asyncDispose]());

  const send = (text: string, ...buttons: object[]) =>
    callRaw(telegram, "sendMessage", {
      chat_id: ada.id,
      text,
      ...(buttons.length > 0 && { reply_markup: { inline_keyboard: [buttons] } }),
    });

  it("waits for a message and for a button, and says what there was instead", async () => {
    const waiting = Promise.all([ada.sees("later"), ada.taps("Go")]);
    await send("later", { text: "Go", callback_data: "go" });
    const [seen, tap] = await waiting;
    expect(seen.text).toBe("later");
    expect(telegram.pendingUpdates.at(-1)).toMatchObject({
      update_id: tap.updateId,
      callback_query: { id: tap.queryId, data: "go", message: { text: "later" } },
    });
    await expect(ada.sees("never", 10)).rejects.toThrow(/did not see never in\n.*person: \/start\n.*later \[Go\]/);
    await expect(ada.taps("Stop", { timeoutMs: 10 })).rejects.toThrow("No button Stop");
  });

  it("taps the newest button of that name unless told which message", async () => {
    const old = (await send("one", { text: "Go", callback_data: "1" })).result.message_id;
    await send("two", { text: "Go on", callback_data: "2" }, { text: "Go", callback_data: "3" });
    const data = () => telegram.pendingUpdates.at(-1)?.callback_query?.data;
    await ada.taps("Go");
    expect(data()).toBe("3");
    await ada.taps(/on$/);
    expect(data()).toBe("2");
    await ada.taps("Go", { message: old });
    expect(data()).toBe("1");
  });

  it("repeats a tap under a new update id although the button is gone", async () => {
    const { message_id } = (await send("Sell?", { text: "Sell", callback_data: "s" })).result;
    const first = await ada.taps("Sell");
    await callRaw(telegram, "editMessageText", { chat_id: ada.id, message_id, text: "Sold" });
    const again = await ada.taps("Sell", { sameTapAgain: true });
    expect(again.updateId).toBe(first.updateId + 1);
    expect(again.queryId).not.toBe(first.queryId);
    await expect(ada.taps("Sell", { timeoutMs: 10 })).rejects.toThrow("No button");
  });

  it("follows links and copies texts without the bot's knowing", async () => {
    await send("Token", { text: "Copy", copy_text: { text: "1234" } }, { text: "Share", url: "https://wa.me/?text=x" });
    const before = telegram.pendingUpdates.length;
    expect(await ada.follows("Copy")).toEqual({ copies: "1234" });
    expect(await ada.follows("Share")).toEqual({ opens: "https://wa.me/?text=x" });
    await expect(ada.taps("Copy")).rejects.toThrow("does not call the bot");
    expect(telegram.pendingUpdates).toHaveLength(before);
  });

  it("keeps one-time keyboards until pressed", async () => {
    const reply_markup = { keyboard: [[{ text: "Yes" }, { text: "No" }]], one_time_keyboard: true };
    await callRaw(telegram, "sendMessage", { chat_id: ada.id, text: "Sure?", reply_markup });
    expect(ada.replyKeyboard).toHaveLength(1);
    await ada.presses("Yes");
    expect(ada.chat.at(-1)).toMatchObject({ from: "person", text: "Yes" });
    expect(ada.replyKeyboard).toBeNull();
  });

  it("has message ids that grow, dates in seconds, and replies", async () => {
    const { result } = await send("hello");
    await ada.says("why?", { replyTo: result.message_id });
    const [first, second, third] = ada.chat;
    expect((second?.id ?? 0) > (first?.id ?? 0)).toBe(true);
    expect(second?.date).toBe(clock.now() / 1000);
    expect(third?.replyTo).toBe(result.message_id);
    expect(telegram.pendingUpdates.at(-1)?.message?.reply_to_message?.text).toBe("hello");
  });

  it("tells listeners of every change", async () => {
    let changes = 0;
    const stop = telegram.onChange(() => changes++);
    await ada.says("hello");
    expect(changes).toBe(1);
    stop();
    await ada.says("again");
    expect(changes).toBe(1);
  });
});

describe("a group", () => {
  it("shows the bot only commands, mentions and replies, and can be left", async () => {
    await using telegram = await startSandboxTelegram();
    const ada = telegram.user({ firstName: "Ada" });
    const group = telegram.group({ title: "Market", owner: ada });
    expect(telegram.pendingUpdates).toMatchObject([
      { my_chat_member: { chat: { type: "group", title: "Market" }, new_chat_member: { status: "member" } } },
      { message: { new_chat_members: [{ is_bot: true }] } },
    ]);
    expect(await group.says(ada, "good morning")).toBeNull();
    expect(await group.says(ada, "/start@other_bot")).toBeNull();
    expect(await group.says(ada, "/start")).not.toBeNull();
    expect(await group.says(ada, "hey @vendbot_sandbox_bot")).not.toBeNull();
    const answer = await callRaw(telegram, "sendMessage", { chat_id: group.id, text: "I work in private" });
    expect(await group.says(ada, "ok", { replyTo: answer.result.message_id })).not.toBeNull();
    await group.sees("in private");
    expect(await callRaw(telegram, "sendMessage", { chat_id: ada.id, text: "psst" })).toMatchObject({
      description: "Forbidden: bot can't initiate conversation with a user",
    });
    expect(await callRaw(telegram, "leaveChat", { chat_id: group.id })).toMatchObject({ ok: true });
    expect(group.hasBot).toBe(false);
    expect(await callRaw(telegram, "sendMessage", { chat_id: group.id, text: "x" })).toMatchObject({
      description: "Forbidden: bot was kicked from the group chat",
    });
  });
});
