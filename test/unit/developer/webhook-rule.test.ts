import { describe, expect, it } from "vitest";
import { webhookStates } from "../../../src/accounts/accounts.table.ts";
import { type Called, hostOf, nextWebhookState, ourUrl, whoIsCalled } from "../../../src/developer/webhook-rule.ts";

const ours = { path: "p".repeat(22), origin: "https://shop.example" };
const other: Called = { kind: "other", url: "https://www.bola.example/hook?key=1" };

describe("whose webhook a profile holds", () => {
  it.each([
    [ourUrl(ours.path, ours.origin), "ours"],
    [`${ourUrl(ours.path, ours.origin)}/`, "ours"],
    [ourUrl(ours.path, "https://old.example:8443"), "ours_elsewhere"],
    [ourUrl("q".repeat(22), ours.origin), "other"],
    ["https://www.bola.example/", "other"],
    ["not a url", "other"],
    ["", "nobody"],
    [null, "nobody"],
  ])("reads %s as %s", (webhookUrl, kind) => {
    expect(whoIsCalled({ webhookUrl }, ours).kind).toBe(kind);
  });

  it("says nothing where there is no developer profile", () => {
    expect(whoIsCalled(null, ours).kind).toBe("unsaid");
  });

  it("knows its own path also where it cannot be called", () => {
    const webhookUrl = ourUrl(ours.path, ours.origin);
    expect(whoIsCalled({ webhookUrl }, { ...ours, origin: undefined }).kind).toBe("ours_elsewhere");
  });

  it("shows only the host, which may be the only part without a secret", () => {
    expect(hostOf("https://user:word@www.bola.example:8443/hook/secret?key=1")).toBe("www.bola.example:8443");
    expect(hostOf("not a url")).toBe("?");
  });
});

describe("what a seen profile makes of the webhook's state", () => {
  const facts = { isAsked: false, canBeCalled: true };

  it("asks about somebody else's URL, once", () => {
    expect(nextWebhookState("none", other, facts)).toEqual({ state: "other", say: "webhook_other" });
    expect(nextWebhookState("other", other, { ...facts, isAsked: true })).toEqual({ state: "other", say: null });
    expect(nextWebhookState("other", other, facts).say).toBe("webhook_other");
  });

  it("says that ours was replaced, also by a URL that was asked about before", () => {
    for (const isAsked of [true, false]) {
      expect(nextWebhookState("ours", other, { ...facts, isAsked }).say).toBe("webhook_lost");
    }
  });

  it("has nothing to ask where it cannot be called", () => {
    expect(nextWebhookState("ours", other, { ...facts, canBeCalled: false })).toEqual({ state: "other", say: null });
  });

  it.each(webhookStates)("believes a profile that holds ours, from %s", (state) => {
    expect(nextWebhookState(state, { kind: "ours" }, facts)).toEqual({ state: "ours", say: null });
    expect(nextWebhookState(state, { kind: "unsaid" }, facts)).toEqual({ state, say: null });
  });

  it.each(webhookStates)("leaves a URL of nobody's to be registered, from %s", (state) => {
    const next = state === "registering" ? "registering" : "none";
    expect(nextWebhookState(state, { kind: "nobody" }, facts)).toEqual({ state: next, say: null });
    expect(nextWebhookState(state, { kind: "ours_elsewhere" }, facts)).toEqual({ state: next, say: null });
  });
});
