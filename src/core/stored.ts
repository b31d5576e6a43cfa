import type { Update } from "grammy/types";
import * as z from "zod";
import { toKobo } from "./money.ts";

/** Reads stored JSON; null if it has another form, as another version of this program may have written it. */
export function readStored<Value>(schema: z.ZodType<Value>, json: string): Value | null {
  return schema.safeParse(JSON.parse(json)).data ?? null;
}

export const storedKobo = z.int().transform(toKobo);

const numbered = z.object({ update_id: z.int().nonnegative() });

/**
 * Telegram's update: without its number the bot cannot store it or tell it from another. The rest is grammY's to know.
 */
export const updateSchema = z.custom<Update>((said) => numbered.safeParse(said).success);
