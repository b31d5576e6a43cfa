import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Clock, sleep } from "../../src/core/clock.ts";
import { messageOf } from "../../src/core/errors.ts";
import { type Changes, watched } from "./changes.ts";
import { answerOf } from "./dialects/choose.ts";
import type { Asked, Dialect } from "./dialects/dialect.ts";
import type { FaultDesk, Operation, PendingFault } from "./faults.ts";
import type { Answer } from "./meaning.ts";
import { type ReceivedRequest, readRequest, recordOf } from "./requests.ts";
import type { Request, Route, Router } from "./router.ts";
import { isEarly, spoil } from "./spoil.ts";
import type { Switches } from "./switches.ts";
import type { WebhookDesk } from "./webhooks.ts";

/** Carries requests from the line to the router and answers back, with whatever trouble was ordered in between. */
export async function startServer(deps: {
  host: string;
  port: number;
  clock: Clock;
  router: Router;
  dialect: () => Dialect;
  switches: Switches;
  faultDesk: FaultDesk;
  webhookDesk: WebhookDesk;
  changes: Changes;
}) {
  const { clock, router, dialect, switches, faultDesk, webhookDesk, changes } = deps;
  const { webhooks } = webhookDesk;
  const requests: ReceivedRequest[] = [];
  const latencyMs = watched<Partial<Record<Operation, number>>>({}, changes, "fault");
  const sockets = new Set<Socket>();
  let outage = false;
  /** `http://host:port`. */
  let origin = "";

  const carryOut = (route: Route, request: Request, record: ReceivedRequest): Answer => {
    record.processed = true;
    const caller = router.identify(route, request);
    if (caller) Object.assign(record, { accountId: caller.account.id, mode: caller.mode });
    const reply = router.run(route, request, caller);
    if (reply.is === "missing-fields") record.lackedField = true;
    return answerOf(dialect(), reply, askedBy(request));
  };

  const exchange = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(message, origin);
    if (!request) return void response.destroy();
    const record = recordOf(request, clock.now());
    requests.push(record);
    changes.fire("request");
    const route = router.find(request);
    if ("is" in route) return write(response, record, dialect().answer(route, askedBy(request)));

    const { operation } = route.endpoint;
    record.operation = operation;
    const fault = faultDesk.take(operation);
    if (fault) record.fault = fault.kind;
    const batch = fault && isEarly(fault) ? null : webhookDesk.collect(() => carryOut(route, request, record));
    if (operation === "purchase" && batch && switches.providerMs > 0) await sleep(clock, switches.providerMs);
    const isToldFirst = (webhooks.beforeAnswer || switches.webhookBeforeAnswer) && webhooks.mode === "prompt";
    if (isToldFirst) await batch?.send();
    const delayMs = latencyMs[operation] ?? latencyMs.any ?? 0;
    if (delayMs > 0) await sleep(clock, delayMs);
    if (fault) await fail(fault, request, response, record, batch?.result ?? null);
    else if (batch) await write(response, record, batch.result);
    if (!isToldFirst) await batch?.send();
    changes.fire("request");
  };

  const fail = async (
    fault: PendingFault,
    request: Request,
    response: ServerResponse,
    record: ReceivedRequest,
    answer: Answer | null,
  ): Promise<void> => {
    const isHang = fault.kind === "hang-before" || fault.kind === "hang-after";
    if (fault.delayMs !== undefined && !isHang) await sleep(clock, fault.delayMs);
    const spoilt = spoil(fault, response, answer);
    if ("answer" in spoilt) return write(response, record, spoilt.answer);
    if ("meaning" in spoilt) {
      return write(response, record, dialect().answer(spoilt.meaning, askedBy(request)));
    }
    // Nobody waits for the end of a hang: what the request announced goes out meanwhile.
    if (isHang && fault.delayMs !== undefined) clock.after(fault.delayMs, () => response.destroy());
  };

  const server = createServer((message, response) => {
    // The sandbox's clock, not the machine's.
    response.setHeader("date", new Date(clock.now()).toUTCString());
    exchange(message, response).catch((error: unknown) => {
      // A fault of the sandbox itself: said on the line, where the test that met it will see it.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(`sandbox: ${messageOf(error)}`);
    });
  });
  server.on("connection", (socket) => {
    if (outage) return socket.resetAndDestroy();
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(deps.port, deps.host);
  await once(server, "listening");
  const address = server.address();
  origin = `http://${deps.host}:${typeof address === "object" && address ? address.port : deps.port}`;

  return {
    origin,
    requests,
    latencyMs,
    get outage(): boolean {
      return outage;
    },
    set outage(isOut) {
      outage = isOut;
      if (isOut) for (const socket of sockets) socket.resetAndDestroy();
      changes.fire("fault");
    },
    async close(): Promise<void> {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function askedBy({ method, url, headers }: Request): Asked {
  return { method, url, wantsJson: /^[^,]*[/+]json/.test(String(headers.accept ?? "")) };
}

/** Resolves when the answer is out, or the caller gone. */
async function write(response: ServerResponse, record: ReceivedRequest, answer: Answer): Promise<void> {
  if (response.destroyed) return;
  record.answered = answer.status;
  const length = { "content-length": Buffer.byteLength(answer.body) };
  response.writeHead(answer.status, { "content-type": answer.contentType, ...length, ...answer.headers });
  await new Promise<void>((resolve) => {
    response.once("close", resolve);
    response.end(answer.body, resolve);
  });
}
