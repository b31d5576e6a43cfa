import * as z from "zod";
import { storedKobo } from "../core/stored.ts";
import { serviceTypes } from "../services/services.ts";

const plan = {
  serviceType: z.enum(serviceTypes),
  providerId: z.number(),
  productId: z.number(),
  provider: z.string(),
  product: z.string(),
};
/** The price of one piece of a plan for the shop, and for the service's own customers. */
const listed = z.object({ costKobo: storedKobo, listKobo: storedKobo.nullable() });

/** What an alert says: what was seen, with nothing secret in it and no name of a person. Times are epoch milliseconds. */
export const alertFacts = z.discriminatedUnion("subject", [
  z.object({
    subject: z.literal("float"),
    kobo: storedKobo,
    /** When the service was asked for this balance. */
    at: z.number(),
    /** The balance in the alert; an older alert names none. */
    toldKobo: storedKobo.optional(),
    /** So many sales it covers, by the mean charge of those of today, or of the last seven days; null: too few were sold. */
    covers: z.object({ sales: z.number(), of: z.enum(["today", "week"]) }).nullable(),
  }),
  z.object({
    subject: z.literal("paid_in"),
    kobo: storedKobo,
    /** The part of it that is known to be refunds. */
    backKobo: storedKobo,
    /** The times of the balances that showed it. */
    risenAt: z.array(z.number()),
    /** It is known but for the charge of sales beside it. */
    isAbout: z.boolean(),
    walletKobo: storedKobo,
    at: z.number(),
  }),
  z.object({
    subject: z.literal("price"),
    plans: z.array(z.object({ ...plan, before: listed, after: listed })),
  }),
  z.object({ subject: z.literal("gone"), plans: z.array(z.object(plan)) }),
  z.object({
    subject: z.literal("profit"),
    day: z.number(),
    sold: z.number(),
    kobo: storedKobo,
    isAbout: z.boolean(),
    /** Sales that are not in it, since nobody knows their charge, and what their customers pay. */
    uncounted: z.number(),
    uncountedKobo: storedKobo,
    markKobo: storedKobo,
  }),
]);
export type AlertFacts = z.infer<typeof alertFacts>;
export type FactsOf<Subject extends AlertFacts["subject"]> = Extract<AlertFacts, { subject: Subject }>;
