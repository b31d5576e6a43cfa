import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

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
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host, connection, "content-length": length, ...headers } = request.headers;
    const method = request.method ?? "GET";
    const said = await ask(new URL(request.url ?? "/", far), {
      ...{ method, headers: headers as Record<string, string>, redirect: "manual" },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    if (!said) return void response.destroy();
    const text = await said.text();
    const route = (request.url ?? "").replace(base, "");
    const answer = other.rewrite(`${method} ${route}`, { status: said.status, body: readOr(text) });
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const other: OtherWords = {
    baseUrl: `http://127.0.0.1:${port}${base}`,
    rewrite: (_request, answer) => answer,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
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
