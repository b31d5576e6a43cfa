import { describe, expect, it } from "vitest";
import type { VendingClient } from "../../../src/vending-api/client.ts";
import { AnotherStep, Malformed, NotAccepted, RateLimited, Unavailable } from "../../../src/vending-api/errors.ts";
import { answers, exchange } from "./exchange.ts";

describe("login", () => {
  const login = (client: VendingClient) => client.login("08031234567", "4821");

  it("exchanges phone number and PIN for tokens", async () => {
    const { result, said } = await exchange(answers(200, { access: "eyJ.a.b", refresh: "eyJ.c.d" }), login);
    expect(result).toEqual({ access: "eyJ.a.b", refresh: "eyJ.c.d" });
    expect(said).toMatchObject([{ method: "POST", path: "/api/v1/developer/login/" }]);
    expect(JSON.parse(said[0]?.body ?? "")).toEqual({ phone_number: "08031234567", pin: "4821" });
  });

  it.each([400, 401, 403, 404, 422])("is not accepted after %s, with the service's words", async (status) => {
    const { result, said } = await exchange(answers(status, { detail: "Wrong PIN 4821" }), login);
    expect(result).toBeInstanceOf(NotAccepted);
    expect(result).toMatchObject({ code: "vending.not_accepted", status, words: "Wrong PIN …" });
    expect(said.length).toBe(1);
  });

  it.each([500, 502, 503])("is unavailable, never not accepted, after %s, and is not tried again", async (status) => {
    const { result, said } = await exchange(answers(status, "<html>"), login);
    expect(result).toBeInstanceOf(Unavailable);
    expect(said.length).toBe(1);
  });

  it("is unavailable after silence, and is not tried again", async () => {
    const { result, said } = await exchange(({ socket }) => socket.destroy(), login);
    expect(result).toBeInstanceOf(Unavailable);
    expect(said.length).toBe(1);
  });

  it("is rate limited after 429", async () => {
    const { result } = await exchange(answers(429, {}, { "Retry-After": "30" }), login);
    expect(result).toBeInstanceOf(RateLimited);
    expect(result).toMatchObject({ retryAfterMs: 30_000 });
  });

  it("is malformed without an access token", async () => {
    const { result } = await exchange(answers(200, { token: "x" }), login);
    expect(result).toBeInstanceOf(Malformed);
    expect(result).toMatchObject({ why: "no_token" });
  });

  it.each([{ message: "Code 4821 was sent", requires_2fa: true, identifier: "0803…" }, { access: "eyJ.a.b" }, "ok"])(
    "wants another step after any 202, with the service's words (%j)",
    async (body) => {
      const { result, said } = await exchange(answers(202, body), login);
      expect(result).toBeInstanceOf(AnotherStep);
      if (typeof body === "object" && "message" in body) expect(result).toMatchObject({ words: "Code … was sent" });
      expect(said.length).toBe(1);
    },
  );

  it.each([
    { error: "Invalid credentials" },
    { detail: "Invalid credentials" },
    { success: false, message: "Invalid credentials" },
  ])("is not accepted where 200 denies it (%j)", async (body) => {
    const { result } = await exchange(answers(200, body), login);
    expect(result).toBeInstanceOf(NotAccepted);
    expect(result).toMatchObject({ words: "Invalid credentials", status: 200 });
  });

  it.each([
    [200, Malformed, { why: "page" }],
    [302, Malformed, { why: "http_302", status: 302 }],
    [404, NotAccepted, { why: "page", words: null }],
  ] as const)("is distinguished from a web page with %s", async (status, kind, facts) => {
    const page = "<!doctype html><title>Log in</title>";
    const { result } = await exchange(answers(status, page), login);
    expect(result).toBeInstanceOf(kind);
    expect(result).toMatchObject(facts);
  });

  it("takes what the answer says of the user", async () => {
    const user = { id: 7, first_name: "Ada", last_name: "Obi", phone_number: "08031234567", email: "a@b.example" };
    const { result } = await exchange(answers(200, { access: "eyJ.a.b", user }), login);
    expect(result).toMatchObject({ user: { id: "7", firstName: "Ada", phoneNumber: "08031234567", role: "" } });
  });

  it("does without a refresh token, which nothing uses", async () => {
    const { result } = await exchange(answers(200, { access: "eyJ.a.b" }), login);
    expect(result).toEqual({ access: "eyJ.a.b", refresh: null });
  });
});
