import type { ServiceType } from "../../../services/services.ts";
import type { Dialog } from "../dialog.ts";

/** Asks for the announcement to all sellers. Whether it is sent stands on the row of its draft, not here. */
export const announceDialog: Dialog<"text", { text?: string }> = (ask) => ask("text");

/** A service that is to be held, and what its companies are called, as they stood on the buttons. */
export interface HoldAnswers {
  serviceType: ServiceType;
  companies: { slug: string; name: string }[];
  /** Null: the whole service. */
  provider?: { slug: string; name: string } | null;
  until?: number;
  reason?: string;
}

/** Asks which company, until when and why, and then whether it is meant. */
export const holdDialog: Dialog<"company" | "until" | "reason" | "sure", HoldAnswers> = async (ask) => {
  const company = await ask("company", {}, "tap");
  const until = { ...company, ...(await ask("until", company)) };
  const all = { ...until, ...(await ask("reason", until)) };
  await ask("sure", all, "tap");
  return all;
};

/** Asks which shop an operator means. */
export const shopSearchDialog: Dialog<"text", { account?: string }> = (ask) => ask("text");

/** Asks why a shop is to be stopped, and then whether it is meant. */
export const shopStopDialog: Dialog<"reason" | "sure", { account: string; reason?: string }> = async (ask) => {
  const reason = await ask("reason");
  await ask("sure", reason, "tap");
  return reason;
};
