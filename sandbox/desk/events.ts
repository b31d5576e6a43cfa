import type { FastifyReply } from "fastify";
import type { Feed } from "./feed.ts";

const heartbeatMs = 15_000;

// A page that does not read (a sleeping tab) is cut off; it comes back by itself and gets everything again.
const maxUnreadBytes = 4 * 1024 * 1024;

/** Answers with a stream of server-sent events, "change" and "news", until the page leaves. */
export function streamEvents(feed: Feed, reply: FastifyReply): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" });
  const send = (event: string, data: unknown) => {
    if (raw.writableLength > maxUnreadBytes) return void raw.destroy();
    raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  raw.write("retry: 500\n\n");
  const leave = feed.subscribe({
    change: (change) => send("change", change),
    news: (news) => send("news", news),
  });
  const heartbeat = setInterval(() => raw.write(": still here\n\n"), heartbeatMs);
  raw.on("close", () => {
    clearInterval(heartbeat);
    leave();
  });
}
