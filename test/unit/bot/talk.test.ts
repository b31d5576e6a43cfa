import { describe, expect, it } from "vitest";
import {
  emptyLog,
  type Question,
  type Talk,
  type TalkLog,
  turnOf,
  withAnswer,
  withoutLast,
} from "../../../src/bot/talks/talk.ts";

interface Asked extends Question {
  answer?: string;
}

const order: Talk<Asked, string> = async (ask) => {
  const drink = (await ask({ key: "drink" })) ?? "";
  if (drink === "water") return "water";
  const size = (await ask({ key: `size of ${drink}` })) ?? "";
  return `${size} ${drink}`;
};

const log = (...answers: string[]): TalkLog => answers.reduce<TalkLog>(withAnswer, emptyLog());

/** The log as it is when its questions were asked one after the other. */
async function answered(...answers: string[]): Promise<TalkLog> {
  let now = emptyLog();
  for (const answer of answers) {
    await turnOf(order, now);
    now = withAnswer(now, answer);
  }
  return now;
}

describe("a talk", () => {
  it("asks one question after the other, each as the answers before it lead there", async () => {
    expect(await turnOf(order, emptyLog())).toEqual({ kind: "asks", question: { key: "drink" } });
    expect(await turnOf(order, await answered("tea"))).toEqual({ kind: "asks", question: { key: "size of tea" } });
    expect(await turnOf(order, await answered("tea", "large"))).toEqual({ kind: "over", answers: "large tea" });
    expect(await turnOf(order, await answered("water"))).toEqual({ kind: "over", answers: "water" });
  });

  it("goes on from a log that was stored as JSON", async () => {
    const stored = JSON.stringify(await answered("tea"));
    expect(await turnOf(order, JSON.parse(stored) as TalkLog)).toMatchObject({ question: { key: "size of tea" } });
  });

  it("stands where it stood, however often it is asked", async () => {
    const once = await answered("tea");
    await turnOf(order, once);
    const stored = JSON.stringify(once);
    for (let times = 0; times < 5; times++) await turnOf(order, once);
    expect(JSON.stringify(once)).toBe(stored);
  });

  it("goes back with no trace of the answer", async () => {
    const first = await answered();
    await turnOf(order, first);
    const back = withoutLast(await answered("tea"));
    expect(back).toEqual(first);
    expect(withoutLast(first)).toBeNull();
  });

  it("leaves a log that it was given as it is", async () => {
    const first = await answered("tea");
    await turnOf(order, first);
    const stored = JSON.stringify(first);
    withoutLast(withAnswer(first, "small"));
    expect(JSON.stringify(first)).toBe(stored);
  });

  it("throws at a log of another talk, and what the talk throws, and hangs at neither", async () => {
    const other: Talk<Asked, string> = async (ask) => (await ask({ key: "meal" })) ?? "";
    await expect(turnOf(other, await answered("tea"))).rejects.toThrow(/Bad replay/);
    const broken: Talk<Asked, string> = async (ask) => {
      await ask({ key: "drink" });
      throw new Error("no drinks");
    };
    await expect(turnOf(broken, await answered("tea"))).rejects.toThrow("no drinks");
  });

  it("is not answered before it asks", () => {
    expect(() => log("tea")).toThrow();
  });
});
