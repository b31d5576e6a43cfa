import assert from "node:assert/strict";
import fc from "fast-check";
import { afterAll, describe, it } from "vitest";
import type { Debited, PurchaseEvent } from "../../src/sales/events.ts";
import type { PurchaseState, ReviewKind, ReviewReason } from "../../src/sales/purchases.table.ts";
import { amountRefused, isRefusedByAnswer } from "../../src/sales/refused.ts";
import { kindOf, reasonsOf } from "../../src/sales/reviews.ts";
import { refusalLooks } from "../../src/sales/schedule.ts";
import { noon } from "../support/builders.ts";
import { cases, seed } from "./cases.ts";
import {
  anyEvent,
  apply,
  aSale,
  claim,
  courses,
  historyOf,
  moments,
  refusal,
  resend,
  type Sale,
  silent,
  spoken,
} from "./sale-model.ts";

const runs = (share: number) => ({ seed, numRuns: cases(share) });
const finalStates: readonly PurchaseState[] = ["void", "failed", "succeeded"];
const isAsked = (state: PurchaseState) => state === "sending" || state === "unknown" || state === "pending";
/** No word of the service answers these: a person does. */
const aPersons: readonly ReviewKind[] = ["adopted", "amount", "second token", "corrected", "conflict"];
const reasonsIn = ({ row }: Sale) => reasonsOf(row.review).map(kindOf);
const truthOf = ({ row, token }: Sale) => ({
  state: row.state,
  delivery: row.delivery,
  token: token?.replace(/\D/g, "") ?? null,
});

function play(sale: Sale, events: readonly PurchaseEvent[], nows: readonly number[]): Sale {
  return events.reduce((before, event, index) => apply(before, event, nows[index] ?? noon + 3000).sale, sale);
}

/** Moments that never go back, one per event. */
const timeline = fc.array(moments, { minLength: 12, maxLength: 12 }).map((list) => list.sort((a, b) => a - b));
const kinds = fc.constantFrom("airtime", "electricity", "data");

afterAll(() => console.log(`properties of a purchase: seed ${seed}`));

describe("I8: the events of one sale", () => {
  it.each(courses.map((course) => [course.name, course] as const))(
    "in any order and number give the same truth: %s",
    (_, course) => {
      fc.assert(
        fc.property(historyOf(course), timeline, (events, nows) => {
          assert.deepEqual(truthOf(play(aSale(course.kind), events, nows)), { ...course.outcome, token: course.token });
        }),
        runs(7000),
      );
    },
  );

  it.each(courses.map((course) => [course.name, course] as const))(
    "all over again change no truth that stands: %s",
    (_, course) => {
      fc.assert(
        fc.property(historyOf(course), (events) => {
          const late = events.map(() => noon + 90 * 3_600_000);
          const settled = play(aSale(course.kind), events, []);
          assert.deepEqual(truthOf(play(settled, events, late)), truthOf(settled));
        }),
        runs(3000),
      );
    },
  );

  it("change nothing when one comes twice in a row", () => {
    fc.assert(
      fc.property(kinds, fc.array(anyEvent, { maxLength: 6 }), anyEvent, moments, (kind, before, event, now) => {
        const once = apply(play(aSale(kind), before, []), event, now);
        const twice = apply(once.sale, event, now);
        const isCounted = event.kind === "missed" && once.sale.row.state === "unknown";
        if (!isCounted) assert.deepEqual(twice.step.announcements, []);
        if (!isCounted) assert.deepEqual(truthOf(twice.sale), truthOf(once.sale));
      }),
      runs(15_000),
    );
  });
});

describe("I2: a refusal", () => {
  const refusals = fc.constantFrom("http_400", "http_401", "http_403", "http_422", amountRefused);
  const debits = fc.constantFrom<Debited>(true, false, null, "untold");
  const silences = fc.array(fc.constantFrom(...silent), { maxLength: 6 });

  it("without a purchase is over with the first readable 'no such record', unless money is gone", () => {
    fc.assert(
      fc.property(kinds, refusals, silences, debits, (kind, why, before, isDebited) => {
        const refused = apply(aSale(kind), { kind: "no_answer", why, words: "Not for sale" }, noon + 1000).sale;
        const { sale } = apply(play(refused, before, []), { kind: "missed", isDebited }, noon + 2000);
        const state = isDebited === true ? "unknown" : "void";
        assert.partialDeepStrictEqual(sale.row, { state, why, service_words: "Not for sale" });
        assert.deepEqual(reasonsIn(sale), isDebited === true ? ["debited"] : []);
        assert.notEqual(sale.row.next_check_at, null);
      }),
      runs(3000),
    );
  });

  it("that the bot trusts is checked until verify has answered, and a few times at most", () => {
    fc.assert(
      fc.property(kinds, silences, fc.constantFrom(...spoken), (kind, before, answer) => {
        const refused = apply(aSale(kind), refusal, noon + 1000).sale;
        const silenced = play(refused, before, []);
        assert.equal(silenced.row.next_check_at === null, before.length >= refusalLooks);
        if (silenced.row.next_check_at !== null) {
          const { row } = apply(silenced, answer, noon + 4000).sale;
          assert.partialDeepStrictEqual(row, { state: "failed", next_check_at: null });
        }
      }),
      runs(3000),
    );
  });
});

