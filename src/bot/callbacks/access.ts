import type { Seat } from "../../accounts/seats.queries.ts";
import type { SeatRole } from "../../accounts/seats.table.ts";
import type { ServiceType } from "../../services/services.ts";
import { servicesOf } from "../../staff/seats.ts";

type SeatStanding = SeatRole | `suspended_${SeatRole}`;

/** Who may use a button or a command. The owner may use all of them. */
export interface Access {
  seats: readonly SeatStanding[];
  /** Only from seats with this right, which an owner gives. */
  right?: "marks_owed";
  /** Only from seats that may sell the button's `service`. */
  ofService?: true;
  /** The refusal for others on a seller's seat; else the usual one. */
  refusal?: "seat-not-owing";
}

export const owner: Access = { seats: [] };
const owing = { refusal: "seat-not-owing" } as const;
export const owingSellers: Access = { seats: ["seller"], right: "marks_owed", ...owing };
export const owingOwner: Access = { seats: [], ...owing };
export const viewers: Access = { seats: ["viewer"] };
export const sellers: Access = { seats: ["seller"] };
export const everybody: Access = { seats: ["seller", "viewer", "suspended_seller", "suspended_viewer"] };
export const sellersOfService: Access = { seats: ["seller"], ofService: true };
/** The tap that buys reaches the guard in the placing transaction also from a suspended seat: that is where it is refused. */
export const buyers: Access = { seats: ["seller", "suspended_seller"] };
export const owingBuyers: Access = { ...buyers, right: "marks_owed", ...owing };
/** A suspended seat still sees the sales, since it sold some of them. */
export const readers: Access = { seats: ["seller", "viewer", "suspended_seller"] };

/** `values`: those of the button. */
export function lets(access: Access, seat: Seat, values: unknown = {}): boolean {
  const { role, state } = seat;
  return (
    access.seats.includes(state === "active" ? role : `suspended_${role}`) &&
    hasRight(access, seat) &&
    (!access.ofService || servicesOf(seat).some((type) => type === (values as { service?: ServiceType }).service))
  );
}

/** Whether a seller on a seat with these rights may use it. */
export function letsSellerWith(rights: Pick<Seat, "marks_owed">, access: Access): boolean {
  return access.seats.includes("seller") && hasRight(access, rights);
}

const hasRight = ({ right }: Access, rights: Pick<Seat, "marks_owed">) => right === undefined || rights[right] === 1;
