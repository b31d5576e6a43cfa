import type { FastifyInstance } from "fastify";
import { isSameSecret } from "../core/same-secret.ts";

export interface MetricsRoute {
  /** A reader sends it as a Bearer token. */
  token: string;
  contentType: string;
  read(): Promise<string>;
}

/** GET /metrics, in the text that Prometheus reads. 401 without the token. */
export function addMetrics(app: FastifyInstance, deps: MetricsRoute): void {
  app.get("/metrics", async (request, reply) => {
    const given = request.headers.authorization ?? "";
    if (!isSameSecret(given, `Bearer ${deps.token}`)) return reply.code(401).send({ error: "bad_token" });
    return reply.type(deps.contentType).send(await deps.read());
  });
}
