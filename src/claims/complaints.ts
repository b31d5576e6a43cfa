import { type Actor, audit } from "../audit/audit.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { awaitsToken } from "../sales/evidence.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { type ComplaintReason, complaintReasons } from "./claims.table.ts";
import {
  type Complaint,
  type ComplaintMark,
  findComplaint,
  markComplaint,
  putComplaint,
} from "./complaints.queries.ts";

/**
 * The reasons that fit a sale: only what vends a token can have one that is not accepted, and the money of what was sold is
 * not kept.
 */
export function reasonsFor(
  sale: Pick<Purchase, "service_type" | "product_name" | "state">,
): readonly ComplaintReason[] {
  const fits: Partial<Record<ComplaintReason, boolean>> = {
    token: awaitsToken(sale),
    owed: sale.state !== "succeeded",
  };
  return complaintReasons.filter((reason) => fits[reason] ?? true);
}

/** The marks that an open complaint can still get: none once it is closed. */
export function nextMarks({ sent_at, answered_at, closed_at }: Complaint): readonly ComplaintMark[] {
  if (closed_at !== null) return [];
  if (answered_at !== null) return ["closed"];
  return sent_at === null ? ["sent", "closed"] : ["answered", "closed"];
}

/** Opens a complaint about a sale, or gives an open one another reason. The same reason again changes nothing. */
export async function openComplaint(
  trx: Db,
  stamp: Stamp,
  actor: Actor,
  { id, account_id }: Pick<Purchase, "id" | "account_id">,
  reason: ComplaintReason,
): Promise<Complaint> {
  const known = await findComplaint(trx, id);
  const isOpen = known !== undefined && known.closed_at === null;
  if (isOpen && known.reason === reason) return known;
  const opened = { ...{ purchase_id: id, account_id, opened_at: stamp.now }, sent_at: null, answered_at: null };
  const complaint = { ...(isOpen ? known : opened), reason, closed_at: null };
  await putComplaint(trx, complaint);
  await audit(trx, stamp, actor, { act: "complaint_opened", purchase: id });
  return complaint;
}

/** Writes down that it was sent, answered or is over, with the time. Undefined if the step does not fit its state. */
export async function recordComplaint(
  trx: Db,
  stamp: Stamp,
  actor: Actor,
  purchaseId: string,
  mark: ComplaintMark,
): Promise<Complaint | undefined> {
  const known = await findComplaint(trx, purchaseId);
  if (!known || !nextMarks(known).includes(mark)) return undefined;
  const marked = await markComplaint(trx, purchaseId, mark, stamp.now);
  if (marked) await audit(trx, stamp, actor, { act: `complaint_${mark}`, purchase: purchaseId });
  return marked;
}
