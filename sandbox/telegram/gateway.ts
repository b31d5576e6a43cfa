import type { IncomingMessage, ServerResponse } from "node:http";
import { type Clock, sleep } from "../../src/core/clock.ts";
import type { ApiCall, Fault, Validate } from "./contract.ts";
import type { FaultScript } from "./faults.ts";
import { type Fields, readFields } from "./fields.ts";
import type { Files } from "./files.ts";
import { badRequest, forbidden, Refusal, refusalBody, tooManyRequests } from "./refusal.ts";
import type { Method, Methods } from "./world.ts";

export interface GatewayDeps {
  token: string;
  clock: Clock;
  files: Files;
  methods: Methods;
  faults: FaultScript;
  /** Each call is added as it arrives and completed as it is answered. */
  calls: ApiCall[];
  validate: Validate | undefined;
  changed: () => void;
}

type CallRecord = { -readonly [Key in keyof ApiCall]: ApiCall[Key] };

/** From HTTP to methods and back: token, parameters, faults, latency, the log of calls. */
export function createGateway(deps: GatewayDeps) {
  const { token, clock, files, faults, calls, changed } = deps;
  // Telegram does not mind the case of a method's name.
  const methods = new Map(Object.entries(deps.methods).map(([name, method]) => [name.toLowerCase(), { name, method }]));
  let latencyMs = 0;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://sandbox");
    const [, file, givenToken, rest = ""] = /^\/(file\/)?bot([^/]+)\/(.+)$/.exec(decodeURI(url.pathname)) ?? [];
    if (givenToken === undefined) return respond(response, new Refusal(404, "Not Found"));
    if (givenToken !== token) return respond(response, new Refusal(401, "Unauthorized"));
    if (file) return sendFile(response, files.atPath(rest));
    const found = methods.get(rest.toLowerCase());
    const call: CallRecord = { at: clock.now(), method: found?.name ?? rest, params: {}, ok: false };
    calls.push(call);
    try {
      const fields = await readFields(request, url.searchParams);
      call.params = fields.params;
      if (latencyMs > 0) await sleep(clock, latencyMs);
      const result = await runWithFaults(call, found?.method, fields, response);
      if (result === noAnswer) return;
      call.ok = true;
      respond(response, { ok: true, result });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      call.errorCode = error.errorCode;
      call.description = error.message;
      respond(response, error);
    } finally {
      changed();
    }
  };

  const run = (call: CallRecord, method: Method | undefined, fields: Fields, response: ServerResponse): unknown => {
    if (!method) throw new Refusal(404, "Not Found: method not found");
    const trouble = deps.validate?.(call.method, fields.params);
    if (trouble) throw badRequest(trouble);
    const hungUp = new AbortController();
    // With a reason: an error of its own, with its stack, would be made for every call.
    const hangUp = () => hungUp.abort("hung up");
    if (response.closed) hangUp();
    else response.once("close", hangUp);
    return method(fields, hungUp.signal);
  };

  const runWithFaults: typeof run = async (call, method, fields, response) => {
    const fault = faults.take(call.method);
    if (!fault) return await run(call, method, fields, response);
    if (fault.kind === "hang") return noAnswer;
    if (fault.kind === "reset-after") await run(call, method, fields, response);
    if (fault.kind === "reset-before" || fault.kind === "reset-after") {
      response.socket?.resetAndDestroy();
      return noAnswer;
    }
    throw refusalOf(fault);
  };

  return {
    handle(request: IncomingMessage, response: ServerResponse): void {
      handle(request, response).catch((error: unknown) => {
        // A bug of the sandbox, or a request that broke off: say it loudly, and do not leave the caller waiting.
        if (!request.destroyed) console.error("The sandbox Telegram failed:", error);
        respond(response, new Refusal(500, `Internal Server Error: ${String(error)}`));
      });
    },
    get latencyMs(): number {
      return latencyMs;
    },
    set latencyMs(milliseconds) {
      latencyMs = milliseconds;
    },
  };
}

const noAnswer = Symbol("no answer");

function refusalOf({ kind, retryAfter = 1 }: Fault): Refusal {
  if (kind === "429") return tooManyRequests(retryAfter);
  if (kind === "401") return new Refusal(401, "Unauthorized");
  if (kind === "403") return forbidden("bot was blocked by the user");
  if (kind === "409") return new Refusal(409, "Conflict: terminated by other getUpdates request");
  return new Refusal(500, "Internal Server Error");
}

function respond(response: ServerResponse, answer: Refusal | { ok: true; result: unknown }): void {
  if (response.headersSent || response.destroyed) return;
  const status = answer instanceof Refusal ? answer.errorCode : 200;
  const body = answer instanceof Refusal ? refusalBody(answer) : answer;
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function sendFile(response: ServerResponse, file: ReturnType<Files["atPath"]>): void {
  if (!file) respond(response, new Refusal(404, "Not Found"));
  else response.writeHead(200, { "content-type": file.mimeType, "content-length": file.bytes.length }).end(file.bytes);
}
