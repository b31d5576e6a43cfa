import type { Db } from "../db/database.ts";
import { putSetting, readSetting } from "../db/settings.queries.ts";
import type { Guard } from "../sales/guard.ts";

const settingName = "maintenance";

/** Since when new sales are held off, for all accounts and on all replicas, in epoch milliseconds; null: they are taken. */
export async function readMaintenance(db: Db): Promise<number | null> {
  const value = await readSetting(db, settingName);
  return value === undefined || value === "" ? null : Number(value);
}

/** False: it was so already. */
export async function setMaintenance(trx: Db, isOn: boolean, now: number): Promise<boolean> {
  if (((await readMaintenance(trx)) !== null) === isOn) return false;
  await putSetting(trx, settingName, isOn ? String(now) : "");
  return true;
}

/** Refuses new sales while maintenance lasts. Sales that were sent go on settling. */
export const refuseInMaintenance: Guard = async (trx) =>
  (await readMaintenance(trx)) === null ? null : { kind: "maintenance" };
