import { describe, expect, it } from "vitest";
import { adviseRefusal, renderProblem } from "../../../src/bot/ui/service-words.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import { readRefusal } from "../../../src/sales/read-refusal.ts";
import {
  Malformed,
  NotAccepted,
  RateLimited,
  Refused,
  Unauthorized,
  Unavailable,
} from "../../../src/vending-api/errors.ts";

const say = loadText("en", silentLog);
const owner = { say, isForSeat: false };
const seat = { say, isForSeat: true };

describe("why the service said no", () => {
  it.each([
    ["Insufficient wallet balance", "low-balance"],
    ["INSUFFICIENT FUNDS. Please top up", "low-balance"],
    ["Your balance is too low for this purchase", "low-balance"],
    ["Not enough money", "low-balance"],
    ["A transaction with this reference already exists", "doubled"],
    ["Duplicate transaction", "doubled"],
    ["This account is suspended", "account"],
    ["The account is not a developer account", "account"],
    ["Invalid meter number", "bad-number"],
    ["Smartcard number not found", "bad-number"],
    ["beneficiary is not valid for tv", "bad-number"],
    ["The phone number could not be verified", "bad-number"],
    ["amount is below the minimum", "limits"],
    ["amount must be between 50 and 50000", "limits"],
    ["plan_id is not available", "not-offered"],
    ["network_id is not an airtime network", "not-offered"],
    ["This plan has been discontinued", "not-offered"],
    ["The provider rejected the request", "provider-down"],
    ["The provider did not deliver", "provider-down"],
    ["Network timeout, try again later", "provider-down"],
    ["Something happened", "unknown"],
    ["", "unknown"],
    [null, "unknown"],
  ])("reads “%s” as %s", (words, refusal) => {
    expect(readRefusal(words)).toBe(refusal);
  });

  it("has advice for every one", () => {
    for (const words of [
      "insufficient",
      "duplicate",
      "suspended",
      "invalid meter",
      "minimum",
      "disabled",
      "busy",
      "?",
    ]) {
      for (const reader of [owner, seat]) expect(adviseRefusal(reader, words)).not.toMatch(/^advice-/);
    }
  });
});

describe("somebody on a seat", () => {
  it("is sent to the owner where only owners can help", () => {
    expect(adviseRefusal(seat, "insufficient")).toBe("The shop's wallet is too low. Ask the owner.");
    expect(adviseRefusal(seat, "suspended")).toBe("The service does not let this shop sell. Ask the owner.");
    expect(adviseRefusal(seat, "invalid meter")).toBe(adviseRefusal(owner, "invalid meter"));
    expect(renderProblem(seat, new Unauthorized())).toMatch(/Ask the owner to log in/);
  });
});

describe("a call that failed", () => {
  it("says what to do, and what the service said as the service's words, escaped", () => {
    const problem = renderProblem(owner, new Refused({ words: "<b>no</b> & never" }));
    expect(problem).toContain("The service said no.");
    expect(problem).toContain("The service says: “&lt;b&gt;no&lt;/b&gt; &amp; never”");
  });

  it.each([
    [new RateLimited(), /wait a moment/],
    [new Unauthorized(), /Log in again/],
    [new NotAccepted(), /Log in again/],
    [new Unavailable(), /not answering/],
    [new Malformed(), /an answer that I cannot read/],
  ])("tells each kind apart (%s)", (error, says) => {
    expect(renderProblem(owner, error)).toMatch(says);
  });
});