describe("any events at all", () => {
  it("I1: lead to no second claim, unless the first certainly did not leave, or once after a refusal for the amount", () => {
    const moves = fc.constantFrom("claim" as const, "claim" as const, "resend" as const);
    const refusedForAmount = fc.constant<PurchaseEvent>({ kind: "no_answer", why: amountRefused, words: null });
    const commands = fc.array(fc.oneof({ weight: 3, arbitrary: moves }, anyEvent, refusedForAmount), { maxLength: 14 });
    fc.assert(
      fc.property(kinds, commands, (kind, steps) => {
        let sale = aSale(kind, "intent");
        // The attempts whose request may have left: all but those that the line itself reported as not sent.
        let mayHaveLeft = 0;
        for (const step of steps) {
          if (step === "claim") {
            const claimed = claim(sale, noon + 1000);
            if (!claimed) continue;
            mayHaveLeft++;
            assert.equal(claimed.row.posts, 1);
            sale = claimed;
          } else if (step === "resend") {
            const { state, why, resends, posted_amount_kobo } = sale.row;
            const resent = resend(sale, noon + 2000);
            if (!resent) continue;
            assert.deepEqual(
              { kind, state, why, resends, posted_amount_kobo, mayHaveLeft },
              {
                ...{ kind: "data", state: "unknown", why: amountRefused },
                ...{ resends: 0, posted_amount_kobo: 0, mayHaveLeft: 1 },
              },
            );
            sale = resent;
          } else {
            const isAboutThis = step.kind === "not_sent" && step.tries === sale.row.tries;
            const before = sale.row.state;
            sale = apply(sale, step, noon + 2000).sale;
            if (isAboutThis && before === "sending") mayHaveLeft--;
          }
          assert.ok(sale.row.resends <= 1);
          assert.ok(mayHaveLeft <= 1 + sale.row.resends);
          if (sale.row.state !== "intent" && finalStates.includes(sale.row.state))
            assert.equal(claim(sale, noon), null);
        }
      }),
      runs(20_000),
    );
  });

  it("I6: take a final state back only by a correction, with the service's evidence", () => {
    fc.assert(
      fc.property(kinds, fc.array(fc.tuple(anyEvent, moments), { maxLength: 12 }), (kind, history) => {
        let sale = aSale(kind);
        for (const [event, now] of history) {
          const from = sale.row.state;
          const { sale: after, step } = apply(sale, event, now);
          const to = after.row.state;
          if (finalStates.includes(from) && to !== from && !(from === "void" && to === "failed")) {
            assert.ok(event.kind === "verified" || (from === "void" && "statement" in event));
            const correction = step.journal.find((note) => note.kind === "correction");
            assert.partialDeepStrictEqual(correction, { from, to, evidence: "e".repeat(64) });
            assert.ok(step.announcements.includes("correction"));
          }
          // Any record corrects a refusal that only the POST reported, also a pending one.
          const isRefusal = isRefusedByAnswer(sale.row);
          if (from === "succeeded" || (from === "failed" && !isRefusal)) assert.ok(finalStates.includes(to));
          sale = after;
        }
      }),
      runs(20_000),
    );
  });

  it("leave doubts that only a person can answer, and announce each reason as it comes", () => {
    const found = fc.constantFrom(null, "adopted" as const);
    fc.assert(
      fc.property(kinds, found, fc.array(fc.tuple(anyEvent, moments), { maxLength: 12 }), (kind, review, history) => {
        let sale = aSale(kind);
        sale.row.review = review;
        for (const [event, now] of history) {
          const { sale: after, step } = apply(sale, event, now);
          const [before, is] = [reasonsIn(sale), reasonsIn(after)];
          for (const one of before) assert.ok(is.includes(one) || !aPersons.includes(one));
          assert.equal(new Set(is).size, is.length);
          const told = step.journal
            .filter((note) => note.kind === "review")
            .map(({ note }) => kindOf(note as ReviewReason));
          for (const reason of is) assert.ok(before.includes(reason) || told.includes(reason));
          const isLoud = step.announcements.includes("correction");
          if (told.length > 0) assert.equal(step.announcements.includes("review"), !isLoud);
          sale = after;
        }
      }),
      runs(20_000),
    );
  });

  it("I2: leave no sale without a next look, unless it is an intent or over, and write down every move", () => {
    fc.assert(
      fc.property(kinds, fc.array(fc.tuple(anyEvent, moments), { maxLength: 12 }), (kind, history) => {
        let sale = aSale(kind);
        for (const [event, now] of history) {
          const { sale: after, step } = apply(sale, event, now);
          const { state, next_check_at, token_sealed, settled_at } = after.row;
          if (isAsked(state)) assert.notEqual(next_check_at, null);
          // A refusal that verify has not spoken about, and was not asked about in vain often enough, is owed a look.
          const isOwed = isRefusedByAnswer(after.row) && after.row.checks < refusalLooks;
          if (isOwed) assert.notEqual(next_check_at, null);
          if (after !== sale && isAsked(state)) assert.ok(next_check_at !== null && next_check_at > now);
          if (state !== sale.row.state) assert.ok(step.journal.some((note) => note.to === state));
          assert.equal(settled_at === null, !finalStates.includes(state));
          assert.equal(token_sealed === null, after.token === null);
          if (sale.token !== null) assert.notEqual(after.token, null);
          sale = after;
        }
      }),
      runs(15_000),
    );
  });
});
