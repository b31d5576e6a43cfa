import { describe, expect, it } from "vitest";
import { readAct } from "../../../src/audit/audit.ts";
import { readStored, updateSchema } from "../../../src/core/stored.ts";
import { accountFacts } from "../../../src/outbox/messages.table.ts";

describe("what was stored as JSON", () => {
  it("is read where it has the form that is known", () => {
    const facts = { about: "odd_charge", product: "MTN", serviceType: "airtime", expectedKobo: 5, observedKobo: 6 };
    expect(readStored(accountFacts, JSON.stringify(facts))).toEqual(facts);
    expect(readAct({ act: "mode_switched", facts: '{"mode":"live"}' })).toEqual({ act: "mode_switched", mode: "live" });
    expect(readAct({ act: "login", facts: null })).toEqual({ act: "login" });
  });

  it.each([
    '{"about":"yesterday"}',
    '{"about":"erased"}',
    '{"about":"mode","mode":"half"}',
    '{"about":"orphan","reference":"VB-1","status":"success","amountKobo":0.5,"serviceType":null}',
    "[]",
    "null",
  ])("is null where it has not: %s", (json) => expect(readStored(accountFacts, json)).toBeNull());

  it("tells no act that this version does not know", () => {
    expect(readAct({ act: "danced", facts: null })).toBeNull();
    expect(readAct({ act: "seat_changed", facts: '{"seat":"s","what":"colour"}' })).toBeNull();
    expect(readAct({ act: "seat_made", facts: null })).toBeNull();
  });

  it("is an update where it has a number, kept as it is", () => {
    const update = { update_id: 7, message: { text: "hi" } };
    expect(readStored(updateSchema, JSON.stringify(update))).toEqual(update);
    for (const bad of ["7", "{}", '{"update_id":-1}', '{"update_id":1.5}', '{"update_id":"7"}']) {
      expect(readStored(updateSchema, bad)).toBeNull();
    }
  });
});
