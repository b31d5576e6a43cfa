import * as z from "zod";
import type { Kobo } from "../core/money.ts";
import { readFlag, readId, readMoment } from "./json.ts";
import { readNaira, readPercent } from "./naira.ts";
import { cleanText } from "./text.ts";

/** Building blocks of the schemas: how one field of the service is read. */

const maxNameLength = 120;

/** An amount of naira that is not below zero, to kobo. */
export const naira = z.unknown().transform((value, context) => readNairaField(value, context, false));

/** The same where it may be below zero: a wallet can be overdrawn. */
export const signedNaira = z.unknown().transform((value, context) => readNairaField(value, context, true));

function readNairaField(value: unknown, context: z.RefinementCtx, isSigned: boolean): Kobo {
  const read = readNaira(value);
  if (read && (isSigned || read.kobo >= 0)) return read.kobo;
  return refuse(context, "Not an amount of naira");
}

/** Adds an issue that never repeats the value. */
function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}

/** Naira or null; a missing field is null. */
export const nairaOrNull = z
  .union([z.null(), naira])
  .optional()
  .transform((value) => value ?? null);

/** A limit of a face value. Null where the service names none: missing, null, or 0. */
export const limit = nairaOrNull.transform((kobo) => kobo || null);

/** A percentage that `discounted` of core/money takes. */
export const percent = z
  .unknown()
  .transform((value, context) => readPercent(value) ?? refuse(context, "Not a percentage from 0 to 100"));

export const id = z.unknown().transform((value, context) => readId(value) ?? refuse(context, "Not an id"));

/** A flag; `missing` where the service does not say, false where it says something that is no flag. */
export function flag(missing: boolean) {
  return z
    .unknown()
    .optional()
    .transform((value) => (value === undefined || value === null ? missing : (readFlag(value) ?? false)));
}

/** A name to be shown: cleaned, never empty. */
export const name = z
  .string()
  .transform((value) => cleanText(value, maxNameLength))
  .refine((value) => value !== "", "An empty name");

/** A text to be shown; anything else than text is empty. */
export const optionalText = z
  .string()
  .catch("")
  .transform((value) => cleanText(value, maxNameLength));

/** A text kept as it is, or null when it is missing, empty or absurdly long. */
export const verbatimOrNull = z
  .string()
  .max(4096)
  .nullish()
  .catch(null)
  .transform((value) => value || null);

/** Milliseconds since the epoch, or null. */
export const moment = z.unknown().optional().transform(readMoment);
