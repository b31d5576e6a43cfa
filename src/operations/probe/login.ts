import { readPhone } from "../../core/phone.ts";
import { asTyped } from "../../core/phone-spellings.ts";
import { loginInForms, type TakenLogin } from "../../sessions/pin-check.ts";
import { VendingError } from "../../vending-api/errors.ts";
import { findReasons } from "../../vending-api/reasons.ts";
import { readWords } from "../../vending-api/text.ts";
import { routes } from "../../vending-api/words.ts";
import { isPageAnswer, statusOf } from "./answers.ts";
import type { Asker } from "./asker.ts";
import { aFinding, count, type Found } from "./finding.ts";

/** The result of a login; `taken` is null if nobody is in. */
export interface LoginFound extends Found {
  taken: TakenLogin | null;
}

const asked = `POST ${routes.login}`;

/** Shows number and PIN to the service as the bot does. Never rejects for what the service does. */
export async function probeLogin(asker: Asker, phone: string, pin: string): Promise<LoginFound> {
  const { answers } = asker;
  try {
    const number = { phone: readPhone(phone) ?? phone, typed: asTyped(phone), account: undefined };
    const taken = await loginInForms(asker, number, pin);
    const tries = answers.all().length;
    const form = describeForm(taken.loginPhone);
    const finding = aFinding(asked, `A token came. The number is stored as ${form}.`, {
      odd: tries > 1 ? [`The number was refused in ${count(tries - 1, "other form")} first.`] : [],
      bot: tries > 1 ? [`Logs in with ${form}, and remembers that for this service.`] : [],
    });
    return { finding, problem: null, taken };
  } catch (error) {
    if (!(error instanceof VendingError)) throw error;
    return { ...readFailure(asker), taken: null };
  }
}

function readFailure({ answers, secrets }: Asker): Found {
  const answer = answers.last(routes.login);
  const status = statusOf(answer);
  const json = answers.json(routes.login);
  const said = readWords(findReasons(json), [...secrets]);
  const words = said === null ? "" : `, “${said}”`;
  const isPage = isPageAnswer(answer);
  if (status === 202 || json.requires_2fa === true) {
    return failed(
      "The service wants another step after the PIN.",
      `The login wants a second factor (${status}${words}): switch it off for this account at the service.`,
      "Says so, with the service's words, and does not try again by itself.",
    );
  }
  if (status !== null && status >= 400 && status < 500 && status !== 429 && !isPage) {
    return failed(
      "Number and PIN were not accepted.",
      `The service refuses number and PIN (${status}${words}): check both, and with a 404 the base address, too.`,
      "Asks for the PIN again, and counts the try.",
    );
  }
  if (status === 200 && !isPage && Object.keys(json).length > 0) {
    const what = "error" in json ? `an error${words}` : "no token";
    return failed(
      "No token came.",
      `The login is answered with 200 and ${what}: check number and PIN, and that the base address is of this service.`,
      "Says that it cannot read the answer.",
    );
  }
  return failed("Nobody is logged in.", answers.explain(asked, routes.login), "Says so, and counts no try.");
}

function failed(understood: string, problem: string, bot: string): Found {
  return { finding: aFinding(asked, understood, { odd: [problem], bot: [bot] }), problem };
}

function describeForm(phone: string): string {
  if (phone.startsWith("+234")) return "+234803…";
  if (phone.startsWith("234")) return "234803…";
  return phone.startsWith("0") ? "0803…" : "803…";
}
