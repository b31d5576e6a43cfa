import { formatNaira, type Kobo } from "../../src/core/money.ts";
import type { Accounts, Mode } from "./accounts.ts";
import type { Credential } from "./credentials.ts";
import { serverError } from "./deployed-refusals.ts";
import type { Call, Endpoint } from "./endpoint.ts";
import { json, money, type Reply } from "./meaning.ts";
import { nairaToKobo } from "./naira.ts";
import type { Sessions } from "./sessions.ts";
import type { Switches } from "./switches.ts";
import type { Wire } from "./wire.ts";

interface Deps {
  accounts: Accounts;
  sessions: Sessions;
  switches: Switches;
  wire: Wire;
}

/** The section "Account" of the specification. */
export function accountEndpoints(deps: Deps): Endpoint[] {
  const of = (
    method: "GET" | "POST" | "PATCH",
    path: string,
    operation: Endpoint["operation"],
    credential: Exclude<Credential, "none">,
    handle: (deps: Deps, call: Call) => Reply,
  ): Endpoint => ({ method, path, operation, credential, handle: (call) => handle(deps, call) });
  return [
    { method: "POST", path: "/login/", operation: "login", credential: "none", handle: (call) => login(deps, call) },
    of("POST", "/upgrade/", "upgrade", "jwt", upgrade),
    of("GET", "/profile/", "profile", "either", profile),
    of("GET", "/funding-details/", "funding-details", "account", fundingDetails),
    of("PATCH", "/webhook/update/", "webhook-update", "account", updateWebhook),
    of("POST", "/keys/regenerate/", "key-regeneration", "account", regenerateKey),
  ];
}

function login({ accounts, sessions, switches, wire }: Deps, { body }: Call<null>): Reply {
  if (typeof body?.phone_number !== "string" || typeof body.pin !== "string") {
    const field = typeof body?.phone_number === "string" ? "pin" : "phone_number";
    return { is: "bad-field", field, isMissing: true, words: "phone_number and pin are required" };
  }
  const account = accounts.all().find(({ phoneNumber }) => wire.phone(phoneNumber) === body.phone_number);
  if (!account?.isActive || account.pin !== body.pin) return { is: "login-refused" };
  if (switches.secondFactor) {
    const message = "A verification code has been sent to your phone number.";
    const answer = json(202, { requires_2fa: true, message, identifier: body.phone_number });
    return { is: "answer", answer };
  }
  const user = switches.loginUser ? { user: wire.user(account) } : {};
  return { is: "shown", status: 200, words: "Login successful", body: { ...sessions.open(account), ...user } };
}

const noDeveloper = {
  "404": json(404, { error: "Developer profile not found." }),
  "403": json(403, { detail: "You do not have permission to perform this action." }),
};

function profile({ accounts, switches, wire }: Deps, { caller: { account, mode } }: Call): Reply {
  if (account.role !== "developer" && switches.nonDeveloperProfile !== "shown") {
    return { is: "answer", answer: noDeveloper[switches.nonDeveloperProfile] };
  }
  const body = wire.profile(account, accounts.balance(account, mode, switches.walletBehindMs));
  return { is: "shown", status: 200, words: "Profile", body };
}

function upgrade({ accounts, switches }: Deps, { caller: { account } }: Call): Reply {
  const isDeveloper = account.role === "developer";
  if (isDeveloper && switches.secondUpgrade === "refused") {
    return { is: "answer", answer: json(400, { error: "You are already a developer." }) };
  }
  const fee = nairaToKobo(isDeveloper ? 0 : switches.upgradeFeeNaira);
  if (account.walletKobo < fee) {
    const words = `Insufficient balance. The upgrade fee is ${formatNaira(fee)}`;
    return { is: "fee-not-covered", words, fee: formatNaira(fee) };
  }
  if (fee > 0 && switches.upgradeWithFee === "broken") {
    return serverError("cannot import name 'WalletTransaction' from 'wallet.models'");
  }
  if (fee > 0) accounts.pay(account, "live", -fee as Kobo);
  if (!isDeveloper) accounts.becomeDeveloper(account, switches.upgradeKeys === "both" ? ["live", "sandbox"] : ["live"]);
  const message = isDeveloper ? "The account is a developer account already" : "The account is now a developer account";
  return { is: "shown", status: 200, words: message, body: { message, fee_deducted: money(fee) } };
}

function fundingDetails({ switches }: Deps, { caller: { account } }: Call): Reply {
  if (switches.fundingDetails === "broken") return serverError("Funding account is not configured");
  if (switches.fundingDetails === "null") {
    const body = { bank_name: null, account_number: null, account_name: null };
    return { is: "shown", status: 200, words: "Funding details", body };
  }
  const body = {
    bank_name: "Providus Bank",
    account_number: `99${String(account.id).padStart(8, "0")}`,
    account_name: `VENDING/${account.firstName} ${account.lastName}`.toUpperCase(),
  };
  return { is: "shown", status: 200, words: "Funding details", body };
}

function updateWebhook({ accounts, switches }: Deps, { caller: { account }, body }: Call): Reply {
  const url = body?.webhook_url;
  const isForDevelopers = switches.webhookUpdate === "developers";
  if (isForDevelopers && account.role !== "developer") {
    return { is: "not-allowed", words: "The account is not a developer account" };
  }
  const isCleared = isForDevelopers && url === "";
  if (typeof url !== "string" || !(isCleared || /^https?:$/.test(URL.parse(url)?.protocol ?? ""))) {
    const isMissing = url === undefined || url === "";
    return { is: "bad-field", field: "webhook_url", isMissing, words: "webhook_url must be a valid URL" };
  }
  accounts.setWebhookUrl(account, url, switches.webhookUpdateRotatesSecret);
  const message = "Webhook updated";
  const shown = { message, webhook_url: url, webhook_secret: account.webhookSecret };
  return { is: "shown", status: 200, words: message, body: shown };
}

function regenerateKey({ accounts, wire }: Deps, { caller: { account }, body }: Call): Reply {
  const mode = (["live", "sandbox"] satisfies Mode[]).find((candidate) => candidate === body?.mode);
  if (!mode) {
    return {
      is: "bad-field",
      field: "mode",
      isMissing: body?.mode === undefined,
      words: "Invalid mode: it is live or sandbox",
    };
  }
  if (account.role !== "developer") return { is: "not-allowed", words: "The account is not a developer account" };
  const key = wire.apiKey(accounts.regenerateKey(account, mode));
  return { is: "shown", status: 200, words: "Key regenerated", body: key };
}
