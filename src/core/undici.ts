import { createRequire } from "node:module";
import type * as undici from "undici";

/** undici's HTTP/1.1 client alone: its entry also loads what fetches, caches, mocks and opens WebSockets, 5 MB in all. */
export const Pool = createRequire(import.meta.url)("undici/lib/dispatcher/pool.js") as typeof undici.Pool;
export type Pool = undici.Pool;
