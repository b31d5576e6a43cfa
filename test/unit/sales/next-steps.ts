import type { PurchaseEvent, Statement } from "../../../src/sales/events.ts";
import { next } from "../../../src/sales/next.ts";
import type { Purchase } from "../../../src/sales/purchases.queries.ts";
import { aStatement, noon } from "../../support/builders.ts";

export const minute = 60_000;
export const soon = noon + 10_000;
export const afterQuiet = noon + 20_000 + 10 * minute + 1;

export const answer = (over: Partial<Statement> = {}): PurchaseEvent => ({
  kind: "answer",
  statement: aStatement(over),
});
export const webhook = (over: Partial<Statement> = {}): PurchaseEvent => ({
  kind: "webhook",
  statement: aStatement(over),
});
export const verified = (over: Partial<Statement> = {}): PurchaseEvent => ({
  kind: "verified",
  statement: aStatement(over),
});
export const step = (row: Purchase, event: PurchaseEvent, now = soon, token: string | null = null) =>
  next(row, event, now, token);
export const nothing = { changes: {}, journal: [], announcements: [], recheck: false };
