import type { Kobo } from "../core/money.ts";
import { formatNaira } from "../core/money.ts";
import type { ServiceType } from "../services/services.ts";
import type { LineState, StatementLine, StatementSums } from "./statement.ts";

/** The columns of a statement, in their order. */
export const columnNames = [
  ...(["time", "reference", "service", "provider", "product", "beneficiary", "customer"] as const),
  ...(["face", "cost", "charge", "price", "profit", "payment", "seat", "state", "note", "token"] as const),
] as const;
export type ColumnName = (typeof columnNames)[number];

/** The columns of money that are added up. */
export const summedColumns = ["face", "cost", "price", "profit"] as const satisfies readonly ColumnName[];
export type SummedColumn = (typeof summedColumns)[number];

/** The value of one cell; null if unknown. */
export type Cell =
  | { kind: "text"; text: string }
  | { kind: "kobo"; kobo: Kobo }
  /** Epoch milliseconds. */
  | { kind: "time"; at: number }
  | null;

/** The words of lines: nothing below here knows a language. `{amount}` stands where an amount is put. */
export interface LineWords {
  columns: Readonly<Record<ColumnName, string>>;
  services: Readonly<Record<ServiceType, string>>;
  states: Readonly<Record<LineState, string>>;
  payments: Readonly<Record<NonNullable<StatementLine["payment"]>, string>>;
  /** The source of a charge. */
  charges: Readonly<Record<"seen" | "expected" | "unknown", string>>;
  /** Of a sale that is open, or failed. */
  unsold: Readonly<Record<"open" | "failed", string>>;
  owner: string;
}

const kobo = (amount: Kobo | null): Cell => (amount === null ? null : { kind: "kobo", kobo: amount });
const text = (words: string | null): Cell => (words ? { kind: "text", text: words } : null);

/** The values of a line by column. */
export function cellsOf(line: StatementLine, words: LineWords): Readonly<Record<ColumnName, Cell>> {
  return {
    time: { kind: "time", at: line.at },
    reference: text(line.reference),
    service: text(words.services[line.service]),
    provider: text(line.provider),
    product: text(nameProduct(line)),
    beneficiary: text(line.beneficiary),
    customer: text(line.customer),
    face: kobo(line.faceKobo),
    cost: kobo(line.costKobo),
    charge: text(isSold(line) ? words.charges[chargeOf(line)] : null),
    price: kobo(line.priceKobo),
    profit: kobo(line.profitKobo),
    payment: text(line.payment && words.payments[line.payment]),
    seat: text(line.seat ?? words.owner),
    state: text(words.states[line.state]),
    note: text(remarkOf(line, words)),
    token: text(line.token),
  };
}

function isSold({ state }: StatementLine): boolean {
  return state === "sold" || state === "awaiting";
}

function chargeOf({ costKobo, isCostSeen }: Pick<StatementLine, "costKobo" | "isCostSeen">) {
  if (costKobo === null) return "unknown";
  return isCostSeen ? "seen" : "expected";
}

export function nameProduct({ product, pieces }: Pick<StatementLine, "product" | "pieces">): string | null {
  return pieces > 1 ? `${product ?? ""} × ${pieces}`.trim() : product;
}

function remarkOf({ state, unsoldKobo, note }: StatementLine, { unsold }: LineWords): string | null {
  if (unsoldKobo === null) return note;
  const told = unsold[state === "open" ? "open" : "failed"].replace("{amount}", formatNaira(unsoldKobo));
  return note === null ? told : `${told} · ${note}`;
}

/** The columns that hold something in a statement: what nobody knows in any line, and was not asked for, has none. */
export function columnsFor(known: {
  prices: boolean;
  cost: boolean;
  payments: boolean;
  tokens: boolean;
}): readonly ColumnName[] {
  const missing: readonly ColumnName[] = [
    ...(known.prices ? [] : (["price", "profit"] as const)),
    ...(known.cost ? [] : (["cost", "charge", "profit"] as const)),
    ...(known.payments ? [] : (["payment"] as const)),
    ...(known.tokens ? [] : (["token"] as const)),
  ];
  return columnNames.filter((name) => !missing.includes(name));
}

/** The totals of the columns. */
export function sumsIn({ soldKobo, costKobo, priceKobo, profitKobo }: StatementSums): Record<SummedColumn, Kobo> {
  return { face: soldKobo, cost: costKobo, price: priceKobo, profit: profitKobo };
}

export function isSummed(name: ColumnName): name is SummedColumn {
  return (summedColumns as readonly ColumnName[]).includes(name);
}

/** The words around the lines. */
export interface StatementWords extends LineWords {
  title: string;
  /** "1 – 22 Nov 2026", and what the statement is narrowed down to; null: nothing. */
  period: string;
  filter: string | null;
  /** Null on a statement of real sales. */
  sandbox: { word: string; note: string } | null;
  labels: Readonly<Record<LabelName, string>>;
}
type LabelName = (typeof labelNames)[number];
export const labelNames = [
  ...(["summary", "lines", "total", "sales", "service", "seat", "day"] as const),
  ...(["services", "seats", "days", "made", "unknown", "page"] as const),
] as const;

/** A figure of the head, with its amount in words. */
export interface Figure {
  label: string;
  kobo: Kobo;
  value: string;
  note: string | null;
}

/** The summary of all lines, once they are read. */
export interface Summary {
  madeAt: string;
  sums: readonly Figure[];
  /** The last of these is what the others come to. */
  debts: readonly Figure[];
  wallet: readonly Figure[];
  /** Below it: what is not in the sums, or not in the file. */
  remarks: readonly string[];
}
