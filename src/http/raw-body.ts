import type { FastifyInstance } from "fastify";

/**
 * Hands `request.body` to the routes of `app` as the bytes that were sent, whatever their content type says: a
 * signature covers bytes, and nothing is parsed before it is checked. A request without a body has none.
 */
export function takeRawBodies(app: FastifyInstance): void {
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

/** Makes `app` and the plugins in it read no body and no content type, so that a strange one is not refused for itself. */
export function ignoreContentTypes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addHook("onRequest", async (request) => {
    delete request.headers["content-type"];
  });
}

/** The body that `takeRawBodies` left. */
export function rawBodyOf(request: { body: unknown }): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}
