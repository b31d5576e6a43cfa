import type * as z from "zod";
import type { Log } from "../core/log.ts";
import { Malformed } from "./errors.ts";
import { errorPath } from "./replies.ts";

/**
 * The entries that can be read, in order, one per id (the first). A broken entry is left out and reported, so that the
 * rest can be sold; if none of several can be read, the listing is broken: Malformed.
 */
export function readEntries<Entry extends { id: unknown }>(
  wire: readonly unknown[],
  schema: z.ZodType<Entry>,
  path: string,
  log: Log,
): Entry[] {
  const entries = new Map<Entry["id"], Entry>();
  const wrong = new Set<string>();
  let dropped = 0;
  for (const item of wire) {
    const parsed = schema.safeParse(item);
    if (!parsed.success) {
      dropped++;
      wrong.add(errorPath(parsed.error));
    } else if (entries.has(parsed.data.id)) {
      dropped++;
      wrong.add("duplicate id");
    } else {
      entries.set(parsed.data.id, parsed.data);
    }
  }
  if (dropped > 0) log.warn("vending.entries_dropped", { path, dropped, kept: entries.size, fields: [...wrong] });
  if (wire.length > 0 && entries.size === 0) throw new Malformed({ why: `schema:${[...wrong].join(",")}` });
  return [...entries.values()];
}
