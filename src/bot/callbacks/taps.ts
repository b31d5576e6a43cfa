import { type AnyCallback, declared } from "./callback.ts";
// A file declares its buttons when it is imported, and a tap may be on any of them.
import "./account.ts";
import "./alerts.ts";
import "./books.ts";
import "./batches.ts";
import "./claims.ts";
import "./close.ts";
import "./customers.ts";
import "./debts.ts";
import "./health.ts";
import "./home.ts";
import "./language.ts";
import "./lock.ts";
import "./login.ts";
import "./operators.ts";
import "./sms.ts";
import "./staff.ts";
import "./statements.ts";
import "./forms.ts";
import "./history.ts";
import "./prices.ts";
import "./repeats.ts";
import "./sales.ts";

export interface Tap {
  callback: AnyCallback;
  values: unknown;
}

/** Finds the button of a tap. Returns null if no button has such data, for instance one of an earlier version. */
export function readTap(data: string): Tap | null {
  for (const callback of declared.get(data.split(":", 1)[0] ?? "") ?? []) {
    const values = callback.read(data);
    if (values !== null) return { callback, values };
  }
  return null;
}

/** Whether the data is of an earlier version: a button has its first part, and no button reads it. */
export function isOutdated(data: string): boolean {
  return declared.has(data.split(":", 1)[0] ?? "") && readTap(data) === null;
}
