import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { request } from "undici";
import { sha256 } from "../../../src/core/ids.ts";
import type { LogFields } from "../../../src/core/log.ts";
import { createHttpServer, type HttpDeps, type HttpLimits } from "../../../src/http/server.ts";
import type { SignedBody } from "../../../src/sales/apply-webhooks.ts";
import { signBody } from "../../../src/vending-api/webhook.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { patiently, waitFor } from "../../support/until.ts";

/** Longer than the server keeps anybody waiting. */
const answerTimeoutMs = 4000;
export const secret = "whsec-1";
export const path = randomBytes(16).toString("base64url");
export const body = '{"event":"transaction.update","reference":"VB-1","status":"success","amount":500}';

/** A promise that the test ends. */
export function gate() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { promise, open: resolve, fail: () => reject(new Error("disk full")) };
}

export interface Answer {
  status: number;
  body: unknown;
  retryAfter: string | undefined;
}

/** The endpoint on a free port, with an account "ada" at `path`, what it did, and the clock that steers it. */
export async function startHttp(
  changes: { deps?: Partial<Omit<HttpDeps, "clock">>; limits?: Partial<HttpLimits> } = {},
) {
  const clock = createFakeClock();
  const committed: SignedBody[] = [];
  const badSignatures: string[] = [];
  const otherForms: string[] = [];
  const logged: { event: string; fields: LogFields | undefined }[] = [];
  const say = (event: string, fields?: LogFields) => void logged.push({ event, fields });
  const server = createHttpServer(
    {
      log: { debug: say, info: say, warn: say, error: say },
      clock,
      findReceiver: async (hash) => (hash === sha256(path) ? { accountId: "ada", secrets: [secret] } : null),
      commit: async (event) => void committed.push(event),
      saleOf: async () => null,
      onOverBudget: () => undefined,
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
    const { body = null, headers = {} } = options;
    const sent = request(`http://127.0.0.1:${port}${at}`, { method, body, headers });
    const answer = await patiently(sent, `${method} ${at} is answered`);
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
    clock,
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
    /** Lets the time pass that the server gives itself for `answer`. */
    async pastDeadline(answer: Promise<Answer>): Promise<Answer> {
      await waitFor(() => clock.timers > 0, "the server gives a request its deadline");
      await clock.advance(answerTimeoutMs);
      return patiently(answer, "a request is answered at its deadline");
    },
    /** Waits until nobody can connect: the server is closing. */
    async refuses(): Promise<void> {
      await waitFor(() => isRefused(port), "the server takes no connection");
    },
    /** Opens a socket, sends `text` as it is, and resolves with everything that came back until it closed. */
    sendRaw(text: string | Uint8Array, onOpen?: (socket: Socket) => void): Promise<string> {
      const closed = new Promise<string>((resolve) => {
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
      return patiently(closed, `the server closes the socket that sent ${JSON.stringify(text.slice(0, 60))}`);
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(false));
    socket.on("connect", () => socket.destroy());
    socket.on("error", () => resolve(true));
  });
}
