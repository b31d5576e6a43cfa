import { expect, it } from "vitest";
import { renderLearnt } from "../../../src/bot/features/operators/learnt-lines.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import type { LearntTrait } from "../../../src/operations/overview.ts";
import { noon } from "../../support/builders.ts";

const view = { say: loadText("en", silentLog), times: createTimes("Africa/Lagos") };
const draw = (...learnt: LearntTrait[]) => renderLearnt(view, learnt)?.split("\n");

it("says nothing while nothing was learnt", () => {
  expect(renderLearnt(view, [])).toBe(null);
});

it("says each trait in words, and all paths in one line", () => {
  const said = draw(
    { trait: "discount:1", value: "2.5 2" },
    { trait: "login_phone", value: "+234" },
    { trait: "path:dataPlans", value: "id" },
    { trait: "path:tvPackages", value: "slug" },
    { trait: "plan_amount", value: "price" },
    { trait: "record_amount", value: "charge" },
    { trait: "signature", value: "x-acme-signature compact" },
    { trait: "status_words", value: "refunded,reversed" },
    { trait: "token_record", value: "purchase" },
  );
  expect(said).toEqual([
    "<b>Your service</b> (the bot has adapted to this: nothing to do)",
    "Plan lists: 1 by the id of the company, 1 by its short name (slug)",
    "Network 1: 2.5 % off, listed as 2 %",
    "Logs in with numbers as +234803…",
    "Wants the price of a plan as its amount",
    "The amount in its records is what was charged",
    "Signs webhooks in x-acme-signature, over JSON without spaces",
    "Says refunded, reversed if a failed sale was given back",
    "Shows tokens in the record of a purchase",
  ]);
});

it("says nothing of what the bot would expect anyway, or is still counting", () => {
  const ordinary = { trait: "path:dataPlans", value: "id" } as const;
  const counted = { trait: "discount:ada:live:1", value: "3 2.5 1" } as const;
  expect(
    draw(ordinary, { trait: "login_phone", value: "local" }, { trait: "record_amount", value: "2" }),
  ).toBeUndefined();
  expect(draw(counted)).toBeUndefined();
  expect(draw({ trait: "share:ada:live:electricity:3", value: "9900" })).toBeUndefined();
});

it("names a form if all paths have the same one", () => {
  const price = { trait: "plan_amount", value: "price" } as const;
  expect(draw({ trait: "path:dataPlans", value: "id" }, price)?.[1]).toBe("Plan lists come by the id of the company");
  expect(draw({ trait: "path:dataPlans", value: "slug" })?.[1]).toBe(
    "Plan lists come by the short name (slug) of the company",
  );
});

it("says until when a missing record is not asked for, and shows what it does not know as it stands, escaped", () => {
  expect(draw({ trait: "token_record", value: String(noon) })?.[1]).toMatch(/not asked before .*1[23]:00/);
  expect(draw({ trait: "signature", value: "x-<b>-signature later" })?.[1]).toBe(
    "signature: x-&lt;b&gt;-signature later",
  );
});
