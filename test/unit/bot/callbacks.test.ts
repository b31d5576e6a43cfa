import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { owner } from "../../../src/bot/callbacks/access.ts";
import { callback, callbacks, declared, int, oneOf, text, ulid } from "../../../src/bot/callbacks/callback.ts";
import { readTap } from "../../../src/bot/callbacks/taps.ts";
import { createCounter } from "../../../src/bot/counter.ts";

createCounter();
const all = [...declared.values()].flat();
const id = "01KJ4Q00000000000000000001";

describe("callback data", () => {
  const made = callbacks("t1", owner, { pay: { version: int(9), person: ulid }, plain: {} });
  const set = callback("t2", owner, { of: oneOf("airtime", "tv"), step: int(1) });

  it.each([
    [made.pay({ version: 4, person: id }), `t1:pay:4:${id}`, { version: 4, person: id }],
    [made.plain(), "t1:plain", {}],
    [set({ of: "tv", step: 3 }), "t2:tv:3", { of: "tv", step: 3 }],
  ])("%s is made of its values and read again", (data, written, values) => {
    expect(data).toBe(written);
    expect(readTap(data)?.values).toEqual(values);
  });

  it.each(["", "t1", "t1:pay", "t1:pay:1234567890:x", `t1:pay::${id}`, `t1:plain:`, "t2:exam:1", "t2:tv:x3"])(
    "%j is of no button",
    (data) => {
      expect(readTap(data)).toBeNull();
    },
  );

  it("is refused where it is declared if it can be longer than Telegram takes", () => {
    expect(() => callback("t4", owner, { any: text(".+", 62) })).toThrow("t4 can be 65 bytes");
  });
});

describe("every button of the bot", () => {
  it("is known to the reader of taps, from each file that declares one", () => {
    const folder = new URL("../../../src/bot/callbacks/", import.meta.url);
    const sourceOf = (file: string) => readFileSync(new URL(file, folder), "utf8");
    const declaring = readdirSync(folder).filter((file) => /import \{ callback/.test(sourceOf(file)));
    expect(declaring.length).toBeGreaterThan(1);
    expect(declaring.filter((file) => !sourceOf("taps.ts").includes(`"./${file}"`))).toEqual([]);
  });

  it("is declared once, and its data is made again from what is read of it", () => {
    expect(all.length).toBeGreaterThan(20);
    const tapped = fc.constantFrom(...all).chain((one) => {
      return fc.tuple(fc.constant(one), fc.stringMatching(one.pattern));
    });
    fc.assert(
      fc.property(tapped, ([one, data]) => {
        expect(one.longest).toBeLessThanOrEqual(64);
        const tap = readTap(data);
        expect(tap?.callback).toBe(one);
        const again = (one as unknown as (values: unknown) => string)(tap?.values);
        expect(one.read(again)).toEqual(tap?.values);
      }),
      { numRuns: 2000 },
    );
  });
});
