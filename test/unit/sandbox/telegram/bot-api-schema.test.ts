import { beforeAll, describe, expect, it } from "vitest";
import type { Validate } from "../../../../sandbox/telegram/server.ts";
import { loadBotApiValidator } from "../../../support/bot-api-schema.ts";

describe("the Bot API's schema", () => {
  let validate: Validate;
  beforeAll(async () => {
    validate = await loadBotApiValidator();
  });

  const markup = (button: object) => ({ chat_id: 1, text: "x", reply_markup: { inline_keyboard: [[button]] } });

  it.each([
    ["getMe", {}],
    ["sendMessage", markup({ text: "a", callback_data: "b", style: "danger" })],
    ["sendMessage", markup({ text: "a", disabled: {} })],
    ["sendMessage", { chat_id: "@shop", text: "x", reply_parameters: { message_id: 1 } }],
    ["sendPhoto", { chat_id: 1, photo: "attach://photo" }],
    ["editMessageMedia", { chat_id: 1, message_id: 2, media: { type: "document", media: "attach://x" } }],
    ["sendLocation", { chat_id: 1, latitude: 6.5, longitude: 3.4 }],
    ["getUpdates", { offset: 5, timeout: 30, allowed_updates: ["message", "callback_query"] }],
    ["setMyCommands", { commands: [{ command: "a", description: "b" }], scope: { type: "chat", chat_id: 4 } }],
  ])("lets a good %s through", (method, params) => {
    expect(validate(method, params)).toBeNull();
  });

  it.each([
    ["sendMesage", {}, "unknown method sendMesage"],
    ["getMe", { x: 1 }, "getMe takes no parameters, but got x"],
    ["sendMessage", { chat_id: 1 }, "must have required property 'text'"],
    ["sendMessage", { chat_id: 1, text: "x", parsemode: "HTML" }, "additional properties parsemode"],
    ["sendMessage", { chat_id: 1, text: "x", parse_mode: "html" }, "HTML,MarkdownV2,Markdown"],
    ["sendMessage", { chat_id: 1.5, text: "x" }, "sendMessage/chat_id must be integer,string"],
    ["sendMessage", { chat_id: 1, text: 5 }, "sendMessage/text must be string"],
    ["sendMessage", markup({ text: "a", callbackData: "b" }), "/inline_keyboard/0/0 must NOT have additional"],
    ["sendMessage", markup({ text: "a", callback_data: "b", style: "green" }), "/style must be equal to one of"],
    ["getUpdates", { allowed_updates: ["mesage"] }, "getUpdates/allowed_updates/0 must be equal to one of"],
  ])("refuses a bad %s: %o", (method, params, words) => {
    expect(validate(method, params)).toContain(words);
  });
});
