import { formatNaira, type Kobo, nairaToKobo } from "../../lib/money.ts";
import type { Accounts, Mode } from "./accounts.ts";
import { type Answer, json } from "./answers.ts";
import type { Call, Endpoint } from "./endpoint.ts";
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
  const { wire } = deps;
  return [
    { method: "POST", path: "/login/", operation: "login", credential: "none", handle: (call) => login(deps, call) },
    {
      method: "POST",
      path: "/upgrade/",
      operation: "upgrade",
      credential: "jwt",
      handle: (call) => upgrade(deps, call),
    },
    {
      method: "GET",
      path: "/profile/",
      operation: "profile",
      credential: "either",
      handle: ({ caller }) => json(200, wire.profile(caller.account, caller.mode)),
    },
    {
      method: "GET",
      path: "/funding-details/",
      operation: "funding-details",
      credential: "authenticated",
      handle: fundingDetails,
    },
    {
      method: "PATCH",
      path: "/webhook/update/",
      operation: "webhook-update",
      credential: "authenticated",
      handle: (call) => updateWebhook(deps, call),
    },
    {
      method: "POST",
      path: "/keys/regenerate/",
      operation: "key-regeneration",
      credential: "authenticated",
      handle: (call) => regenerateKey(deps, call),
    },
  ];
}

function login({ accounts, sessions, switches }: Deps, { body }: Call<null>): Answer {
  if (typeof body?.phone_number !== "string" || typeof body.pin !== "string") {
    return json(400, { error: "phone_number and pin are required" });
  }
  const account = accounts.byPhone(body.phone_number);
  if (!account?.isActive || account.pin !== body.pin) {
    return json(switches.loginRefusalStatus, { detail: "No active account found with the given credentials" });
  }
  return json(200, sessions.open(account));
}

function upgrade({ accounts, switches, wire }: Deps, { caller: { account } }: Call): Answer {
  const isDeveloper = account.role === "developer";
  const fee = nairaToKobo(isDeveloper ? 0 : switches.upgradeFeeNaira);
  if (account.walletKobo < fee) {
    return json(400, { error: `Insufficient balance. The upgrade fee is ${formatNaira(fee)}` });
  }
  if (fee > 0) accounts.pay(account, "live", -fee as Kobo);
  if (!isDeveloper) accounts.becomeDeveloper(account);
  const message = isDeveloper ? "The account is a developer account already" : "The account is now a developer account";
  return json(200, { message, fee_deducted: wire.kobo(fee) });
}

function fundingDetails({ caller: { account } }: Call): Answer {
  return json(200, {
    bank_name: "Providus Bank",
    account_number: `99${String(account.id).padStart(8, "0")}`,
    account_name: `VENDING/${account.firstName} ${account.lastName}`.toUpperCase(),
  });
}

function updateWebhook({ accounts, switches }: Deps, { caller: { account }, body }: Call): Answer {
  const url = body?.webhook_url;
  if (typeof url !== "string" || !/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    return json(400, { error: "webhook_url must be a valid URL" });
  }
  accounts.setWebhookUrl(account, url, switches.webhookUpdateRotatesSecret);
  return json(200, { message: "Webhook updated", webhook_url: url, webhook_secret: account.webhookSecret });
}

function regenerateKey({ accounts, wire }: Deps, { caller: { account }, body }: Call): Answer {
  const mode = (["live", "sandbox"] satisfies Mode[]).find((candidate) => candidate === body?.mode);
  if (!mode) return json(400, { error: "mode must be live or sandbox" });
  if (account.role !== "developer") return json(403, { error: "The account is not a developer account" });
  return json(200, wire.apiKey(accounts.regenerateKey(account, mode)));
}
