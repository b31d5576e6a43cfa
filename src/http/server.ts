import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { sleep, within } from "../core/clock.ts";
import { VendbotError } from "../core/errors.ts";
import type { Log } from "../core/log.ts";
import { isSameSecret } from "../core/same-secret.ts";
import type { SignedBody } from "../sales/apply-webhooks.ts";
import { createErrorHandler, notFound } from "./errors.ts";
import { ignoreContentTypes } from "./raw-body.ts";
import { addSmsWebhook, type SmsReports } from "./sms-webhook.ts";
import { createBoundedServer, type SocketBounds } from "./sockets.ts";
import { addTelegramWebhook, type TelegramWebhook } from "./telegram-webhook.ts";
import {
  addVendingWebhook,
  createBoundedSaves,
  type SaveBounds,
  type VendingWebhookDeps,
  type WebhookBudget,
} from "./vending-webhook.ts";

export interface HttpDeps
  extends Pick<
    VendingWebhookDeps,
    "clock" | "findReceiver" | "saleOf" | "onOverBudget" | "onBadSignature" | "onOtherForm"
  > {
  log: Log;
  /** Commits an event durably, or rejects. An event that is known already changes nothing. */
  commit(event: SignedBody): Promise<void>;
  /** Whether this process can take what comes in, and what is wrong, in words that anybody may read. */
  readiness(): Promise<{ canServe: boolean; reasons: readonly string[] }>;
  /** Only where metrics may be read. */
  metrics?: MetricsRoute;
  /** Told of each answer: the route as it is written in the program, or "none". Must not throw. */
  onAnswered?(route: string, status: number): void;
  /** Only when Telegram pushes updates. */
  telegram?: TelegramWebhook;
  /** Only where tokens go out by SMS. */
  sms?: SmsReports;
}

interface MetricsRoute {
  /** A reader sends it as a Bearer token. */
  token: string;
  contentType: string;
  read(): Promise<string>;
}

export interface HttpLimits extends SocketBounds {
  /** The service takes its call for lost after 5 s (spec: "Delivery rules"). */
  answerTimeoutMs: number;
  /** A whole request must be here by then, its headers by then. Node looks at both only so often. */
  requestTimeoutMs: number;
  headersTimeoutMs: number;
  socketCheckMs: number;
  /** Above the minute for which proxies keep theirs, so that it is not the server that hangs up first. */
  keepAliveTimeoutMs: number;
  maxBodyBytes: number;
  /** How long requests under way, and then rows, may take when the server closes. */
  closeTimeoutMs: number;
  saves: Partial<SaveBounds>;
  webhooks: WebhookBudget;
}

const defaultLimits: HttpLimits = {
  answerTimeoutMs: 4000,
  requestTimeoutMs: 4000,
  headersTimeoutMs: 3000,
  socketCheckMs: 1000,
  keepAliveTimeoutMs: 65_000,
  maxConnections: 1000,
  // Behind a proxy all calls come from one address: enough for Telegram (100 at most) and the service at once.
  maxFromOneAddress: 500,
  maxBodyBytes: 64 * 1024,
  closeTimeoutMs: 5000,
  saves: {},
  // Far above what a shop sells in an hour; what names one of its sales passes beyond it.
  webhooks: { maxRows: 2000, maxBytes: 1024 * 1024, maxForSale: 20, maxBytesForSale: 32 * 1024 },
};

const refuseSchema = () => {
  throw new Error("No route has a schema");
};

/**
 * The one HTTP endpoint: the service's webhooks, Telegram's, and health. Disposing it finishes the requests under way,
 * within limits.
 */
export function createHttpServer(deps: HttpDeps, changedLimits: Partial<HttpLimits> = {}) {
  const { clock, telegram } = deps;
  const limits = { ...defaultLimits, ...changedLimits };
  const { save, idle } = createBoundedSaves<SignedBody>(
    { commit: deps.commit, sizeOf: (event) => event.body.length },
    limits.saves,
  );
  const socketOptions = {
    requestTimeout: limits.requestTimeoutMs,
    headersTimeout: limits.headersTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionsCheckingInterval: limits.socketCheckMs,
  };
  const app = Fastify({
    bodyLimit: limits.maxBodyBytes,
    serverFactory: (handle) => createBoundedServer(handle, socketOptions, clock, limits),
    // A URL that no route can have: Fastify's own answer would repeat it.
    frameworkErrors: (_error, _request, reply) => (reply as FastifyReply).code(404).send(notFound),
    routerOptions: { ignoreTrailingSlash: true },
    // No route has a schema: the compilers of schemas, a quarter of the program by size, are not loaded.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
  });
  ignoreContentTypes(app);
  let isClosing = false;
  app.addHook("onSend", async (_request, reply) => {
    // Else a sender that keeps its connection would keep the server from closing.
    if (isClosing) reply.header("connection", "close");
  });
  app.addHook("onResponse", async (request, reply) => {
    deps.onAnswered?.(request.is404 ? "none" : (request.routeOptions.url ?? "none"), reply.statusCode);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(notFound));
  app.setErrorHandler(createErrorHandler(deps.log));
  addHealth(app, () => within(clock, limits.answerTimeoutMs, deps.readiness()));
  if (deps.metrics) addMetrics(app, deps.metrics);
  app.register(async (scope) =>
    addVendingWebhook(scope, {
      ...deps,
      save,
      commitTimeoutMs: limits.answerTimeoutMs,
      budget: limits.webhooks,
    }),
  );
  const { sms } = deps;
  if (sms) app.register(async (scope) => addSmsWebhook(scope, { ...sms, clock, timeoutMs: limits.answerTimeoutMs }));
  if (telegram) {
    app.register(async (scope) =>
      addTelegramWebhook(scope, { ...telegram, clock, storeTimeoutMs: limits.answerTimeoutMs }),
    );
  }

  return {
    /** Resolves to the port: the one asked for, or a free one for 0. */
    async listen(at: { host: string; port: number }): Promise<number> {
      await app.listen(at);
      const address = app.server.address();
      if (address === null || typeof address === "string")
        throw new VendbotError("http.no_port", "No port to listen on");
      return address.port;
    },
    async [Symbol.asyncDispose]() {
      isClosing = true;
      // Node no longer looks for slow sockets once it closes: one that drips would keep the process from ending.
      const cancel = clock.after(limits.closeTimeoutMs, () => app.server.closeAllConnections());
      await app.close();
      cancel();
      // A row whose sender was turned away at the deadline may still be waiting for its commit.
      await Promise.race([idle(), sleep(clock, limits.closeTimeoutMs)]);
    },
  };
}

/**
 * GET /healthz: the process answers, and nothing else is asked. GET /readyz: 200 when it can take what comes in ("ready",
 * or "degraded" and why), else 503 and why.
 */
function addHealth(app: FastifyInstance, readiness: HttpDeps["readiness"]): void {
  app.get("/healthz", async () => ({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    const { canServe, reasons } = await readiness();
    if (!canServe) return reply.code(503).send({ status: "not ready", reasons });
    return reasons.length === 0 ? { status: "ready" } : { status: "degraded", reasons };
  });
}

/** GET /metrics, in the text that Prometheus reads. 401 without the token. */
function addMetrics(app: FastifyInstance, { token, contentType, read }: MetricsRoute): void {
  app.get("/metrics", async (request, reply) => {
    const given = request.headers.authorization ?? "";
    if (!isSameSecret(given, `Bearer ${token}`)) return reply.code(401).send({ error: "bad_token" });
    return reply.type(contentType).send(await read());
  });
}
