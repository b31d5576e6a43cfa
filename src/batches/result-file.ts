import { byteOrderMark, csvCell } from "../core/csv.ts";
import { koboToNaira } from "../core/money.ts";
import { openPriceOf, priceOf } from "../sales/price-of.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { hasFaceValue } from "../services/services.ts";

/** The columns of a file that can be sent as a list. */
const columns = ["service", "provider", "number", "amount or plan", "kind of meter"] as const;

/** A list as a file to fill in: a row per kind of sale. */
export const template = toCsv([
  columns,
  ["airtime", "MTN", "08031234567", "500", ""],
  ["data", "MTN", "08031234567", "1GB (7 days) SME", ""],
  ["electricity", "Ikeja Electric", "45001234567", "5000", "prepaid"],
  ["tv", "DStv", "1234567890", "Compact", ""],
  ["education", "WAEC", "08031234567", "Result Checker", ""],
]);

const resultColumns = [
  ...[
    "row",
    "service",
    "provider",
    "product",
    "number",
    "quantity",
    "face value",
    "expected charge",
    "observed charge",
    "customer pays",
  ],
  ...["state", "token or pins", "reason", "reference", "time (UTC)"],
];

/**
 * The results of a list, a row per sale in order. Amounts are naira; unknown ones are empty, and so are the owner's
 * costs in a file for a seat.
 */
export function resultFile(sales: readonly Purchase[], readToken: (sale: Purchase) => string | null): string {
  const rows = sales.map((sale, index) => {
    const { service_type, provider_name, product_name, beneficiary, quantity, face_kobo } = sale;
    const at = sale.settled_at ?? sale.confirmed_at;
    const isOwners = sale.seat_id === null;
    const worth = isOwners || hasFaceValue(service_type) ? face_kobo : null;
    const charges = isOwners ? [sale.expected_kobo, sale.observed_kobo] : [null, null];
    const reason = (isOwners ? sale.service_words : null) ?? sale.why ?? "";
    return [
      ...[String(index + 1), service_type, provider_name, product_name ?? "", beneficiary, String(quantity)],
      ...[worth, ...charges, isOwners ? priceOf(sale) : openPriceOf(sale)].map(naira),
      ...[stateWords[sale.state], readToken(sale) ?? "", reason, sale.reference],
      at === null ? "" : new Date(at).toISOString(),
    ];
  });
  return toCsv([resultColumns, ...rows]);
}

const stateWords: Readonly<Record<Purchase["state"], string>> = {
  ...{ succeeded: "sold", quoted: "not sent yet", failed: "failed", pending: "pending" },
  ...{ expired: "not sold", cancelled: "not sold", void: "not sold" },
  ...{ intent: "being checked", sending: "being checked", unknown: "being checked" },
};

function naira(kobo: Purchase["expected_kobo"]): string {
  return kobo === null ? "" : koboToNaira(kobo).toFixed(2);
}

function toCsv(rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${rows.map((row) => row.map(toCell).join(",")).join("\r\n")}\r\n`;
}

/** A cell that no sheet takes for a formula, nor for a number whose zeros or last digits it would drop. */
function toCell(text: string): string {
  return csvCell(/^(?:0\d+|\d{12,})$/.test(text) ? `'${text}` : text);
}
