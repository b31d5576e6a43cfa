import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { waitFor } from "../../support/until.ts";
import { path, startHttp } from "./start-http.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

describe("a body in chunks of one byte", () => {
  it("takes no more memory than its bytes until it ends", async () => {
    const sockets: Socket[] = [];
    const onCall = (message: unknown) => void sockets.push((message as { socket: Socket }).socket);
    subscribe("http.server.request.start", onCall);
    await using http = await startHttp({ limits: { requestTimeoutMs: 60_000 } });
    const head = `POST /webhooks/vending/${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const text = head + "1\r\na\r\n".repeat(60_000);
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    const sent = Array.from({ length: 4 }, () => http.sendRaw(text));
    await waitFor(
      () => sockets.length === 4 && sockets.every(({ bytesRead }) => bytesRead === text.length),
      "all is read",
    );
    unsubscribe("http.server.request.start", onCall);
    collectGarbage();
    const kept = process.memoryUsage().heapUsed - before;
    for (const socket of sockets) socket.destroy();
    await Promise.all(sent);
    expect(kept).toBeLessThan(8_000_000);
  });

  it("is read as it was sent, and refused beyond the limit", async () => {
    await using http = await startHttp({ limits: { maxBodyBytes: 5000 } });
    const inChunks = (bytes: number) => new Blob(["x".repeat(bytes)]).stream();
    const statusOf = async (bytes: number) => {
      const body = inChunks(bytes);
      const at = `http://127.0.0.1:${http.port}/webhooks/vending/${path}`;
      return (await fetch(at, { method: "POST", body, duplex: "half" })).status;
    };
    expect([await statusOf(5000), await statusOf(5001)]).toEqual([401, 413]);
  });
});
