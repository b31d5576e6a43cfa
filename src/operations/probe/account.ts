import { formatNaira } from "../../core/money.ts";
import { readPhone } from "../../core/phone.ts";
import { asTyped } from "../../core/phone-spellings.ts";
import { readCategory } from "../../services/services.ts";
import { loginInForms, type TakenLogin } from "../../sessions/pin-check.ts";
import { newestKey, type Profile } from "../../vending-api/account-schemas.ts";
import type { Credentials } from "../../vending-api/client.ts";
import { unwrap } from "../../vending-api/envelope.ts";
import { VendingError } from "../../vending-api/errors.ts";
import { isObject, type JsonObject } from "../../vending-api/json.ts";
import { findReasons } from "../../vending-api/reasons.ts";
import { readWords } from "../../vending-api/text.ts";
import { routes } from "../../vending-api/words.ts";
import { isPageAnswer, statusOf } from "./answers.ts";
import type { Asker } from "./asker.ts";
import { aFinding, count, type Found, listNames } from "./finding.ts";

/** The result of the profile, and the credentials for the rest. */
export interface ProfileFound extends Found {
  credentials: Credentials;
  /** Whether the profile, or what came instead, is one of this service. */
  isReadable: boolean;
}

const notDeveloper = "This account is no developer yet: upgrade it in the bot (/account), then probe again.";

/** Reads the profile with the token of the login. */
export async function probeProfile(asker: Asker, accessToken: string): Promise<ProfileFound> {
  const asked = `GET ${routes.profile}`;
  try {
    const profile = await asker.client.profile({ accessToken });
    return { ...readProfile(asker, asked, profile, accessToken), isReadable: true };
  } catch (error) {
    if (!(error instanceof VendingError)) throw error;
    const { answers, secrets } = asker;
    const answer = answers.last(routes.profile);
    const status = statusOf(answer);
    const words = readWords(findReasons(answers.json(routes.profile)), [...secrets]) ?? "";
    const isOff = /\b(?:inactive|disabled|suspended|deactivated|blocked)\b/i.test(words);
    const isRefusal = (status === 404 || status === 403) && !isPageAnswer(answer) && words !== "";
    if (isRefusal && !isOff) {
      const odd = [`No profile is shown to a user who is no developer (${status}, “${words}”).`];
      const bot = ["Logs the user in, and leads through the upgrade."];
      const finding = aFinding(asked, "Logged in, and no developer yet.", { odd, bot });
      return { finding, problem: notDeveloper, credentials: { accessToken }, isReadable: true };
    }
    const problem = answers.explain(asked, routes.profile);
    const finding = aFinding(asked, "No profile came.", { odd: [problem], bot: ["Says so, and sells nothing."] });
    return { finding, problem, credentials: { accessToken }, isReadable: false };
  }
}

function readProfile({ answers, secrets, oddities }: Asker, asked: string, profile: Profile, accessToken: string) {
  const { developer, apiKeys, walletBalanceKobo, user } = profile;
  const shown = keysIn(answers.json(routes.profile));
  const masked = shown.filter((key) => /[*•…]|\.{3}/.test(key));
  for (const secret of [...shown, developer?.webhookSecret, developer?.webhookUrl]) if (secret) secrets.add(secret);
  const usable = { apiKeys: apiKeys.filter(({ key }) => !masked.includes(key)) };
  const [live, sandbox] = [newestKey(usable, "live"), newestKey(usable, "sandbox")];
  const apiKey = live ?? sandbox;
  const isDeveloper = apiKeys.length > 0 || masked.length > 0 || user.role.toLowerCase() === "developer";
  const misread = oddities();
  const [odd, bot] = [[...misread.odd], [...misread.bot]];
  if (masked.length > 0) {
    odd.push(`${count(masked.length, "key")} shown only in part.`);
    bot.push("Offers to make a new key, and says that the old one then ends elsewhere.");
  }
  if (walletBalanceKobo === null) {
    odd.push("The wallet cannot be read.");
    bot.push("Shows no balance, and cannot see what a sale was charged.");
  }
  if (!live && sandbox) {
    odd.push("There is a sandbox key only.");
    bot.push("Sells in sandbox mode, marked as such.");
  }
  const wallet = walletBalanceKobo === null ? "" : `Wallet ${formatNaira(walletBalanceKobo)}. `;
  const keys = `Keys: ${live ? "live" : "no live"}, ${sandbox ? "sandbox" : "no sandbox"}.`;
  const webhook = developer?.webhookUrl ? " A webhook is registered." : " No webhook is registered.";
  const finding = aFinding(asked, isDeveloper ? wallet + keys + webhook : `${wallet}No developer yet.`, { odd, bot });
  return {
    finding,
    problem: keyProblem(isDeveloper, apiKey, masked.length),
    credentials: { accessToken, ...(apiKey && { apiKey }) },
  };
}

