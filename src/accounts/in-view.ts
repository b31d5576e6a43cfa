import type { Purchase } from "../store/queries/purchases.ts";
import type { Seller } from "./sessions.ts";

/** Owners and viewers see all sales of the account, a seller those of the own seat. */
export function isInView({ account, seat }: Seller, sale: Pick<Purchase, "account_id" | "seat_id">): boolean {
  return sale.account_id === account.id && (seat?.role !== "seller" || sale.seat_id === seat.id);
}
