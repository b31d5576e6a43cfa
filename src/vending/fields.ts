import * as z from "zod";
import { MoneyError, nairaToKobo } from "../lib/money.ts";
import { readMoment } from "./json.ts";
import { cleanText } from "./text.ts";

/** Building blocks of the schemas: how one field of the service is read. */

const longestName = 120;

/** A JSON number of naira, to kobo. */
export const naira = nairaField(false);

/** The same where it may be below zero: a wallet can be overdrawn. */
export const signedNaira = nairaField(true);

function nairaField(signed: boolean) {
  return z.unknown().transform((value, context) => {
    try {
      return nairaToKobo(value, { signed });
    } catch (error) {
      if (!(error instanceof MoneyError)) throw error;
      context.addIssue({ code: "custom", message: error.message });
      return z.NEVER;
    }
  });
}

/** Naira or null; a missing field is null. */
export const nairaOrNull = z
  .union([z.null(), naira])
  .optional()
  .transform((value) => value ?? null);

/** A percentage that `discounted` of lib/money takes. */
export const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => /^\d{1,3}(?:\.\d{1,9})?$/.test(String(value)), "Not a plain decimal number");

export const id = z.number().int().nonnegative();

/** A name to be shown: cleaned, never empty. */
export const name = z
  .string()
  .transform((value) => cleanText(value, longestName))
  .refine((value) => value !== "", "An empty name");

/** A text to be shown; anything else than text is empty. */
export const optionalText = z
  .string()
  .catch("")
  .transform((value) => cleanText(value, longestName));

/** A text kept as it is, or null when it is missing, empty or absurdly long. */
export const verbatimOrNull = z
  .string()
  .max(4096)
  .nullish()
  .catch(null)
  .transform((value) => value || null);

/** Milliseconds since the epoch, or null. */
export const moment = z.unknown().optional().transform(readMoment);
