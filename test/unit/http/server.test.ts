import { describe, expect, it } from "vitest";
import { patiently, waitFor } from "../../support/until.ts";
import { path, startHttp } from "./start-http.ts";

/** Node's own limits on sockets, which no clock steers. */
const fastSockets = { requestTimeoutMs: 300, headersTimeoutMs: 200, socketCheckMs: 50 };

describe("health", () => {
  it("is alive without asking anything", async () => {
    await using http = await startHttp({ deps: { readiness: () => Promise.reject(new Error("must not be asked")) } });
    expect(await http.send("GET", "/healthz")).toMatchObject({ status: 200, body: { status: "alive" } });
  });

  it("is ready, or degraded and serving all the same, or not ready", async () => {
    const standing = { canServe: true, reasons: [] as string[] };
    await using http = await startHttp({ deps: { readiness: async () => standing } });
    expect(await http.send("GET", "/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
    const reasons = ["vending", "telegram"];
    standing.reasons = reasons;
    expect(await http.send("GET", "/readyz")).toMatchObject({ status: 200, body: { status: "degraded", reasons } });
    standing.canServe = false;
    expect(await http.send("GET", "/readyz")).toMatchObject({ status: 503, body: { status: "not ready", reasons } });
  });

  it("is not ready if the check takes too long", async () => {
    await using http = await startHttp({
      deps: { readiness: () => new Promise(() => undefined) },
    });
    expect((await http.pastDeadline(http.send("GET", "/readyz"))).status).toBe(503);
  });
});

describe("everything else", () => {
  it("is 404, and the answer repeats nothing of the request", async () => {
    await using http = await startHttp();
    for (const at of ["/", "/webhooks/vending", "/webhooks/vending/", "/metrics", "/%zz", "/__proto__"]) {
      for (const method of ["GET", "POST", "DELETE"] as const) {
        const answer = await http.send(
          method,
          at,
          method === "POST" ? { body: "{", headers: { "content-type": "x" } } : {},
        );
        expect(answer).toMatchObject({ status: 404, body: { error: "not_found" } });
      }
    }
    for (const method of ["GET", "PUT", "DELETE"] as const) {
      expect((await http.send(method, `/webhooks/vending/${path}`)).status).toBe(404);
    }
    expect((await http.send("POST", "/healthz", { body: "x" })).status).toBe(404);
  });
});

describe("a connection", () => {
  it("is kept for the next call", async () => {
    await using http = await startHttp();
    const call = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    const last = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    const received = await http.sendRaw(call, (socket) => socket.once("data", () => socket.write(last)));
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });
});

describe("slow sockets", () => {
  it.each([
    ["says nothing", ""],
    ["stops in its headers", "POST /webhooks/vending/x HTTP/1.1\r\nHost: x\r\nX-A: "],
    ["stops in its body", `POST /webhooks/vending/${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`],
  ])("are closed: one that %s", async (_name, text) => {
    await using http = await startHttp({ limits: fastSockets });
    await http.sendRaw(text);
    expect(http.committed).toEqual([]);
  });

  it("are closed while they drip, in the headers or the body", async () => {
    await using http = await startHttp({ limits: fastSockets });
    const heads = [
      "POST /healthz HTTP/1.1\r\nHost: x\r\nX-A: ",
      `POST /webhooks/vending/${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n`,
    ];
    const drips = Array.from({ length: 20 }, (_, n) =>
      http.sendRaw(heads[n % 2] ?? "", (socket) => {
        const timer = setInterval(() => socket.write("x"), 20);
        socket.on("close", () => clearInterval(timer));
      }),
    );
    await Promise.all(drips);
  });
});

describe("closing", () => {
  it("finishes the requests under way", async () => {
    const commit = Promise.withResolvers<void>();
    const http = await startHttp({ deps: { commit: () => commit.promise } });
    const answer = http.post("{}");
    await waitFor(() => http.clock.timers === 1, "the row waits for its commit");
    let isClosed = false;
    const closed = http[Symbol.asyncDispose]().then(() => {
      isClosed = true;
    });
    await http.refuses();
    expect(isClosed).toBe(false);
    commit.resolve();
    expect((await answer).status).toBe(200);
    // By itself: the clock stands still, and nothing is cut off.
    await patiently(closed, "the server is closed");
    await expect(http.send("GET", "/healthz")).rejects.toThrow();
  });

  it("commits what was turned away at the deadline and still waits", async () => {
    const commit = Promise.withResolvers<void>();
    let isCommitted = false;
    const http = await startHttp({
      deps: {
        commit: async () => {
          await commit.promise;
          isCommitted = true;
        },
      },
    });
    expect((await http.pastDeadline(http.post("{}"))).status).toBe(503);
    const { started } = http.clock;
    const closed = http[Symbol.asyncDispose]();
    await waitFor(() => http.clock.started === started + 2, "only rows are waited for");
    commit.resolve();
    await patiently(closed, "the server is closed");
    expect(isCommitted).toBe(true);
  });

  it("ends within its limit though a socket drips and a commit hangs", async () => {
    const http = await startHttp({ deps: { commit: () => new Promise(() => undefined) } });
    await http.pastDeadline(http.post("{}"));
    const head = `POST /webhooks/vending/${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n`;
    const isHeard = Promise.withResolvers<void>();
    const dripping = http.sendRaw(`${head}Expect: 100-continue\r\n\r\n`, (socket) => {
      socket.once("data", () => isHeard.resolve());
      const timer = setInterval(() => socket.write("x"), 20);
      socket.on("close", () => clearInterval(timer));
    });
    await patiently(isHeard.promise, "the server asks for the body that drips");
    const { started } = http.clock;
    const closed = http[Symbol.asyncDispose]();
    await waitFor(() => http.clock.started === started + 1, "the requests under way are waited for");
    await http.clock.advance(5000);
    await dripping;
    await waitFor(() => http.clock.started === started + 2, "the rows are waited for");
    await http.clock.advance(5000);
    await patiently(closed, "the server is closed");
  });

  it("does nothing the second time", async () => {
    const http = await startHttp();
    await http[Symbol.asyncDispose]();
    await http[Symbol.asyncDispose]();
  });
});
