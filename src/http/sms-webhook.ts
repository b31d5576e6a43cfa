import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { type Clock, within } from "../core/clock.ts";
import { isSameSecret } from "../core/same-secret.ts";
import type { SmsGateway } from "../sms/port.ts";
import type { createReportTaker } from "../sms/reports.ts";
import { refuseOtherPaths, sendAnswer, type WebhookAnswer } from "./errors.ts";
import { rawBodyOf, takeRawBodies } from "./raw-body.ts";

/** The path of a gateway's delivery reports, and the code that reads and stores them. */
export interface SmsReports {
  /** The last part of the path, which nobody can guess. */
  path: string;
  read: SmsGateway["readReport"];
  /** Resolves only once what the report says is committed. */
  take: ReturnType<typeof createReportTaker>;
}

/**
 * POST /webhooks/sms/:path: a delivery report. The path first, then the signature of a gateway that signs, then the
 * commit, and only then 200. The body may hold the whole text: nothing of it is kept but what it says of the delivery.
 */
export function addSmsWebhook(
  app: FastifyInstance,
  { path, read, take, clock, timeoutMs }: SmsReports & { clock: Clock; timeoutMs: number },
): void {
  takeRawBodies(app);

  async function receive(given: string, headers: IncomingHttpHeaders, body: Buffer): Promise<WebhookAnswer> {
    if (!isSameSecret(given, path)) return "not_found";
    const report = read(body, headers);
    if (report === "forged") return "bad_signature";
    return report === null ? "ignored" : take(report);
  }

  app.post<{ Params: { path: string } }>("/webhooks/sms/:path", {
    onRequest: refuseOtherPaths,
    async handler(request, reply) {
      const work = receive(request.params.path, request.headers, rawBodyOf(request));
      return sendAnswer(reply, await within(clock, timeoutMs, work));
    },
  });
}
