import { describe, expect, it } from "vitest";
import { operatorsOnly } from "../../../src/bot/access.ts";
import { operatorButtons } from "../../../src/bot/callbacks/operators.ts";
import { command, createDispatcher, Feature } from "../../../src/bot/feature.ts";
import type { ShopContext } from "../../../src/bot/shop.ts";
import { type Api, Composer, Context } from "../../../src/bot/ui/grammy.ts";
import { tapUpdate, textUpdate } from "../../support/crowded-shop.ts";

const operatorId = 7;
const me = { id: 1, username: "vendbot_sandbox_bot" };

/** What answers an update: the operators' feature, or the word for what nobody knows. */
async function answerTo(update: object): Promise<string> {
  let answered = "";
  const says = (what: string) => async () => {
    answered = what;
  };
  const own = new Feature().anyone(command("ops"), says("operators")).anyone(operatorButtons.status, says("operators"));
  const all = new Composer<ShopContext>(operatorsOnly(createDispatcher([own])), says("unknown"));
  const shop = { isOperator: (userId: number) => userId === operatorId };
  const context = new Context(update as never, {} as Api, me as never) as ShopContext;
  await all.middleware()(Object.assign(context, { shop, userId: context.from?.id ?? 0 }), async () => {});
  return answered;
}

describe("what is for operators", () => {
  it("is there for them", async () => {
    expect(await answerTo(textUpdate(operatorId, "/ops", 1))).toBe("operators");
    expect(await answerTo(tapUpdate(operatorId, operatorButtons.status(), 1))).toBe("operators");
  });

  it("is answered like an unknown one to everybody else", async () => {
    for (const userId of [1, 8, 77]) {
      expect(await answerTo(textUpdate(userId, "/ops", 1))).toBe("unknown");
      expect(await answerTo(tapUpdate(userId, operatorButtons.status(), 1))).toBe("unknown");
    }
  });
});
