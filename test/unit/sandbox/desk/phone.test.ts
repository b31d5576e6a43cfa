import { describe, expect, it } from "vitest";
import { type OpenDesk, openDesk } from "./open-desk.ts";

async function meet(desk: OpenDesk) {
  const [member] = desk.stage.cast;
  if (!member) throw new Error("Nobody has a seat");
  const { person } = member;
  await desk.act("say", { person: person.id, text: "/start" });
  return person;
}

const keyboard = (text: string, data: string) => ({ inline_keyboard: [[{ text, callback_data: data }]] });

describe("the phone", () => {
  it("sends what is typed, and shows what the bot says to it", async () => {
    await using desk = await openDesk();
    const ada = await meet(desk);
    await using page = await desk.listen();
    await desk.bot("sendMessage", { chat_id: ada.id, text: "Welcome", reply_markup: keyboard("Sell", "sell") });
    const chat = `chat/${ada.id}`;
    expect(page.changes[0]?.lists[chat]?.put).toMatchObject([{ key: 1, text: "/start", from: "person" }]);
    const change = await page.until(({ changes }) => changes.slice(1).find(({ lists }) => lists[chat]));
    expect(change.lists[chat]).toMatchObject({ keys: [1, 2], put: [{ text: "Welcome", from: "bot" }] });
  });

  it("hears the answer to a tap under the page's own name for it", async () => {
    await using desk = await openDesk();
    const ada = await meet(desk);
    await desk.bot("sendMessage", { chat_id: ada.id, text: "Sell?", reply_markup: keyboard("Sell", "sell") });
    await using page = await desk.listen();
    const tap = { person: ada.id, message: ada.chat.at(-1)?.id, label: "Sell", tapId: "tap-1" };
    expect(await desk.act("tap", tap)).toMatchObject({ status: 200 });
    const { result } = await desk.bot("getUpdates", { offset: -1 });
    await desk.bot("answerCallbackQuery", { callback_query_id: result[0].callback_query.id, text: "Sent" });
    const news = await page.until(({ news }) => news[0]);
    expect(news).toEqual({ kind: "answer", tapId: "tap-1", text: "Sent" });
  });

  it("shows what the bot says of itself to those whose app speaks no language with words of its own", async () => {
    await using desk = await openDesk();
    await desk.bot("setMyDescription", { description: "Sell airtime" });
    await desk.bot("setMyDescription", { description: "Ree airtime", language_code: "ig" });
    expect(desk.stage.notes.description).toBe("Sell airtime");
  });

  it("taps a button that an edit takes away meanwhile, as a phone does that shows it still", async () => {
    await using desk = await openDesk();
    const ada = await meet(desk);
    const markup = (text: string) => ({ inline_keyboard: [[{ text, callback_data: text.toLowerCase() }]] });
    const { result } = await desk.bot("sendMessage", {
      chat_id: ada.id,
      text: "Checking",
      reply_markup: markup("Check"),
    });
    const message = { chat_id: ada.id, message_id: result.message_id };
    await desk.bot("editMessageText", { ...message, text: "Sold", reply_markup: markup("More") });
    const tap = (label: string) =>
      desk.act("tap", { person: ada.id, message: result.message_id, label, tapId: "tap-1" });
    expect(await tap("Check")).toMatchObject({ status: 200 });
    const { result: updates } = await desk.bot("getUpdates", { offset: -1 });
    expect(updates[0].callback_query).toMatchObject({ data: "check", message: { text: "Sold" } });
    await desk.bot("deleteMessage", message);
    expect(await tap("Check")).toMatchObject({ status: 409 });
  });

  it("refuses a tap on a button that was never there", async () => {
    await using desk = await openDesk();
    const ada = await meet(desk);
    const tap = { person: ada.id, message: 99, label: "Sell", tapId: "tap-1" };
    const gone = { status: 409, body: { error: "That button is not there any more" } };
    expect(await desk.act("tap", tap)).toEqual(gone);
  });

  it("shows which of its messages the bot has not fetched, and the hint of the keyboard that shows", async () => {
    await using desk = await openDesk();
    const ada = await meet(desk);
    const markup = { keyboard: [["MTN"]], input_field_placeholder: "Which network?", one_time_keyboard: true };
    await desk.bot("sendMessage", { chat_id: ada.id, text: "Which?", reply_markup: markup });
    const seen = async () => {
      await using page = await desk.listen();
      const people = page.changes[0]?.sections.people as { waiting: number[]; placeholder: string }[];
      return people[0];
    };
    expect(await seen()).toMatchObject({ waiting: [1], placeholder: "Which network?" });
    const { result } = await desk.bot("getUpdates");
    await desk.bot("getUpdates", { offset: result[0].update_id + 1 });
    await desk.act("press", { person: ada.id, label: "MTN" });
    expect(await seen()).toMatchObject({ waiting: [3], placeholder: "" });
  });

  it("edits, deletes, blocks and unblocks", async () => {
    await using desk = await openDesk();
    const ada = await meet(desk);
    await desk.act("edit", { person: ada.id, message: 1, text: "/sell" });
    expect(ada.chat[0]).toMatchObject({ text: "/sell", edited: true });
    await desk.act("delete", { person: ada.id, message: 1 });
    expect(ada.chat).toEqual([]);
    await desk.act("block", { person: ada.id });
    expect(ada.hasBlocked).toBe(true);
    expect(await desk.act("say", { person: ada.id, text: "hello" })).toMatchObject({ status: 409 });
    await desk.act("unblock", { person: ada.id });
    expect(ada.hasBlocked).toBe(false);
  });
});
