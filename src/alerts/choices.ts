import { type Actor, audit } from "../audit/audit.ts";
import { type Kobo, toKobo } from "../core/money.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { type AlertChoice, alertChoices, putAlertChoice } from "./alerts.queries.ts";
import { type AlertSubject, alertSubjects } from "./alerts.table.ts";
import { takeBack } from "./tell.ts";

/** How a subject is set: off, on as usual, or by an amount or a number of sales. */
export type AlertSetting = Pick<AlertChoice, "kobo" | "sales"> & { isOn: boolean };

/**
 * The settings until an owner chooses. The wallet's alerts are on: an owner without float loses sales, and one who has
 * paid in waits for the money. All others are off.
 */
const usual: Readonly<Record<AlertSubject, AlertSetting>> = {
  float: { isOn: true, kobo: null, sales: 10 },
  paid_in: { isOn: true, kobo: null, sales: null },
  price: { isOn: false, kobo: null, sales: null },
  gone: { isOn: false, kobo: null, sales: null },
  profit: { isOn: false, kobo: toKobo(500_000), sales: null },
};

/** The setting of each subject. */
export type AlertSettings = Readonly<Record<AlertSubject, AlertSetting & { isLow: boolean }>>;

export async function readAlertSettings(db: Db, accountId: string): Promise<AlertSettings> {
  const chosen = new Map((await alertChoices(db, accountId)).map((row) => [row.subject, row]));
  const entries = alertSubjects.map((subject) => [subject, settingOf(subject, chosen.get(subject))] as const);
  return Object.fromEntries(entries) as AlertSettings;
}

function settingOf(subject: AlertSubject, row: AlertChoice | undefined): AlertSettings[AlertSubject] {
  if (!row) return { ...usual[subject], isLow: false };
  const { kobo, sales } = row.kobo === null && row.sales === null ? usual[subject] : row;
  return { isOn: row.is_on === 1, kobo, sales, isLow: row.is_low === 1 };
}

/** A change of a subject's setting; `by: null` keeps the limit. */
export interface AlertChange {
  isOn: boolean;
  by: { kobo: Kobo } | { sales: number } | null;
}

/** Sets a subject, in the caller's transaction, and removes its waiting alerts. Only for owners. */
export async function setAlert(
  trx: Db,
  stamp: Stamp,
  owner: Actor & { accountId: string },
  subject: AlertSubject,
  { isOn, by }: AlertChange,
): Promise<void> {
  const { accountId, seatId } = owner;
  if (seatId !== null) throw new Error("Alerts are set by owners");
  await takeLock(trx, `account:${accountId}`);
  const before = (await alertChoices(trx, accountId)).find((row) => row.subject === subject);
  const kobo = by === null ? (before?.kobo ?? null) : "kobo" in by ? by.kobo : null;
  const sales = by === null ? (before?.sales ?? null) : "sales" in by ? by.sales : null;
  await putAlertChoice(trx, { account_id: accountId, subject, is_on: isOn ? 1 : 0, kobo, sales, is_low: 0 });
  await takeBack(trx, { accountId, subject }, stamp.now);
  await audit(trx, stamp, owner, { act: "alert_set", subject, is_on: isOn, kobo, sales });
}

/** Records whether the wallet is low, and that its alert was sent. */
export async function setLow(trx: Db, accountId: string, isLow: boolean): Promise<void> {
  const before = (await alertChoices(trx, accountId)).find((row) => row.subject === "float");
  const unset = { account_id: accountId, subject: "float" as const, is_on: Number(usual.float.isOn) };
  await putAlertChoice(trx, { ...unset, kobo: null, sales: null, ...before, is_low: isLow ? 1 : 0 });
}
