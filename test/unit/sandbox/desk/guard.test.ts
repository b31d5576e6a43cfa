import { describe, expect, it } from "vitest";
import { whyForeign } from "../../../../sandbox/desk/guard.ts";

const port = 8787;

describe("whose request it is", () => {
  it.each(["127.0.0.1:8787", "localhost:8787", "[::1]:8787"])("takes a look under %s", (host) => {
    expect(whyForeign({ method: "GET", headers: { host } }, port)).toBeNull();
  });

  it.each(["evil.example:8787", "127.0.0.1", "127.0.0.1:8788", ""])("refuses a look under “%s”", (host) => {
    expect(whyForeign({ method: "GET", headers: { host } }, port)).not.toBeNull();
  });

  it("takes an act only of the page itself", () => {
    const act = (origin?: string) =>
      whyForeign({ method: "POST", headers: { host: "localhost:8787", ...(origin && { origin }) } }, port);
    expect(act("http://localhost:8787")).toBeNull();
    expect(act("http://127.0.0.1:8787")).not.toBeNull();
    expect(act("https://evil.example")).not.toBeNull();
    expect(act()).not.toBeNull();
  });

  it("takes a look under any address in numbers, at any port, where the page is shared, and under no name", () => {
    const look = (host: string, isShared = true) =>
      whyForeign({ method: "GET", headers: { host } }, port, isShared) === null;
    for (const host of ["192.168.1.7:8787", "10.0.0.2:9000", "[fe80::1]:8787", "10.0.0.2"]) {
      expect([look(host), look(host, false)], host).toEqual([true, false]);
    }
    for (const host of ["shop.example:8787", "evil.example", "192.168.1.7.example:8787", ""]) {
      expect(look(host), host).toBe(false);
    }
    const headers = { host: "192.168.1.7:8787", origin: "http://evil.example" };
    expect(whyForeign({ method: "POST", headers }, port, true)).not.toBeNull();
  });
});
