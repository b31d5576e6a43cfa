import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { request } from "undici";
import { createHttpServer, type HttpDeps, type HttpLimits } from "../../../src/http/server.ts";
import type { SignedBody } from "../../../src/http/vending-webhook.ts";
import { systemClock } from "../../../src/lib/clock.ts";
import { sha256 } from "../../../src/lib/ids.ts";
import type { LogFields } from "../../../src/lib/log.ts";
import { signBody } from "../../../src/vending/webhook-signature.ts";

export const secret = "whsec-1";
export const path = randomBytes(16).toString("base64url");

export interface Answer {
  status: number;
  body: unknown;
  retryAfter: string | undefined;
}

/** The endpoint on a free port, with an account "ada" at `path`, and what it did. */
export async function startHttp(changes: { deps?: Partial<HttpDeps>; limits?: Partial<HttpLimits> } = {}) {
  const committed: SignedBody[] = [];
  const badSignatures: string[] = [];
  const otherForms: string[] = [];
  const logged: { event: string; fields: LogFields | undefined }[] = [];
  const say = (event: string, fields?: LogFields) => void logged.push({ event, fields });
  const server = createHttpServer(
    {
      log: { debug: say, info: say, warn: say, error: say },
      clock: systemClock,
      findReceiver: async (hash) => (hash === sha256(path) ? { accountId: "ada", secrets: [secret] } : null),
      commit: async (events) => void committed.push(...events),
      onBadSignature: (accountId) => void badSignatures.push(accountId),
      onOtherForm: ({ header, form }) => void otherForms.push(`${header} ${form}`),
      readiness: async () => ({ canServe: true, reasons: [] }),
      ...changes.deps,
    },
    changes.limits,
  );
  const port = await server.listen({ host: "127.0.0.1", port: 0 });

  async function send(
    method: "GET" | "POST" | "PUT" | "DELETE" | "HEAD",
    at: string,
    options: { body?: string | Uint8Array; headers?: Record<string, string | string[]> } = {},
  ): Promise<Answer> {
    const answer = await request(`http://127.0.0.1:${port}${at}`, {
      method,
      body: options.body ?? null,
      headers: options.headers ?? {},
    });
    const text = await answer.body.text();
    const retryAfter = answer.headers["retry-after"];
    return {
      status: answer.statusCode,
      body: text === "" ? null : JSON.parse(text),
      retryAfter: retryAfter?.toString(),
    };
  }

  return {
    server,
    port,
    committed,
    badSignatures,
    otherForms,
    logged,
    send,
    /** Posts a webhook as the service would, signed with `secret` unless told otherwise. */
    post(body: string | Uint8Array, headers: Record<string, string | string[]> = {}, at = path): Promise<Answer> {
      const signature = signBody(Buffer.from(body), secret);
      return send("POST", `/webhooks/vending/${at}`, {
        body,
        headers: { "x-service-signature": signature, ...headers },
      });
    },
    /** Opens a socket, sends `text` as it is, and resolves with everything that came back until it closed. */
    sendRaw(text: string | Uint8Array, onOpen?: (socket: Socket) => void): Promise<string> {
      return new Promise((resolve) => {
        let received = "";
        const socket = connect(port, "127.0.0.1", () => {
          socket.write(text);
          onOpen?.(socket);
        });
        socket.on("data", (chunk) => {
          received += chunk.toString("latin1");
        });
        socket.on("error", () => undefined);
        socket.on("close", () => resolve(received));
      });
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
