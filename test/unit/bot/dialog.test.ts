import { describe, expect, it } from "vitest";
import {
  type Dialog,
  type DialogLog,
  emptyLog,
  placeOf,
  withAnswer,
  withoutLast,
} from "../../../src/bot/dialogs/dialog.ts";

interface Known {
  drink?: string;
  size?: string;
}

const order: Dialog<"drink" | "size", Known> = async (ask) => {
  const drink = await ask("drink");
  return drink.drink === "water" ? drink : { ...drink, ...(await ask("size", drink, "tap")) };
};

const at = (log: DialogLog) => placeOf(order, {}, log);

/** The log as it is when its questions were asked one after the other. */
async function answered(...answers: Known[]): Promise<DialogLog> {
  let now = emptyLog();
  for (const answer of answers) {
    await at(now);
    now = withAnswer(now, answer);
  }
  return now;
}

const tea = { drink: "tea" };

describe("a talk", () => {
  it("asks one question after the other, each as the answers before it lead there", async () => {
    expect(await at(emptyLog())).toMatchObject({ step: "drink", answers: {}, isTapped: false });
    expect(await at(await answered(tea))).toMatchObject({ step: "size", answers: tea, isTapped: true });
    const over = await at(await answered(tea, { size: "large" }));
    expect(over).toMatchObject({ step: "over", answers: { drink: "tea", size: "large" }, isTapped: false });
    expect(await at(await answered({ drink: "water" }))).toMatchObject({ step: "over", answers: { drink: "water" } });
  });

  it("knows what it began with, and how its question is shown, which its log does not", async () => {
    const log = await answered(tea);
    const place = await placeOf(order, { size: "small" }, log, { drink: "TEA" });
    expect(place).toMatchObject({ step: "size", answers: { drink: "TEA", size: "small" }, log });
  });

  it("goes on from a log that was stored as JSON", async () => {
    const stored = JSON.stringify(await answered(tea));
    expect(await at(JSON.parse(stored) as DialogLog)).toMatchObject({ step: "size", answers: tea });
  });

  it("stands where it stood, however often it is asked", async () => {
    const once = await answered(tea);
    await at(once);
    const stored = JSON.stringify(once);
    for (let times = 0; times < 5; times++) await at(once);
    expect(JSON.stringify(once)).toBe(stored);
  });

  it("goes back with no trace of the answer", async () => {
    const first = await answered();
    await at(first);
    const back = withoutLast(await answered(tea));
    expect(back).toEqual(first);
    expect(withoutLast(first)).toBeNull();
  });

  it("leaves a log that it was given as it is", async () => {
    const first = await answered(tea);
    await at(first);
    const stored = JSON.stringify(first);
    withoutLast(withAnswer(first, { size: "small" }));
    expect(JSON.stringify(first)).toBe(stored);
  });

  it("throws at a log of another talk, and what the talk throws, and hangs at neither", async () => {
    const other: Dialog<"meal", Known> = (ask) => ask("meal");
    await expect(placeOf(other, {}, await answered(tea))).rejects.toThrow(/Bad replay/);
    const broken: Dialog<"drink", Known> = async (ask) => {
      await ask("drink");
      throw new Error("no drinks");
    };
    await expect(placeOf(broken, {}, await answered(tea))).rejects.toThrow("no drinks");
  });

  it("is not answered before it asks", () => {
    expect(() => withAnswer(emptyLog(), tea)).toThrow();
  });
});
