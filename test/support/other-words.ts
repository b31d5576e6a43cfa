import { buffer } from "node:stream/consumers";
import { serveLocally } from "./local-server.ts";

/** An answer of the service, with its body as it will be sent. */
export interface Answered {
  status: number;
  /** JSON, or a text that is sent as it is. */
  body: unknown;
}

/** Stands between the shop and the service, and says what the service says in other words. */
export interface OtherWords extends AsyncDisposable {
  baseUrl: string;
  /** The change of an answer, by method and path below the base ("POST /purchase/"); may be changed at any time. */
  rewrite: (request: string, answer: Answered) => Answered;
}

export async function startOtherWords(farBaseUrl: string): Promise<OtherWords> {
  const far = new URL(farBaseUrl);
  const base = far.pathname.replace(/\/$/, "");
  const server = await serveLocally(async (request, response) => {
    const sent = await buffer(request);
    const { host, connection, "content-length": length, ...headers } = request.headers;
    const method = request.method ?? "GET";
    const said = await ask(new URL(request.url ?? "/", far), {
      ...{ method, headers: headers as Record<string, string>, redirect: "manual" },
      ...(sent.length > 0 && { body: new Uint8Array(sent) }),
    });
    if (!said) return void response.destroy();
    const text = await said.text();
    const route = (request.url ?? "").replace(base, "");
    const answer = other.rewrite(`${method} ${route}`, { status: said.status, body: readOr(text) });
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
  });
  const other: OtherWords = {
    baseUrl: `${server.origin}${base}`,
    rewrite: (_request, answer) => answer,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
  return other;
}

/** Null when the service is gone. */
async function ask(url: URL, init: RequestInit): Promise<Response | null> {
  try {
    return await fetch(url, init);
  } catch {
    return null;
  }
}

function readOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
