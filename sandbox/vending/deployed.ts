import type { Switches } from "./switches.ts";

const yearMs = 365 * 24 * 3_600_000;

/** Traits that the service always has, in both of its states. */
const standing = {
  "words of its framework": { dialect: "deployed" },
  "amount of a plan is required": { planAmount: "required" },
  "ids in paths": { pathKeys: "id", digitSlugs: true },
  "tokens only in records": { purchaseRecords: "kept", remarks: "null", webhookMeta: false, tokenInWebhook: false },
  "failed sales are refunded": {
    providerFailure: "refunded",
    refundedStatus: "refunded",
    refusedPurchases: "forgotten",
  },
  "profiles of developers only": { nonDeveloperProfile: "404" },
  "another discount is charged": { airtimeDiscountPercent: 3, verifyAmount: "charge", webhookAmount: "charge" },
  "a user in the login": { loginUser: true },
  "a signature of another name": { webhookHeader: "brand" },
  "a signature over compact JSON": { webhookSignature: "over-compact" },
  "webhooks in data": { webhookForm: "in-data", webhookMeta: false, tokenInWebhook: false, purchaseRecords: "kept" },
  "one webhook during the POST": { webhookBeforeAnswer: true, webhookRetries: false, webhookFor: "with-the-answer" },
  "canned sandbox sales": { sandboxSales: "canned" },
  "purchases refused by a 500": { purchaseRefusals: "deployed", refusedPurchases: "forgotten" },
  "numbers checked by the provider": { beneficiaryCheck: "provider" },
  "a used reference is charged again": { doubledReference: "charged-then-500" },
  "keys only, but for the account": {
    authenticatedMeans: "key-but-for-account",
    wrongCredentialStatus: "by-operation",
  },
  "sessions of a year": { accessTokenLifeMs: yearMs },
  "upgrades of its own": { secondUpgrade: "refused", upgradeKeys: "both" },
  "webhook updates for developers": { webhookUpdate: "developers" },
  "numbers as text, null and zero": { limits: "text", missingPrices: "zero", noWebhookUrl: "null" },
  "floats as Python writes them": { numbers: "python-floats" },
  "times of the last change": { recordTime: "changed" },
  "a discovery that leads nowhere": { cableEndpoint: "unknown-path" },
} as const satisfies Record<string, Partial<Switches>>;

/** Traits of one state: A lists dead keys, B lists airtime without a discount. */
const ofState = {
  A: { "dead keys are listed": { deadKeysListed: true } },
  B: {
    "airtime without a discount": { airtimeEntries: "without-discount" },
    "dead keys are gone": { deadKeysListed: false },
  },
} as const satisfies Record<"A" | "B", Record<string, Partial<Switches>>>;

/** Traits of some accounts or some moments: an operator's settings, races and accidents. */
const sometimes = {
  "paths that answer nothing to a slug": { pathKeys: "id", wrongPathKey: "empty-list" },
  "paths that answer 400 to a slug": { pathKeys: "id", wrongPathKey: "400" },
  "paths that answer 500 to a slug": { pathKeys: "id", wrongPathKey: "500" },
  "amount of a plan above zero": { planAmount: "greater-than-zero" },
  "amount of a plan is never enough": { planAmount: "always-missing" },
  "records that are missing": {
    purchaseRecords: "missing",
    remarks: "null",
    webhookMeta: false,
    tokenInWebhook: false,
  },
  "failed sales are not refunded": { providerFailure: "kept", refusedPurchases: "forgotten" },
  "failed sales are reversed": { providerFailure: "refunded", refundedStatus: "reversed" },
  "profiles without permission": { nonDeveloperProfile: "403" },
  "a second factor": { secondFactor: true },
  "phones as +234": { phoneForm: "international" },
  "phones as 234": { phoneForm: "country-code" },
  "phones without 0": { phoneForm: "bare" },
  "several signatures": { webhookHeader: "several" },
  "a POST handed on twice": { gatewayRepeats: true, doubledReference: "charged-then-500" },
  "a worker that dies": { workerDies: true },
  "a provider that takes its time": { providerMs: 3000 },
  "lost debits": { lostDebitWindowMs: 2000 },
  "cashback after a sale": { cashbackPercent: 1 },
  "a developer account switched off": { developerAccounts: "off" },
  "masked keys": { keysShown: "masked" },
  "no bank details": { fundingDetails: "null" },
  "broken bank details": { fundingDetails: "broken" },
  "an upgrade with a fee breaks": { upgradeFeeNaira: 500, upgradeWithFee: "broken" },
} as const satisfies Record<string, Partial<Switches>>;

type TraitName = keyof typeof standing | keyof typeof ofState.A | keyof typeof ofState.B | keyof typeof sometimes;

/** How the deployed service differs from the specification, trait by trait: the settings that turn on only this one. */
export const deployedTraits = { ...standing, ...ofState.A, ...ofState.B, ...sometimes } as Readonly<
  Record<TraitName, Partial<Switches>>
>;

/** Names of the traits that a service in this state always has. */
export function traitsOf(state: "A" | "B"): TraitName[] {
  return Object.keys({ ...standing, ...ofState[state] }) as TraitName[];
}

/** The whole service as it is deployed: A is the state that the specification was written from, B six weeks later. */
export function deployedSwitches(state: "A" | "B"): Partial<Switches> {
  return Object.assign({}, ...traitsOf(state).map((name) => deployedTraits[name]));
}
