import { Bot, InlineKeyboard, InputFile, Keyboard } from "grammy";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person, Telegram } from "../../../../sandbox/telegram/server.ts";
import { smallPicture } from "../../../../sandbox/telegram/small-picture.ts";
import { loadBotApiValidator } from "../../../support/bot-api-schema.ts";
import { startSandboxTelegram, token } from "./call-raw.ts";

describe("a grammY bot on the sandbox Telegram", () => {
  let telegram: Telegram;
  let bot: Bot;
  let ada: Person;

  beforeEach(async () => {
    telegram = await startSandboxTelegram({ validate: await loadBotApiValidator() });
    ada = telegram.user({ firstName: "Ada", lastName: "Obi", username: "ada_obi", phone: "2348031234567" });
    bot = new Bot(token, { client: { apiRoot: telegram.apiRoot } });
    bot.catch(({ error }) => {
      throw error;
    });
  });

  afterEach(async () => {
    await bot.stop();
    await telegram[Symbol.asyncDispose]();
  });

  function listen(): Promise<void> {
    return new Promise((resolve) => {
      void bot.start({ onStart: () => resolve() });
    });
  }

  it("knows who it is", async () => {
    expect(await bot.api.getMe()).toMatchObject({ id: 7000000001, is_bot: true, username: "vendbot_sandbox_bot" });
  });

  it("hears commands, texts and deep links, and is seen", async () => {
    bot.command("start", (ctx) => ctx.reply(`Hello ${ctx.from?.first_name} ${ctx.match}`));
    bot.on("message:text", (ctx) => ctx.reply(`You said ${ctx.message.text}`));
    await listen();
    await ada.opens("shop-7");
    expect((await ada.sees("Hello Ada shop-7")).from).toBe("bot");
    await ada.says("call me on +234 803 123 4567 or see https://example.com/x.");
    const echoed = await ada.sees(/^You said call/);
    expect(
      echoed.entities.map(({ type, offset, length }) => [type, echoed.text.slice(offset, offset + length)]),
    ).toEqual([
      ["phone_number", "+234 803 123 4567"],
      ["url", "https://example.com/x"],
    ]);
    expect(ada.chat.map((message) => message.from)).toEqual(["person", "bot", "person", "bot"]);
  });

  it("answers a tap and edits the card in place", async () => {
    bot.command("start", (ctx) =>
      ctx.reply("Sell?", { reply_markup: new InlineKeyboard().text("✅ Sell ₦500", "sell:1").text("Cancel", "no") }),
    );
    bot.callbackQuery("sell:1", (ctx) =>
      Promise.all([ctx.answerCallbackQuery({ text: "Sold", show_alert: true }), ctx.editMessageText("Sold ₦500")]),
    );
    await listen();
    await ada.says("/start");
    await ada.sees("Sell?");
    expect(ada.buttons()).toEqual(["✅ Sell ₦500", "Cancel"]);
    const tap = await ada.taps(/Sell/);
    expect(await tap.answer).toEqual({ text: "Sold", showAlert: true });
    const card = await ada.sees("Sold ₦500");
    expect(card).toMatchObject({ edited: true, inlineKeyboard: [] });
    expect(ada.history.map((event) => event.kind)).toEqual(["sent", "sent", "edited"]);
  });

  it("gets a contact through a reply keyboard, which then goes away", async () => {
    bot.command("start", (ctx) =>
      ctx.reply("Your number?", { reply_markup: new Keyboard().requestContact("📱 Share my number").resized() }),
    );
    bot.on("message:contact", (ctx) =>
      ctx.reply(`${ctx.message.contact.phone_number} own=${ctx.message.contact.user_id === ctx.from.id}`, {
        reply_markup: { remove_keyboard: true },
      }),
    );
    await listen();
    await ada.says("/start");
    await ada.presses(/Share/);
    await ada.sees("2348031234567 own=true");
    expect(ada.replyKeyboard).toBeNull();
    await ada.sharesContact({ phone: "2348090000000", userId: 42 });
    await ada.sees("2348090000000 own=false");
  });

  it("sends pictures and files, sends them again by file_id, and reads what it is sent", async () => {
    bot.on("message:photo", async (ctx) => {
      const file = await ctx.getFile();
      const response = await fetch(`${telegram.apiRoot}/file/bot${token}/${file.file_path}`);
      await ctx.reply(`${(await response.arrayBuffer()).byteLength} of ${file.file_size} bytes`);
    });
    await listen();
    await ada.sendsPhoto(undefined, { caption: "my meter" });
    await ada.sees(`${smallPicture.length} of ${smallPicture.length} bytes`);

    const photo = await bot.api.sendPhoto(ada.id, new InputFile(smallPicture, "receipt.png"), { caption: "Receipt" });
    const again = await bot.api.sendPhoto(ada.id, photo.photo.at(-1)?.file_id ?? "");
    expect(again.photo).toEqual(photo.photo);
    expect(ada.chat.at(-2)).toMatchObject({ text: "Receipt", photo: { width: 64, height: 64 } });

    const csv = Buffer.from("reference;amount\n500;500\n");
    await bot.api.sendDocument(ada.id, new InputFile(csv, "statement.csv"), { caption: "500" });
    const shown = ada.chat.at(-1);
    expect(shown?.document).toMatchObject({ name: "statement.csv", mimeType: "text/csv", size: csv.length });
    expect(shown?.text).toBe("500");
    expect(telegram.file(shown?.document?.fileId ?? "")).toEqual(csv);
  });

  it("changes a picture into a document", async () => {
    await ada.says("hello");
    const { message_id } = await bot.api.sendPhoto(ada.id, new InputFile(smallPicture), { caption: "one" });
    const media = new InputFile(Buffer.from("%PDF"), "r.pdf");
    await bot.api.editMessageMedia(ada.id, message_id, { type: "document", media, caption: "three" });
    expect(ada.chat.at(-1)).toMatchObject({ text: "three", document: { name: "r.pdf" } });
    expect(ada.chat.at(-1)?.photo).toBeUndefined();
  });

  it("deletes its own and the person's messages", async () => {
    bot.on("message:text", async (ctx) => {
      await ctx.deleteMessage();
      const { message_id } = await ctx.reply("gone soon");
      await ctx.api.deleteMessage(ctx.chat.id, message_id);
      await ctx.reply("done");
    });
    await listen();
    await ada.says("1234");
    await ada.sees("done");
    expect(ada.chat.map((message) => message.text)).toEqual(["done"]);
    expect(ada.history.filter((event) => event.kind === "deleted")).toHaveLength(2);
  });

  it("keeps commands by scope and language", async () => {
    const hausa = telegram.user({ firstName: "Musa", languageCode: "ha" });
    await bot.api.setMyCommands([{ command: "sell", description: "Sell" }]);
    await bot.api.setMyCommands([{ command: "sell", description: "Sayar" }], { language_code: "ha" });
    await hausa.says("/start");
    expect(telegram.commandsFor(ada)).toEqual([{ command: "sell", description: "Sell" }]);
    expect(telegram.commandsFor(hausa)[0]?.description).toBe("Sayar");
    await bot.api.setMyCommands([{ command: "menu", description: "Menu" }], {
      scope: { type: "chat", chat_id: ada.id },
    });
    expect(telegram.commandsFor(ada)[0]?.command).toBe("menu");
    await bot.api.deleteMyCommands({ scope: { type: "chat", chat_id: ada.id } });
    expect(telegram.commandsFor(ada)[0]?.command).toBe("sell");
  });

  it("hears of an edited message and of being blocked", async () => {
    const heard: string[] = [];
    bot.on("edited_message:text", (ctx) => void heard.push(`edited ${ctx.editedMessage.text}`));
    bot.on("my_chat_member", (ctx) => void heard.push(ctx.myChatMember.new_chat_member.status));
    bot.command("done", (ctx) => ctx.reply("done"));
    await listen();
    await ada.says("50");
    await ada.edits(ada.chat[0]?.id ?? 0, "500");
    await ada.blocks();
    await expect(bot.api.sendMessage(ada.id, "hi")).rejects.toThrow("Forbidden: bot was blocked by the user");
    await expect(ada.says("hi")).rejects.toThrow("has blocked the bot");
    await ada.unblocks();
    await ada.says("/done");
    await ada.sees("done");
    expect(heard).toEqual(["edited 500", "kicked", "member"]);
  });
});
