import type { Account, ApiKey } from "../vending/accounts.ts";
import type { Stage } from "./stage.ts";

const maxRows = 60;

/** Accounts as the service's staff sees them: keys masked, the secret never shown. */
export function viewAccounts({ vending }: Stage) {
  return vending.accounts().map(viewAccount);
}

function viewAccount(account: Account) {
  const { id, firstName, lastName, phoneNumber, role, walletKobo, sandboxWalletKobo, webhookUrl } = account;
  return {
    ...{ id, name: `${firstName} ${lastName}`, phoneNumber, role, walletKobo, sandboxWalletKobo, webhookUrl },
    keys: account.keys.map(viewKey),
  };
}

function viewKey({ key, mode, isActive, lastUsed }: ApiKey) {
  return { masked: `${key.slice(0, 8)}…${key.slice(-4)}`, mode, isActive, lastUsed };
}

/** Sales of the demo, newest first, each with how often the bot asked for it: once to buy, often to verify. */
export function viewSales({ vending, openedAt }: Stage) {
  const names = new Map(vending.accounts().map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const asked = countRequests(vending.requests);
  const newest = vending.transactions({ since: openedAt }).slice(-maxRows).reverse();
  return newest.map(({ id, accountId, ...transaction }) => ({
    key: id,
    ...transaction,
    account: names.get(accountId) ?? "",
    asked: asked.get(transaction.reference) ?? nothingAsked,
  }));
}

/** How often the service was asked about one reference. `refused`: what lacked a field, and was no sale. */
const nothingAsked = { purchases: 0, refused: 0, verifies: 0 };

function countRequests(requests: Stage["vending"]["requests"]) {
  const counts = new Map<string, typeof nothingAsked>();
  for (const request of requests) {
    const { operation } = request;
    const reference = referenceOf(request);
    if (reference === null) continue;
    const count = counts.get(reference) ?? { ...nothingAsked };
    if (operation === "verify") count.verifies++;
    // The same reference comes again with the field.
    if (operation === "purchase") count[request.lackedField ? "refused" : "purchases"]++;
    counts.set(reference, count);
  }
  return counts;
}

/** The sale that a request is about, if any. */
function referenceOf({ operation, path, body }: Stage["vending"]["requests"][number]): string | null {
  if (operation === "verify") return /\/verify\/([^/]+)/.exec(path)?.[1] ?? null;
  if (typeof body !== "object" || body === null || !("reference" in body)) return null;
  return typeof body.reference === "string" ? body.reference : null;
}

/** Every attempt to deliver a webhook, newest first. `key` is its place in the log. */
export function viewDeliveries({ vending }: Stage) {
  const { log } = vending.webhooks;
  const first = Math.max(0, log.length - maxRows);
  const rows = log.slice(first).map((delivery, index) => {
    const { at, reference, status, hasToken, attempt, answered, error } = delivery;
    return { key: first + index, at, reference, status, hasToken, attempt, answered, error };
  });
  return rows.reverse();
}

/** Every request that the bot made to the service, newest first. */
export function viewRequests({ vending }: Stage) {
  const { requests } = vending;
  const first = Math.max(0, requests.length - maxRows);
  const rows = requests.slice(first).map((request, index) => {
    const { at, method, path, operation, processed, fault = null, answered } = request;
    const reference = referenceOf(request);
    return { key: first + index, at, method, path, operation, processed, answered, fault, reference };
  });
  return rows.reverse();
}

/** Airtime prices: what is easiest to change while a confirm card is open on the phone. */
export function viewPrices({ vending }: Stage) {
  return vending.catalogue().airtime.map(({ id, name, active, apiSellerDiscount }) => ({
    ...{ id, name, active },
    discount: apiSellerDiscount,
  }));
}
