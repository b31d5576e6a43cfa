import type { ServiceType } from "../../lib/service-types.ts";
import type { Talk } from "../talks/talk.ts";

/** Whom a name is for, the sale on whose card it was asked, and the name. */
export interface NameAnswers {
  accountId: string;
  serviceType: ServiceType;
  beneficiary: string;
  purchaseId: string | null;
  name?: string;
}

/** Asks what a beneficiary is called. */
export const nameTalk: Talk<"name", NameAnswers> = (ask) => ask("name");
