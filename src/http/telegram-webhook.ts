import type { FastifyInstance } from "fastify";
import { type Clock, within } from "../core/clock.ts";
import { VendbotError } from "../core/errors.ts";
import { isSameSecret } from "../core/same-secret.ts";
import { updateSchema } from "../core/stored.ts";
import { notFound } from "./errors.ts";
import { rawBodyOf, takeRawBodies } from "./raw-body.ts";

/** Telegram's way in, when updates are pushed instead of polled. */
export interface TelegramWebhook {
  /** The last part of the address given to setWebhook. */
  path: string;
  /** What Telegram sends back in each call (setWebhook: secret_token). */
  secretToken: string;
  /** Stores one update durably; rejects when it could not be stored, and Telegram sends it again. */
  accept(update: unknown): Promise<void>;
}

// An update is a message and the one it answers. One that is refused for its length would come again for ever.
const maxBytes = 1024 * 1024;

/**
 * POST /telegram/:path. Path and secret are checked before a byte of the body is read. 200 only once the update is
 * stored. Throws VendbotError for an empty secret, which every caller would know.
 */
export function addTelegramWebhook(
  app: FastifyInstance,
  deps: TelegramWebhook & { clock: Clock; storeTimeoutMs: number },
): void {
  if (deps.secretToken === "")
    throw new VendbotError("http.no_secret_token", "Telegram's webhook needs a secret token");
  takeRawBodies(app);
  app.post<{ Params: { path: string } }>("/telegram/:path", {
    bodyLimit: maxBytes,
    async onRequest(request, reply) {
      if (!isSameSecret(request.params.path, deps.path)) return reply.code(404).send(notFound);
      const given = request.headers["x-telegram-bot-api-secret-token"];
      if (!isSameSecret(typeof given === "string" ? given : "", deps.secretToken)) {
        return reply.code(401).send({ error: "bad_secret" });
      }
    },
    async handler(request, reply) {
      const update = readUpdate(rawBodyOf(request));
      if (update === undefined) return reply.code(400).send({ error: "bad_request" });
      await within(deps.clock, deps.storeTimeoutMs, deps.accept(update));
      return { status: "stored" };
    },
  });
}

/** Undefined for what is no update. */
function readUpdate(body: Buffer): unknown {
  try {
    return updateSchema.parse(JSON.parse(body.toString("utf8")));
  } catch {
    return undefined;
  }
}
