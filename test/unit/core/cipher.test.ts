import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { CipherError, createCipher } from "../../../src/core/cipher.ts";

const one = new Uint8Array(32).fill(1);
const two = new Uint8Array(32).fill(2);
const cipher = createCipher([one], randomBytes);
const secret = "1234 5678 9012 3456 7890 ₦ẹ";

describe("the cipher", () => {
  it("opens what it sealed, for the same row", () => {
    for (const text of [secret, "", "x".repeat(100_000)]) {
      expect(cipher.open(cipher.seal(text, "row:1"), "row:1")).toBe(text);
    }
  });

  it("seals the same text differently each time, and shows none of it", () => {
    const sealed = Array.from({ length: 50 }, () => cipher.seal(secret, "row:1"));
    expect(new Set(sealed).size).toBe(50);
    for (const text of sealed)
      expect(Buffer.from(text.split(".")[1] ?? "", "base64url").toString()).not.toContain("1234");
  });

  it("refuses a value with any byte flipped", () => {
    const [id, body = ""] = cipher.seal(secret, "row:1").split(".");
    const bytes = Buffer.from(body, "base64url");
    for (let at = 0; at < bytes.length; at++) {
      for (const bit of [1, 128]) {
        const flipped = Buffer.from(bytes);
        flipped.writeUInt8((bytes[at] ?? 0) ^ bit, at);
        expect(() => cipher.open(`${id}.${flipped.toString("base64url")}`, "row:1")).toThrow(CipherError);
      }
    }
  });

  it("refuses a value that was cut short at any byte", () => {
    const [id, body = ""] = cipher.seal(secret, "row:1").split(".");
    const bytes = Buffer.from(body, "base64url");
    for (let length = 0; length < bytes.length; length++) {
      const cut = `${id}.${bytes.subarray(0, length).toString("base64url")}`;
      expect(() => cipher.open(cut, "row:1")).toThrow(CipherError);
    }
  });

  it("refuses a value that was moved to another row or column", () => {
    const sealed = cipher.seal(secret, "account.live_key_sealed:ada");
    for (const identity of ["account.live_key_sealed:bola", "account.sandbox_key_sealed:ada", ""]) {
      expect(() => cipher.open(sealed, identity)).toThrow(CipherError);
    }
  });

  it("opens with every configured key, and seals with the first", () => {
    const old = createCipher([one], randomBytes).seal(secret, "row:1");
    const rotated = createCipher([two, one], randomBytes);
    expect(rotated.open(old, "row:1")).toBe(secret);
    const fresh = rotated.seal(secret, "row:1");
    expect(createCipher([two], randomBytes).open(fresh, "row:1")).toBe(secret);
    expect(() => createCipher([one], randomBytes).open(fresh, "row:1")).toThrow(/not in the ring/);
  });

  it("refuses a value that claims to be sealed with another configured key", () => {
    const both = createCipher([two, one], randomBytes);
    const [idOfTwo] = both.seal("x", "row:1").split(".");
    const [, body] = cipher.seal(secret, "row:1").split(".");
    expect(() => both.open(`${idOfTwo}.${body}`, "row:1")).toThrow(CipherError);
  });

  it.each(["", ".", "nonsense", "00000000.AAAA", "🙂"])("refuses %j", (text) => {
    expect(() => cipher.open(text, "row:1")).toThrow(CipherError);
  });

  it("needs a key, of 32 bytes", () => {
    expect(() => createCipher([], randomBytes)).toThrow(CipherError);
    expect(() => createCipher([new Uint8Array(31)], randomBytes)).toThrow(CipherError);
  });

  it("keeps plain text and keys out of its errors", () => {
    const damaged = cipher.seal(secret, "row:1").replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    for (const text of [damaged, "00000000.AAAA"]) {
      try {
        cipher.open(text, "row:2");
        throw new Error("opened");
      } catch (error) {
        expect(String(error)).not.toMatch(/1234|AQEBAQ/);
      }
    }
  });
});
