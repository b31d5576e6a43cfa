import type { AlertSubject } from "../../../alerts/alerts.table.ts";
import type { AlertChange } from "../../../alerts/choices.ts";
import { parseTypedNaira } from "../../../core/money.ts";

/** More is a slip of the finger. */
const maxKobo = 10_000_000_000;
const maxSales = 1000;

/** Reads the limit of an alert: "₦5,000", or for the wallet also "15 sales". Null where it is neither. */
export function readMark(subject: AlertSubject, text: string): NonNullable<AlertChange["by"]> | null {
  const [, typed] = /^\s*(\d{1,4})\s*sales?\s*$/i.exec(text) ?? [];
  if (typed !== undefined) {
    const sales = Number(typed);
    return subject === "float" && sales > 0 && sales <= maxSales ? { sales } : null;
  }
  const kobo = parseTypedNaira(text);
  return kobo !== null && kobo <= maxKobo ? { kobo } : null;
}
