import type { FastifyInstance } from "fastify";
import type { Clock } from "../lib/clock.ts";
import { within } from "./deadline.ts";

export interface HealthDeps {
  clock: Clock;
  /** Why it cannot serve, in words that anybody may read; empty when it can. */
  readiness(): Promise<readonly string[]>;
  readinessTimeoutMs: number;
}

/** GET /healthz: the process answers, and nothing else is asked. GET /readyz: 200 when it can serve, else 503 and why. */
export function addHealth(app: FastifyInstance, deps: HealthDeps): void {
  app.get("/healthz", async () => ({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    const reasons = await within(deps.clock, deps.readinessTimeoutMs, deps.readiness());
    if (reasons.length === 0) return { status: "ready" };
    return reply.code(503).send({ status: "not ready", reasons });
  });
}
