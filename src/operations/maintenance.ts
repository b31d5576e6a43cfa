import type { Guard } from "../purchases/guard.ts";
import type { Db } from "../store/engine/database.ts";
import { putSetting, readSetting } from "../store/queries/settings.ts";

/** `since`: epoch milliseconds; null while sales are taken. */
export interface Maintenance {
  since: number | null;
}

const settingName = "maintenance";

/** Whether new sales are held off, for all accounts and on all replicas. */
export async function readMaintenance(db: Db): Promise<Maintenance> {
  const value = await readSetting(db, settingName);
  return { since: value === undefined || value === "" ? null : Number(value) };
}

/** False: it was so already. */
export async function setMaintenance(trx: Db, isOn: boolean, now: number): Promise<boolean> {
  const { since } = await readMaintenance(trx);
  if ((since !== null) === isOn) return false;
  await putSetting(trx, settingName, isOn ? String(now) : "");
  return true;
}

/** Refuses new sales while maintenance lasts. What was sent goes on settling. */
export const refuseInMaintenance: Guard = async (trx) =>
  (await readMaintenance(trx)).since === null ? null : { kind: "maintenance" };
