import type { Kobo } from "../../lib/money.ts";
import type { Mode } from "./accounts.ts";
import type { ServiceType } from "./catalogue.ts";

export type Status = "success" | "pending" | "failed";

/** One sale as the service knows it, with the hidden truth. */
export interface Transaction {
  /** `purchase_id` on the wire. */
  id: number;
  accountId: number;
  mode: Mode;
  reference: string;
  serviceType: ServiceType;
  status: Status;
  beneficiary: string;
  /** The provider and the plan, in words. */
  item: string;
  quantity: number;
  faceKobo: Kobo;
  /** What was taken from the wallet; still there after a refund, which the history tells. */
  chargeKobo: Kobo;
  /** The electricity token or the exam pins, once made. */
  token: string | null;
  /** Whether this kind of sale ends in a token. */
  wantsToken: boolean;
  error: string | null;
  createdAt: number;
  history: HistoryEntry[];
}

export interface HistoryEntry {
  at: number;
  status: Status;
  /** "placed", "settled by hand", "refunded ₦487.50", "token made". */
  note: string;
}
