import { createRequire } from "node:module";
import type * as undici from "undici";

/**
 * Only undici's HTTP/1.1 client: its entry also loads fetch, caches, mocks and WebSockets, 5 MB together.
 */
export const Pool = createRequire(import.meta.url)("undici/lib/dispatcher/pool.js") as typeof undici.Pool;
export type Pool = undici.Pool;
