import assert from "node:assert/strict";
import fc from "fast-check";
import { describe, it } from "vitest";
import type { PurchaseEvent } from "../../src/sales/events.ts";
import { readRecord } from "../../src/sales/reconcile.ts";
import { isRefusedByAnswer, isRefusedUnread } from "../../src/sales/refused.ts";
import type { JournalNote } from "../../src/sales/states.ts";
import { readVerifyAnswer } from "../../src/vending-api/verify-outcome.ts";
import { noon } from "../support/builders.ts";
import { cases, seed } from "./cases.ts";
import { apply, aSale, type Course, courses, historyOf, moments, type Sale } from "./sale-model.ts";

const charge = 48_750;

/** One sale on one wallet: its true course, and the events that told of it. */
interface Told {
  course: Course;
  events: readonly PurchaseEvent[];
}

const tales = fc
  .constantFrom(...courses)
  .chain((course) =>
    historyOf(course).map((events): Told => ({ course, events: events.map((e) => honest(e, course)) })),
  );

const isCharged = ({ outcome }: Course) => outcome.state === "succeeded";

/** A snapshot after a charged sale shows that the wallet fell. */
function honest(event: PurchaseEvent, course: Course): PurchaseEvent {
  return event.kind === "missed" && event.isDebited === false && isCharged(course)
    ? { ...event, isDebited: true }
    : event;
}

/** The charge of a sale, certain or possible, by the journal only. */
function explainedBy(journal: readonly JournalNote[]): number {
  const last = journal.findLast((note) => note.kind === "state" || note.kind === "correction");
  return last !== undefined && ["void", "failed"].includes(last.to) ? 0 : charge;
}

/** No record has told of the sale yet, and the service has refused it, or has no record of it where no look could tell. */
function isMisled({ row }: Sale): boolean {
  const isUnseen = row.why === "no_record_unseen";
  return isRefusedByAnswer(row) || (row.state === "void" && (isRefusedUnread(row.why) || isUnseen));
}

describe("the journal of the sales on one wallet", () => {
  it("I10: explains the balance: no less at any moment, and to the kobo when all are settled", () => {
    fc.assert(
      fc.property(
        fc.array(tales, { minLength: 1, maxLength: 5 }),
        fc.array(moments, { minLength: 60, maxLength: 60 }),
        (all, nows) => {
          const times = nows.toSorted((a, b) => a - b);
          let explained = 0;
          for (const { course, events } of all) {
            let sale = aSale(course.kind);
            const journal: JournalNote[] = [];
            for (const [index, event] of events.entries()) {
              const told = apply(sale, event, times[index] ?? noon);
              journal.push(...told.step.journal);
              sale = told.sale;
              if (isCharged(course) && !isMisled(sale)) assert.equal(explainedBy(journal), charge);
            }
            explained += explainedBy(journal);
          }
          assert.equal(explained, all.filter(({ course }) => isCharged(course)).length * charge);
        },
      ),
      { seed, numRuns: cases(10_000) },
    );
  });
});

const reference = aSale("airtime").row.reference;
const fields = {
  status: fc.oneof(fc.constantFrom("success", "pending", "failed", "reversed", ""), fc.jsonValue()),
  amount: fc.oneof(fc.constantFrom(500, "500.00", 487.5), fc.jsonValue()),
  beneficiary: fc.oneof(fc.constantFrom("08035551234", "2348035551234"), fc.jsonValue()),
  type: fc.oneof(fc.constantFrom("airtime", "tv"), fc.jsonValue()),
  created_at: fc.oneof(fc.constant("2026-11-14T12:00:01Z"), fc.jsonValue()),
  remarks: fc.oneof(fc.constant("Token 12345678901234567890"), fc.jsonValue()),
  surprise: fc.jsonValue(),
};
/** A record as verify might write it: fields missing, of wrong types, or new. */
const records = fc.record(fields, { requiredKeys: [] }).map((record) => ({ reference, ...record }));

describe("whatever verify answers", () => {
  it("I16: is read or set aside, and never breaks the rule of what follows", () => {
    fc.assert(
      fc.property(records, fc.constantFrom(200, 201, 400, 404, 500), moments, (record, status, now) => {
        const body = JSON.stringify(record);
        const outcome = readVerifyAnswer(reference, { status, body, retryAfterMs: null });
        if (outcome.kind !== "record") return;
        const { sale } = apply(aSale("airtime", "unknown"), readRecord(outcome.record), now);
        const { status: said } = record as { status?: unknown };
        if (sale.row.state === "succeeded") assert.match(said as string, /^\s*success/i);
        if (sale.row.state === "failed") assert.match(said as string, /^\s*(fail|refunded|reversed)/i);
        assert.notEqual(sale.row.state, "void");
      }),
      { seed, numRuns: cases(5000) },
    );
  });
});
