import type { Pool } from "../../core/undici.ts";

/**
 * The bytes that a GET of this path brings: null where there are more than `maxBytes`, which are not read. Rejects where
 * the answer is no 200 or does not come whole.
 */
export function download(pool: Pool, path: string, maxBytes: number): Promise<Uint8Array | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array | null>();
  const parts: Buffer[] = [];
  let size = 0;
  pool.dispatch(
    { method: "GET", path },
    {
      // Without it undici takes this for a handler of its earlier kind.
      onRequestStart: () => {},
      onResponseStart(controller, status) {
        if (status !== 200) controller.abort(new Error(`Status ${status}`));
      },
      onResponseData(controller, part) {
        size += part.length;
        if (size <= maxBytes) return void parts.push(part);
        resolve(null);
        controller.abort(new Error("Too large"));
      },
      onResponseEnd: () => resolve(Buffer.concat(parts)),
      onResponseError: (_controller, error) => reject(error),
    },
  );
  return promise;
}
