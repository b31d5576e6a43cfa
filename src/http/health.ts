import type { FastifyInstance } from "fastify";
import type { Clock } from "../core/clock.ts";
import { within } from "./bounded-saves.ts";

export interface HealthDeps {
  clock: Clock;
  /** Whether this process can take what comes in, and what is wrong, in words that anybody may read. */
  readiness(): Promise<{ canServe: boolean; reasons: readonly string[] }>;
  readinessTimeoutMs: number;
}

/**
 * GET /healthz: the process answers, and nothing else is asked. GET /readyz: 200 when it can take what comes in ("ready",
 * or "degraded" and why), else 503 and why.
 */
export function addHealth(app: FastifyInstance, deps: HealthDeps): void {
  app.get("/healthz", async () => ({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    const { canServe, reasons } = await within(deps.clock, deps.readinessTimeoutMs, deps.readiness());
    if (!canServe) return reply.code(503).send({ status: "not ready", reasons });
    return reasons.length === 0 ? { status: "ready" } : { status: "degraded", reasons };
  });
}
