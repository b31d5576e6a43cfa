import type { Update } from "grammy/types";
import { describe, expect, it } from "vitest";
import { Api, Composer, Context } from "../../../../src/bot/ui/grammy.ts";

const me = { id: 1, is_bot: true, first_name: "Shop", username: "shop_bot" } as Context["me"];

/** The steps of a composer for a text, by name. */
async function walk(build: (composer: Composer<Context>, heard: string[]) => void, text: string): Promise<string[]> {
  const heard: string[] = [];
  const composer = new Composer<Context>();
  build(composer, heard);
  const entities = text.startsWith("/") ? [{ type: "bot_command", offset: 0, length: text.split(" ")[0]?.length }] : [];
  const update = { update_id: 1, message: { message_id: 1, text, entities } } as unknown as Update;
  await composer.middleware()(new Context(update, new Api("1:none"), me), async () => void heard.push("nobody"));
  return heard;
}

describe("a composer", () => {
  it("hands an update to the first that takes it, and to those behind by `next` alone", async () => {
    const build = (composer: Composer<Context>, heard: string[]) => {
      composer.use(async (_, next) => {
        heard.push("before");
        await next();
        heard.push("after");
      });
      composer.command("other", () => void heard.push("other"));
      composer.command("menu", (ctx) => void heard.push(`menu ${ctx.match}`));
      composer.command("menu", () => void heard.push("a second menu"));
    };
    expect(await walk(build, "/menu today")).toEqual(["before", "menu today", "after"]);
    expect(await walk(build, "/unknown")).toEqual(["before", "nobody", "after"]);
  });

  it("asks a filter that has to look, and walks on when it does not take the update", async () => {
    const asked = (answer: boolean) => (composer: Composer<Context>, heard: string[]) => {
      composer.command("start").filter(
        async () => answer,
        () => void heard.push("looked"),
      );
      composer.command("start", () => void heard.push("start"));
    };
    expect(await walk(asked(true), "/start")).toEqual(["looked"]);
    expect(await walk(asked(false), "/start")).toEqual(["start"]);
  });

  it("walks through composers that are put into it, in their order, also what is added to them later", async () => {
    const build = (composer: Composer<Context>, heard: string[]) => {
      const inner = new Composer<Context>();
      composer.use(inner, async (_, next) => {
        heard.push("second");
        await next();
      });
      composer.on("message:text", () => void heard.push("text"));
      inner.use(async (_, next) => {
        heard.push("first");
        await next();
      });
    };
    expect(await walk(build, "hello")).toEqual(["first", "second", "text"]);
  });

  it("fails as a step of it does, which those before can catch", async () => {
    const build = (composer: Composer<Context>, heard: string[]) => {
      composer.use((_, next) => next().catch((error: Error) => void heard.push(error.message)));
      composer.filter(() => {
        throw new Error("thrown while looking");
      });
    };
    expect(await walk(build, "hello")).toEqual(["thrown while looking"]);
  });
});
