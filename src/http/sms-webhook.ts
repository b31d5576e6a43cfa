import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../core/clock.ts";
import { isSameSecret } from "../core/same-secret.ts";
import type { SmsGateway } from "../sms/port.ts";
import type { createReportTaker } from "../sms/reports.ts";
import { within } from "./bounded-saves.ts";
import { notFound } from "./errors.ts";
import { rawBodyOf, takeRawBodies } from "./raw-body.ts";

/** The path of a gateway's delivery reports, and the code that reads and stores them. */
export interface SmsReports {
  /** The last part of the path, which nobody can guess. */
  path: string;
  read: SmsGateway["readReport"];
  /** Resolves only once what the report says is committed. */
  take: ReturnType<typeof createReportTaker>;
}

type Answer = "stored" | "ignored" | "not_found" | "bad_signature" | "too_many";

const statusOf = {
  ...{ stored: 200, ignored: 200, not_found: 404, bad_signature: 401, too_many: 429 },
} as const satisfies Record<Answer, number>;

const pathShape = /^[\w-]{22,64}$/;
const retryAfterSeconds = 60;

/**
 * POST /webhooks/sms/:path: a delivery report. The path first, then the signature of a gateway that signs, then the
 * commit, and only then 200. The body may hold the whole text: nothing of it is kept but what it says of the delivery.
 */
export function addSmsWebhook(
  app: FastifyInstance,
  { path, read, take, clock, timeoutMs }: SmsReports & { clock: Clock; timeoutMs: number },
): void {
  takeRawBodies(app);

  async function receive(given: string, headers: IncomingHttpHeaders, body: Buffer): Promise<Answer> {
    if (!isSameSecret(given, path)) return "not_found";
    const report = read(body, headers);
    if (report === "forged") return "bad_signature";
    return report === null ? "ignored" : take(report);
  }

  app.post<{ Params: { path: string } }>("/webhooks/sms/:path", {
    async onRequest(request, reply) {
      if (!pathShape.test(request.params.path)) return reply.code(404).send(notFound);
    },
    async handler(request, reply) {
      const work = receive(request.params.path, request.headers, rawBodyOf(request));
      const answer = await within(clock, timeoutMs, work);
      if (answer === "too_many") reply.header("retry-after", retryAfterSeconds);
      const isTaken = answer === "stored" || answer === "ignored";
      return reply.code(statusOf[answer]).send(isTaken ? { status: answer } : { error: answer });
    },
  });
}
