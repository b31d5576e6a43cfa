import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { findFreePort, findFreePortFrom } from "../../../../sandbox/desk/free-port.ts";

const host = "127.0.0.1";

describe("a free port", () => {
  it("is the one asked for, or the next where that is taken", async () => {
    const first = await findFreePort(host);
    expect(await findFreePortFrom(host, first)).toBe(first);
    const taken = createServer().listen(first, host);
    try {
      expect(await findFreePortFrom(host, first)).toBeGreaterThan(first);
    } finally {
      taken.close();
    }
  });
});
