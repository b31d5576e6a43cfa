import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { serveLocally } from "./local-server.ts";

/** The parts of an answer. `said` repeats the whole request: address, headers and body. */
export interface Heard {
  said: string;
  body: Record<string, unknown>;
  path: string;
}

interface EchoAnswer {
  status: number;
  /** The body: as JSON, unless it is a text. */
  body(heard: Heard): unknown;
}

/** Stands before a server and passes everything on, but answers some requests itself, on demand. */
export interface Echo extends AsyncDisposable {
  /** The same URL at this server. */
  near(url: string): string;
  /** The next request whose path matches gets this answer, and reaches nobody else. */
  next(path: RegExp, answer: EchoAnswer): void;
  /** Forgets the answers that were not given yet. */
  clear(): void;
  /** All words of these answers. */
  readonly said: string;
}

export async function startEcho(farOrigin: string): Promise<Echo> {
  const script: { path: RegExp; answer: EchoAnswer }[] = [];
  let said = "";
  const server = await serveLocally(async (request, response) => {
    const raw = await buffer(request);
    const path = request.url ?? "/";
    const at = script.findIndex((step) => step.path.test(path));
    const [step] = at < 0 ? [] : script.splice(at, 1);
    if (!step) return void (await pass(request, raw, response));
    const { "x-api-key": key = "", authorization = "" } = request.headers;
    // The important part comes first: quotes of these words cut them.
    const whole = `${key} ${authorization} ${raw} ${near(farOrigin)}${path} ${JSON.stringify(request.headers)}`;
    const answer = step.answer.body({ said: whole, body: parse(raw), path });
    const text = typeof answer === "string" ? answer : JSON.stringify(answer);
    said += text;
    response.writeHead(step.answer.status, { "content-type": "application/json" }).end(text);
  });

  function near(url: string): string {
    const moved = new URL(url);
    moved.port = String(server.port);
    return moved.href.replace(/\/$/, "");
  }

  async function pass(request: IncomingMessage, raw: Buffer, response: ServerResponse) {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !["host", "connection", "transfer-encoding"].includes(name)),
    ) as Record<string, string>;
    delete headers["content-length"];
    try {
      const answer = await fetch(new URL(request.url ?? "/", farOrigin), {
        method: request.method ?? "GET",
        headers,
        ...(raw.length > 0 && { body: new Uint8Array(raw) }),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" });
      response.end(body);
    } catch {
      response.destroy();
    }
  }

  return {
    near,
    next(path, answer) {
      script.push({ path, answer });
    },
    clear() {
      script.length = 0;
    },
    get said() {
      return said;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function parse(raw: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(raw.toString());
  } catch {
    return {};
  }
}
