import { describe, expect, it } from "vitest";
import { owner, viewers } from "../../../src/bot/callbacks/access.ts";
import { callback, int } from "../../../src/bot/callbacks/callback.ts";
import { command, createDispatcher, Feature } from "../../../src/bot/feature.ts";
import type { ShopContext } from "../../../src/bot/shop.ts";

const button = callback("dispatched", owner, { page: int(2) });
const both = callback("both", owner);

/** The result of an update of a user who is not logged in. */
async function heard(update: object): Promise<string[]> {
  const said: string[] = [];
  const feature = new Feature()
    .anyone(button, async (_, { page }) => void said.push(`page ${page}`))
    .anyone(command("owing", viewers), async (_, { words }) => void said.push(`owing ${words}`))
    .anyone([command("both"), both], async () => void said.push("both"));
  const ctx = { me: { username: "ShopBot" }, ...update } as unknown as ShopContext;
  const isDone = await createDispatcher([feature]).dispatch(ctx);
  return isDone ? said : [...said, "passed on"];
}

const typed = (text: string, length = text.indexOf(" "), offset = 0) => ({
  message: { text, entities: [{ type: "bot_command", offset, length: length < 0 ? text.length : length }] },
});

/** The same in a quote, which Telegram may name before the command. */
const quoted = ({ message }: ReturnType<typeof typed>) => ({
  message: { ...message, entities: [{ type: "blockquote", offset: 0, length: 6 }, ...message.entities] },
});

describe("what a feature answers", () => {
  it.each([
    [typed("/owing"), "owing "],
    [typed("/owing  Bola 2 "), "owing Bola 2"],
    [typed("/owing@shopbot Bola"), "owing Bola"],
    [typed("/owing late"), "owing late"],
    [typed("/owing@otherbot Bola"), "passed on"],
    [typed("/owingly"), "passed on"],
    [typed("say /owing", 6, 4), "passed on"],
    [quoted(typed("/owing Bola")), "owing Bola"],
    [{ message: { text: "/owing" } }, "passed on"],
    [{ editedMessage: typed("/owing").message }, "passed on"],
    [{ callbackQuery: { data: button({ page: 7 }) } }, "page 7"],
    [typed("/both"), "both"],
    [{ callbackQuery: { data: both() } }, "both"],
    [{ callbackQuery: { data: "dispatched:x" } }, "passed on"],
    [{ callbackQuery: { game_short_name: "x" }, ...typed("/owing") }, "owing "],
  ])("%j: %s", async (update, told) => {
    expect(await heard(update)).toEqual([told]);
  });

  it("tells who may use a command, and nothing of one that is not there", () => {
    const { accessOf } = createDispatcher([new Feature().seller(command("owing", viewers), async () => {})]);
    expect([accessOf("owing"), accessOf("made-up")]).toEqual([viewers, null]);
  });
});
