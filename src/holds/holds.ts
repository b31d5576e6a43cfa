import { audit } from "../audit/audit.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import type { Guard } from "../sales/guard.ts";
import type { ServiceType } from "../services/services.ts";
import { deleteHold, findHold, type Hold, holdOn, putHold } from "./holds.queries.ts";

/** A pop-up shows it beside the company and the end, in at most 200 characters. */
export const maxReasonLength = 80;

/** A hold as an operator asks for it. */
export interface WantedHold {
  serviceType: ServiceType;
  /** Null: the whole service. */
  provider: { slug: string; name: string } | null;
  reason: string;
  until: number;
}

export type HoldSet =
  | { kind: "set"; hold: Hold }
  /** Somebody was faster: their hold stands as they set it. */
  | { kind: "already"; hold: Hold }
  /** Its end has passed before it was set. */
  | { kind: "past" };

/** Sets a hold, in the caller's transaction, on whichever replica: of two at once, one returns the other's. */
export async function setHold(trx: Db, stamp: Stamp, userId: number, wanted: WantedHold): Promise<HoldSet> {
  const { ids, now } = stamp;
  const { serviceType, provider, reason, until } = wanted;
  if (until <= now) return { kind: "past" };
  const key = { service_type: serviceType, provider_slug: provider?.slug ?? "" };
  const columns = { id: ids.ulid(), provider_name: provider?.name ?? null, reason, since: now, until };
  const hold = await putHold(trx, { ...key, ...columns });
  if (hold) {
    await trail(trx, stamp, userId, "hold_set", hold);
    return { kind: "set", hold };
  }
  const earlier = await holdOn(trx, key);
  return earlier ? { kind: "already", hold: earlier } : { kind: "past" };
}

/** Undefined: it is over, or was lifted before. */
export async function liftHold(trx: Db, stamp: Stamp, userId: number, id: string): Promise<Hold | undefined> {
  const lifted = await deleteHold(trx, id, stamp.now);
  if (lifted) await trail(trx, stamp, userId, "hold_lifted", lifted);
  return lifted;
}

async function trail(
  trx: Db,
  stamp: Stamp,
  userId: number,
  act: "hold_set" | "hold_lifted",
  hold: Hold,
): Promise<void> {
  const { service_type: service, provider_slug: provider } = hold;
  await audit(trx, stamp, { userId, accountId: null, seatId: null }, { act, service, provider });
}

/** Refuses new sales of held services and companies. Sales that were sent go on settling. */
export const refuseHeld: Guard = async (trx, { service_type, provider_slug }, { now }) => {
  const hold = await findHold(trx, service_type, provider_slug, now);
  return hold ? { kind: "held", hold } : null;
};
