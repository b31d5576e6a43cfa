import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Sms, smsStates, smsWhys } from "../../../src/sms/sms.table.ts";
import { isTrouble, nextSms, type SendOutcome, type SmsEvent, usefulMs } from "../../../src/sms/states.ts";
import { anSms, noon } from "../../support/builders.ts";

const kobo = fc.constantFrom(null, 400, 390) as fc.Arbitrary<Sms["cost_kobo"]>;
const report = fc.record({
  messageId: fc.constant("m1"),
  state: fc.constantFrom("sent" as const, "delivered" as const, "failed" as const),
  why: fc.constantFrom(null, "dnd" as const),
  costKobo: kobo,
});
const event: fc.Arbitrary<SmsEvent> = fc.oneof(
  fc.record({ kind: fc.constant("report" as const), report }),
  fc.record({ kind: fc.constant("given_up" as const), why: fc.constantFrom(...smsWhys) }),
  fc.constantFrom<SmsEvent>({ kind: "interrupted" }, { kind: "not_found" }),
  fc.record({
    kind: fc.constant("outcome" as const),
    outcome: fc.oneof(
      fc.record({ kind: fc.constant("accepted" as const), messageId: fc.constant("m1"), costKobo: kobo }),
      fc.record({ kind: fc.constant("refused" as const), why: fc.constantFrom(...smsWhys) }),
      fc.record({ kind: fc.constant("unsent" as const), retryAfterMs: fc.constantFrom(null, 1000, 900_000) }),
      fc.record({ kind: fc.constant("unknown" as const) }),
    ),
  }),
);

describe("an SMS", () => {
  it("I49: waits again only if it is certain that nothing left, and never after it was taken, lost or refused", () => {
    fc.assert(
      fc.property(fc.constantFrom(...smsStates), event, fc.boolean(), (state, what, canLookUp) => {
        const after = nextSms(anSms({ state }), what, noon, canLookUp);
        if (after?.state !== "waiting") return;
        expect([state, what.kind]).toEqual(["sending", "outcome"]);
        expect(what.kind === "outcome" && what.outcome.kind).toBe("unsent");
      }),
    );
  });

  it("goes back from no state that says more", () => {
    const weight = { unknown: 0, sent: 1, failed: 2, delivered: 3 };
    fc.assert(
      fc.property(fc.constantFrom("unknown", "sent", "failed", "delivered"), event, (state, what) => {
        const after = nextSms(anSms({ state }), what, noon, true)?.state ?? state;
        expect(weight[after as keyof typeof weight]).toBeGreaterThanOrEqual(weight[state]);
      }),
    );
  });

  it("is checked four times if its answer was lost, and is then a person's", () => {
    let sms = anSms({ state: "sending" });
    const waits: (number | null)[] = [];
    const take = (what: SmsEvent) => {
      sms = { ...sms, ...nextSms(sms, what, noon, true) };
      waits.push(sms.next_at === null ? null : sms.next_at - noon);
    };
    take({ kind: "outcome", outcome: { kind: "unknown" } });
    expect(isTrouble(sms)).toBe(false);
    for (let look = 0; look < 4; look++) take({ kind: "not_found" });
    expect(waits).toEqual([20_000, 60_000, 240_000, 600_000, null]);
    expect([sms.state, isTrouble(sms)]).toEqual(["unknown", true]);
  });

  it("is a person's at once where the gateway cannot be asked", () => {
    const lost = nextSms(anSms({ state: "sending" }), { kind: "interrupted" }, noon, false);
    expect(lost).toMatchObject({ state: "unknown", next_at: null });
  });

  it("is not sent once it would be of no use any more", () => {
    const late = { kind: "outcome", outcome: { kind: "unsent", retryAfterMs: usefulMs } } as const;
    expect(nextSms(anSms({ state: "sending" }), late, noon, true)).toMatchObject({ state: "failed", why: "gateway" });
    const soon = { kind: "outcome", outcome: { kind: "unsent", retryAfterMs: 1000 } } as const;
    expect(nextSms(anSms({ state: "sending" }), soon, noon, true)).toMatchObject({
      ...{ state: "waiting", tries: 1, next_at: noon + 1000 },
    });
  });

  it("believes an answer that comes after its sender was taken for dead, and sends nothing again for it", () => {
    const late = (outcome: SendOutcome) =>
      nextSms(anSms({ state: "unknown" }), { kind: "outcome", outcome }, noon, true);
    expect(late({ kind: "accepted", messageId: "m1", costKobo: null })).toMatchObject({ state: "sent" });
    expect(late({ kind: "refused", why: "dnd" })).toMatchObject({ state: "failed", why: "dnd" });
    expect(late({ kind: "unsent", retryAfterMs: null })).toBeNull();
    expect(late({ kind: "unknown" })).toBeNull();
  });

  it("takes the cost from its report", () => {
    const what = { kind: "report", report: { messageId: "m1", state: "sent", why: null, costKobo: 390 } } as never;
    expect(nextSms(anSms({ state: "delivered" }), what, noon, true)).toEqual({ cost_kobo: 390 });
  });
});
