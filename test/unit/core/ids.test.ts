import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createIds, sha256 } from "../../../src/core/ids.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

describe("ids", () => {
  it("are ULIDs: 26 characters, in order of time", async () => {
    const clock = createFakeClock();
    const ids = createIds(clock, randomBytes);
    const made: string[] = [];
    for (let second = 0; second < 50; second++) {
      made.push(ids.ulid());
      await clock.advance(1000);
    }
    for (const id of made) expect(id).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    expect([...made].sort()).toEqual(made);
  });

  it("keep their order within a millisecond, and when the clock is set back", () => {
    const clock = createFakeClock();
    const ids = createIds(clock, randomBytes);
    const made = Array.from({ length: 1000 }, () => ids.ulid());
    clock.setNow(clock.now() - 60_000);
    made.push(ids.ulid(), ids.ulid());
    expect([...made].sort()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });

  it("of two processes differ in the same millisecond", () => {
    const clock = createFakeClock();
    const made = Array.from({ length: 1000 }, () => createIds(clock, randomBytes).ulid());
    expect(new Set(made).size).toBe(1000);
  });
});

describe("secrets", () => {
  it("are as long as is asked, and fit for an address", () => {
    const ids = createIds(createFakeClock(), randomBytes);
    expect(ids.secret(128)).toMatch(/^[\w-]{22}$/);
    expect(ids.secret(96)).toMatch(/^[\w-]{16}$/);
    expect(new Set(Array.from({ length: 1000 }, () => ids.secret(128))).size).toBe(1000);
  });
});

describe("sha256", () => {
  it("is lowercase hexadecimal, the same for a text and its bytes", () => {
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256(Buffer.from("₦"))).toBe(sha256("₦"));
  });
});