function keyProblem(isDeveloper: boolean, apiKey: string | undefined, masked: number): string | null {
  if (!isDeveloper) return notDeveloper;
  if (apiKey !== undefined) return null;
  return masked > 0
    ? "The profile shows its keys only in part: make a new key in the bot (/account), which ends the old one."
    : "The profile lists no active key: make one in the bot (/account), then probe again.";
}

/** Every key that the profile's JSON holds, usable or not. */
function keysIn(json: JsonObject): string[] {
  const profile = unwrap(json, ["api_keys"]);
  const entries = isObject(profile) && Array.isArray(profile.api_keys) ? profile.api_keys : [];
  return entries.filter(isObject).map(({ key }) => String(key ?? ""));
}

/** Reads where to pay in. It stops no sale. */
export async function probeFunding(asker: Asker, credentials: Credentials): Promise<Found> {
  const asked = `GET ${routes.fundingDetails}`;
  const read = await asker.client.fundingDetails(credentials).catch(orVendingError);
  const details = unwrap(asker.answers.json(routes.fundingDetails), ["account_number", "bank_name"]);
  const isEmpty =
    isObject(details) && !details.account_number && ("account_number" in details || "bank_name" in details);
  if (isEmpty) {
    const odd = ["Its fields are empty: nobody has set it up at the service."];
    const bot = ["Says that it is not set up at the service."];
    return { finding: aFinding(asked, "No bank account.", { odd, bot }), problem: null };
  }
  if (read instanceof VendingError) {
    const bot = ["Shows no bank details, and says why."];
    const odd = [asker.answers.explain(asked, routes.fundingDetails)];
    return { finding: aFinding(asked, "No bank details came.", { odd, bot }), problem: null };
  }
  return { finding: aFinding(asked, "A bank account to pay into."), problem: null };
}

/** Compares the discovery with the paths that the bot knows. It stops no sale. */
export async function probeDiscovery(asker: Asker, credentials: Credentials): Promise<Found> {
  const asked = `GET ${routes.services}`;
  const read = await asker.client.services(credentials).catch(orVendingError);
  if (read instanceof VendingError) {
    const odd = [asker.answers.explain(asked, routes.services)];
    return { finding: aFinding(asked, "No discovery came.", { odd, bot: ["Sells without it."] }), problem: null };
  }
  const categories = read.map((category) => ({ ...category, ...readCategory(category) }));
  const unknown = categories.filter(({ serviceType }) => serviceType === null);
  const elsewhere = categories.filter(({ serviceType, isWhereKnown }) => serviceType !== null && !isWhereKnown);
  const odd = [
    ...(unknown.length > 0 ? [`Unknown: ${listNames(unknown.map(({ id }) => id))}.`] : []),
    ...elsewhere.slice(0, 6).map(({ id, endpoint }) => `${id} is said to be at ${endpoint}, which is an unknown path.`),
  ];
  const bot = odd.length > 0 ? ["Keeps to the paths of the specification, and tells the operators once."] : [];
  return {
    finding: aFinding(asked, `${count(read.length, "category", "categories")}.`, { odd, bot }),
    problem: null,
  };
}

/** Returns what the client throws, for an answer that is none. Throws bugs. */
export function orVendingError(error: unknown): VendingError {
  if (error instanceof VendingError) return error;
  throw error;
}

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
