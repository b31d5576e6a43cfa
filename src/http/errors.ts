import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { messageOf, VendbotError } from "../core/errors.ts";
import type { Log } from "../core/log.ts";

const retryAfterSeconds = 5;

/** The same for every path that is none, so that nothing tells which part of it was wrong. */
export const notFound = { error: "not_found" } as const;

const statusOf = { stored: 200, ignored: 200, not_found: 404, bad_signature: 401, too_many: 429 } as const;

export type WebhookAnswer = keyof typeof statusOf;

/** A sender that is over its budget comes again then: what it says may be about something known by then. */
const budgetRetrySeconds = 60;

export function sendAnswer(reply: FastifyReply, answer: WebhookAnswer): FastifyReply {
  if (answer === "too_many") reply.header("retry-after", budgetRetrySeconds);
  const status = statusOf[answer];
  return reply.code(status).send(status === 200 ? { status: answer } : { error: answer });
}

/** At least 128 bits in base64url: what cannot be a path of ours is refused before its body is read. */
export async function refuseOtherPaths(request: FastifyRequest<{ Params: { path: string } }>, reply: FastifyReply) {
  if (!/^[\w-]{22,64}$/.test(request.params.path)) return reply.code(404).send(notFound);
}

/**
 * The error boundary of HTTP. A sender's mistake keeps its 4xx; any failure here is 503 with Retry-After, so that a
 * sender who retries tries again. Logs the route's pattern: the path itself is a secret, and so are the headers and the
 * body.
 */
export function createErrorHandler(log: Log) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const route = request.routeOptions.url ?? "none";
    const status = error.statusCode ?? 503;
    if (status >= 400 && status < 500) {
      log.debug("http.refused", { route, status, code: error.code });
      return reply.code(status).send({ error: status === 413 ? "too_large" : "bad_request" });
    }
    log.error("http.failed", { route, code: error.code ?? "bug", error: messageOf(error), cause: causeOf(error) });
    return reply.code(503).header("retry-after", retryAfterSeconds).send({ error: "unavailable" });
  };
}

// A refused commit says why only in its cause.
function causeOf(error: unknown): string | undefined {
  return error instanceof VendbotError && error.cause !== undefined ? messageOf(error.cause) : undefined;
}
