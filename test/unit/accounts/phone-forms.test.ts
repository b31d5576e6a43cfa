import { describe, expect, it } from "vitest";
import { loginInEitherForm } from "../../../src/accounts/phone-forms.ts";
import { NotAccepted, RateLimited, Unavailable } from "../../../src/vending/errors.ts";

const phone = "08031234567";
const international = "+2348031234567";

/** A service that answers a login by the form of the number. */
function service(answers: Record<string, Error | "taken">) {
  const asked: string[] = [];
  const login = async (form: string) => {
    asked.push(form);
    const answer = answers[form];
    if (answer !== "taken") throw answer;
    return { access: "jwt", refresh: null };
  };
  return { asked, give: (kept: string | null = null) => loginInEitherForm({ login }, { phone, kept, pin: "7391" }) };
}

describe("a PIN", () => {
  it("is shown with the number in its usual form, and once more as +234… before it is called wrong", async () => {
    const desk = service({ [phone]: new NotAccepted(), [international]: "taken" });
    expect(await desk.give()).toMatchObject({ access: "jwt", loginPhone: international });
    expect(desk.asked).toEqual([phone, international]);
    const wrong = service({ [phone]: new NotAccepted(), [international]: new NotAccepted() });
    await expect(wrong.give()).rejects.toThrow(NotAccepted);
    expect(wrong.asked).toEqual([phone, international]);
  });

  it("is shown first in the form that the service is known to keep", async () => {
    const desk = service({ [phone]: new NotAccepted(), [international]: "taken" });
    await desk.give(international);
    expect(desk.asked).toEqual([international]);
  });

  it("is not called wrong by silence in either form", async () => {
    await expect(service({ [phone]: new Unavailable() }).give()).rejects.toThrow(Unavailable);
    const half = service({ [phone]: new NotAccepted(), [international]: new Unavailable() });
    await expect(half.give()).rejects.toThrow(Unavailable);
  });

  it("that was refused is refused, though the service asks for less haste at the other form", async () => {
    const busy = service({ [phone]: new NotAccepted(), [international]: new RateLimited() });
    await expect(busy.give()).rejects.toThrow(NotAccepted);
  });
});
