import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person, Telegram } from "../../../../sandbox/telegram/server.ts";
import { createFakeClock } from "../../../support/fake-clock.ts";
import { callRaw, type RawAnswer, startSandboxTelegram, token } from "./call-raw.ts";

describe("what Telegram refuses", () => {
  const clock = createFakeClock();
  let telegram: Telegram;
  let ada: Person;

  beforeEach(async () => {
    telegram = await startSandboxTelegram({ clock });
    ada = telegram.user({ firstName: "Ada" });
    await ada.says("/start");
  });
  afterEach(() => telegram[Symbol.asyncDispose]());

  const send = (params: object) => callRaw(telegram, "sendMessage", { chat_id: ada.id, ...params });
  const edit = (params: object) => callRaw(telegram, "editMessageText", { chat_id: ada.id, ...params });
  const words = async (answer: Promise<RawAnswer>) => (await answer).description;
  const under = (button: object) => ({ text: "x", reply_markup: { inline_keyboard: [[{ text: "b", ...button }]] } });

  it("is a wrong token, an unknown method and an unknown path", async () => {
    const wrong = await fetch(`${telegram.apiRoot}/bot${token}x/getMe`);
    expect([wrong.status, await wrong.json()]).toEqual([
      401,
      { ok: false, error_code: 401, description: "Unauthorized" },
    ]);
    expect(await callRaw(telegram, "sendCarrot")).toMatchObject({ error_code: 404 });
    expect((await fetch(`${telegram.apiRoot}/`)).status).toBe(404);
    expect((await fetch(`${telegram.apiRoot}/file/bot${token}/photos/none.jpg`)).status).toBe(404);
  });

  it("is a chat that never pressed Start, that is not there, or that blocked the bot", async () => {
    const stranger = telegram.user({ firstName: "Bola" });
    expect(await words(send({ chat_id: stranger.id, text: "x" }))).toBe("Bad Request: chat not found");
    expect(await words(send({ chat_id: 5, text: "x" }))).toBe("Bad Request: chat not found");
    expect(await words(callRaw(telegram, "sendMessage", { text: "x" }))).toBe("Bad Request: chat_id is empty");
    await ada.blocks();
    expect(await send({ text: "x" })).toMatchObject({
      error_code: 403,
      description: "Forbidden: bot was blocked by the user",
    });
  });

  it("is a text that is empty or too long", async () => {
    expect(await words(send({ text: "" }))).toBe("Bad Request: message text is empty");
    expect(await words(send({ text: "  \n" }))).toBe("Bad Request: text must be non-empty");
    expect((await send({ text: "x".repeat(4096) })).ok).toBe(true);
    expect(await words(send({ text: "x".repeat(4097) }))).toBe("Bad Request: message is too long");
    expect((await send({ text: `<b>${"x".repeat(4096)}</b>`, parse_mode: "HTML" })).ok).toBe(true);
    const photo = { chat_id: ada.id, photo: "AgAC", caption: "x".repeat(1025) };
    expect(await words(callRaw(telegram, "sendPhoto", photo))).toBe("Bad Request: message caption is too long");
  });

  it("is a button with too much data, no action, two actions, or a bad link", async () => {
    expect((await send(under({ callback_data: "é".repeat(32), style: "success" }))).ok).toBe(true);
    expect(await words(send(under({ callback_data: "é".repeat(33) })))).toBe("Bad Request: BUTTON_DATA_INVALID");
    expect(await words(send(under({ callback_data: "" })))).toBe("Bad Request: BUTTON_DATA_INVALID");
    expect(await words(send(under({})))).toContain("Text buttons are unallowed in the inline keyboard");
    expect(await words(send(under({ callback_data: "a", url: "https://a.ng" })))).toContain("exactly one of");
    expect(await words(send(under({ url: "http://localhost/x" })))).toBe(
      "Bad Request: inline keyboard button URL 'http://localhost/x' is invalid: Wrong HTTP URL",
    );
    expect(await words(send(under({ copy_text: { text: "" } })))).toBe("Bad Request: BUTTON_COPY_TEXT_INVALID");
    expect(await words(send(under({ copy_text: { text: "x".repeat(257) } })))).toContain("BUTTON_COPY_TEXT");
    expect((await send(under({ disabled: {} }))).ok).toBe(true);
    expect(await words(send(under({ callback_data: "a", style: "green" })))).toContain("unknown style");
  });

  it("is an edit that changes nothing, of nothing, or of somebody else's words", async () => {
    const { message_id } = (await send(under({ callback_data: "a" }))).result;
    const { reply_markup } = under({ callback_data: "a" });
    expect(await words(edit({ message_id, text: "x", reply_markup }))).toBe(
      "Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message",
    );
    const bare = await edit({ message_id, text: "x" });
    expect(bare.result.reply_markup).toBeUndefined();
    expect(await words(edit({ message_id: 999, text: "y" }))).toBe("Bad Request: message to edit not found");
    expect(await words(edit({ text: "y" }))).toBe("Bad Request: message identifier is not specified");
    expect(await words(edit({ message_id: ada.chat[0]?.id, text: "y" }))).toBe("Bad Request: message can't be edited");
    const withKeyboard = (await send({ text: "k", reply_markup: { keyboard: [[{ text: "A" }]] } })).result;
    expect(await words(edit({ message_id: withKeyboard.message_id, text: "y" }))).toBe(
      "Bad Request: message can't be edited",
    );
  });

  it("is deleting what is gone or older than 48 hours", async () => {
    const remove = (message_id: unknown) => callRaw(telegram, "deleteMessage", { chat_id: ada.id, message_id });
    const typed = ada.chat[0]?.id;
    expect((await remove(typed)).result).toBe(true);
    expect(await words(remove(typed))).toBe("Bad Request: message to delete not found");
    const { message_id } = (await send({ text: "old" })).result;
    await clock.advance(48 * 3600_000 + 1000);
    expect(await words(remove(message_id))).toBe("Bad Request: message can't be deleted for everyone");
  });

  it("is a callback query that is unknown, answered, or too old", async () => {
    const tooOld = "Bad Request: query is too old and response timeout expired or query ID is invalid";
    const answer = (callback_query_id: string, text = "ok") =>
      callRaw(telegram, "answerCallbackQuery", { callback_query_id, text });
    await send(under({ callback_data: "a" }));
    const first = await ada.taps("b");
    expect(await words(answer(first.queryId, "x".repeat(201)))).toBe("Bad Request: MESSAGE_TOO_LONG");
    expect((await answer(first.queryId)).ok).toBe(true);
    expect(await first.answer).toEqual({ text: "ok" });
    expect(await words(answer(first.queryId))).toBe(tooOld);
    expect(await words(answer("77"))).toBe(tooOld);
    const second = await ada.taps("b");
    await clock.advance(151_000);
    expect(await words(answer(second.queryId))).toBe(tooOld);
  });

  it("is a bad file, command, scope, language or reply", async () => {
    const document = { chat_id: ada.id, document: "nonsense" };
    expect(await words(callRaw(telegram, "sendDocument", document))).toContain("wrong file identifier");
    expect(await words(callRaw(telegram, "getFile", { file_id: "none" }))).toBe("Bad Request: invalid file_id");
    const commands = (command: string) =>
      callRaw(telegram, "setMyCommands", { commands: [{ command, description: "d" }] });
    expect(await words(commands("Sell"))).toBe("Bad Request: BOT_COMMAND_INVALID");
    const pidgin = { commands: [], language_code: "pcm" };
    expect(await words(callRaw(telegram, "setMyCommands", pidgin))).toContain("invalid language code");
    const reply = { text: "x", reply_parameters: { message_id: 999 } };
    expect(await words(send(reply))).toBe("Bad Request: message to be replied not found");
    expect(await words(send({ text: "x", parse_mode: "MarkdownV2" }))).toBe("Bad Request: unsupported parse_mode");
  });
});
