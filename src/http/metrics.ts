import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";

export interface MetricsRoute {
  /** Whoever reads them shows it as a Bearer token. */
  token: string;
  contentType: string;
  read(): Promise<string>;
}

/** GET /metrics, in the text that Prometheus reads. 401 without the token. */
export function addMetrics(app: FastifyInstance, deps: MetricsRoute): void {
  const expected = digest(`Bearer ${deps.token}`);
  app.get("/metrics", async (request, reply) => {
    const given = digest(request.headers.authorization ?? "");
    if (!timingSafeEqual(given, expected)) return reply.code(401).send({ error: "bad_token" });
    return reply.type(deps.contentType).send(await deps.read());
  });
}

// Hashed first: the comparison needs equal lengths.
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
