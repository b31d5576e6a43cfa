import type { IncomingMessage } from "node:http";
import { errorCodes, type FastifyInstance, type FastifyRequest } from "fastify";

/**
 * Hands `request.body` to the routes of `app` as the bytes that were sent, whatever their content type says: a
 * signature covers bytes, and nothing is parsed before it is checked. A request without a body has none.
 */
export function takeRawBodies(app: FastifyInstance): void {
  app.addContentTypeParser("*", (request: FastifyRequest, payload: IncomingMessage) =>
    readBody(payload, request.routeOptions.bodyLimit ?? app.initialConfig.bodyLimit ?? 0),
  );
}

const firstBytes = 4096;

/**
 * Reads a body into one buffer. Fastify keeps an object per chunk until the last one is here, so that a body in
 * chunks of one byte takes two hundred times its length.
 */
function readBody(payload: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  let body = Buffer.alloc(firstBytes);
  let length = 0;
  const take = (chunk: Buffer) => {
    if (length + chunk.length > maxBytes) return refuse();
    if (length + chunk.length > body.length)
      body = Buffer.concat([body], Math.max(body.length * 2, length + chunk.length));
    length += chunk.copy(body, length);
  };
  const refuse = () => {
    payload.off("data", take).pause();
    reject(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
  };
  if (Number(payload.headers["content-length"]) > maxBytes) refuse();
  else payload.on("data", take);
  payload.once("end", () => resolve(body.subarray(0, length)));
  payload.once("error", (error) => reject(Object.assign(error, { statusCode: 400 })));
  return promise;
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
