import { describe, expect, it } from "vitest";
import { updateAccount } from "../../../src/accounts/accounts.queries.ts";
import { asTyped, readSpelling } from "../../../src/core/phone-spellings.ts";
import { accountsWithPhone } from "../../../src/sessions/phone-forms.ts";
import { type LoginNumber, loginInForms } from "../../../src/sessions/pin-check.ts";
import { AnotherStep, Malformed, NotAccepted, RateLimited, Unavailable } from "../../../src/vending-api/errors.ts";
import { createServiceTraits } from "../../../src/vending-api/traits.ts";
import { openTempStore } from "../../support/builders.ts";

const phone = "08031234567";
const abroad = "2348031234567";
const international = "+2348031234567";
const bare = "8031234567";

/** A service that answers a login by the form of the number; what is not named is refused. */
function service(answers: Record<string, Error | "taken">, learnt: string | null = null) {
  const asked: string[] = [];
  const traits = createServiceTraits({ stored: new Map(learnt ? [["login_phone", learnt] as const] : []) });
  const login = async (form: string) => {
    asked.push(form);
    const answer = answers[form] ?? new NotAccepted();
    if (answer !== "taken") throw answer;
    return { access: "jwt", refresh: null };
  };
  const give = (typed: string | null = null, account?: LoginNumber["account"]) =>
    loginInForms({ client: { login }, traits }, { phone, typed, account }, "7391");
  return { asked, traits, give };
}

const own = (login_phone: string | null, phone_number = phone) => ({ login_phone, phone_number });

describe("while no login has worked at a service, a PIN", () => {
  it("is shown with the number as it was typed, then in every other spelling, without repeats", async () => {
    const shared = service({});
    await expect(shared.give()).rejects.toThrow(NotAccepted);
    expect(shared.asked).toEqual([phone, abroad, international, bare]);
    const typed = service({});
    await expect(typed.give(international)).rejects.toThrow(NotAccepted);
    expect(typed.asked).toEqual([international, phone, abroad, bare]);
  });

  it.each([
    [phone, "local"],
    [abroad, "234"],
    [international, "+234"],
    [bare, "bare"],
  ])("is taken with the number as %s, which is learnt as %s", async (form, spelling) => {
    const desk = service({ [form]: "taken" });
    expect(await desk.give()).toMatchObject({ access: "jwt", loginPhone: form });
    expect(desk.traits.get("login_phone")).toBe(spelling);
  });

  it.each([
    ["a second step", new AnotherStep()],
    ["silence", new Unavailable()],
    ["what cannot be read", new Malformed()],
    ["a web page", new NotAccepted({ why: "page" })],
  ])("is shown in no further spelling after %s, and nothing is learnt", async (_what, answer) => {
    const first = service({ [phone]: answer, [international]: "taken" });
    await expect(first.give()).rejects.toBe(answer);
    expect(first.asked).toEqual([phone]);
    const later = service({ [abroad]: answer, [international]: "taken" });
    await expect(later.give()).rejects.toBe(answer);
    expect(later.asked).toEqual([phone, abroad]);
    expect(later.traits.known().size).toBe(0);
  });

  it("that was refused is refused, though the service asks for less haste at another spelling", async () => {
    const busy = service({ [abroad]: new RateLimited(), [international]: "taken" });
    await expect(busy.give()).rejects.toThrow(NotAccepted);
    expect(busy.asked).toEqual([phone, abroad]);
    await expect(service({ [phone]: new RateLimited() }).give()).rejects.toThrow(RateLimited);
  });
});

describe("once a login has worked at a service, a PIN", () => {
  it.each([null, phone, international, bare])(
    "is shown once, in the learnt spelling, however the number was typed: %s",
    async (typed) => {
      for (const learnt of ["local", "+234"]) {
        const desk = service({}, learnt);
        await expect(desk.give(typed)).rejects.toThrow(NotAccepted);
        expect(desk.asked).toEqual([learnt === "local" ? phone : international]);
      }
    },
  );

  it("of an account is shown only in the account's own form, which teaches nothing new", async () => {
    const desk = service({ [bare]: "taken" }, "local");
    await desk.give(phone, own(bare));
    expect(desk.asked).toEqual([bare]);
    expect(desk.traits.get("login_phone")).toBe("local");
    const wrong = service({}, "local");
    await expect(wrong.give(phone, own(bare))).rejects.toThrow(NotAccepted);
    expect(wrong.asked).toEqual([bare]);
  });
});

describe("an account", () => {
  it("that has not logged in since its form is kept begins with the form that its profile shows", async () => {
    const desk = service({ [international]: "taken" });
    await desk.give(null, own(null, international));
    expect(desk.asked).toEqual([international]);
  });

  it.each([phone, abroad, international, bare])("is found by its number, stored as %s", async (form) => {
    await using store = await openTempStore();
    await updateAccount(store.db, "ada", { phone_number: form, login_phone: null });
    expect((await accountsWithPhone(store.db, phone)).map(({ id }) => id)).toEqual(["ada"]);
    await updateAccount(store.db, "ada", { phone_number: "", login_phone: form });
    expect((await accountsWithPhone(store.db, phone)).map(({ id }) => id)).toEqual(["ada"]);
  });
});

describe("a typed number", () => {
  it("keeps its digits and its plus", () => {
    expect(asTyped("+234 (803) 123-45.67")).toBe(international);
    expect(asTyped("0803 123 4567")).toBe(phone);
  });

  it("is in one of four spellings, or in none", () => {
    expect([phone, abroad, international, bare].map(readSpelling)).toEqual(["local", "234", "+234", "bare"]);
    expect(["002348031234567", "803", ""].map(readSpelling)).toEqual([null, null, null]);
  });
});
