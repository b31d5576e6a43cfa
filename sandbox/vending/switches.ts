import { type Changes, watched } from "./changes.ts";
import { deployedChoices, deployedNumbers } from "./deployed-switches.ts";
import { SandboxError } from "./sandbox-error.ts";

/**
 * This file holds the sandbox's choices for "not shown" in the specification. Behaviour that a caller's safety depends
 * on is a switch; the first choice of each is the default. Deviations of the deployed service stand in
 * `deployed-switches.ts`. The rest is fixed:
 *
 * - Formats. Phone numbers are 0 and ten digits, or 234 (with or without +) and ten digits. Meter numbers are 11 to 13
 *   digits, smart card numbers 8 to 12. A reference is 1 to 64 of `[A-Za-z0-9_-]`. An exam pin's quantity is 1 to 20.
 * - Sandbox keys. A sale with a sandbox key is paid from a play wallet of ₦1,000,000, has its own references, and sends
 *   webhooks like a live one. The profile shows the play wallet to a sandbox key and the live wallet to everything else.
 * - Login takes the phone number as it is stored, digit for digit. Tokens cannot be refreshed: there is no path.
 * - Both credentials at once: only the API key counts, even if it is dead.
 * - A second upgrade answers 200 with `fee_deducted` 0. Key regeneration makes a key also where there was none; an
 *   account that is not a developer gets 403. An unknown `mode` or a webhook URL that is not http(s) is a 400 with `error`.
 * - The developer profile is an object from the start, inactive and with an empty `webhook_url` until there is something.
 * - Unknown paths (also known ones without the slash) are a 404 with HTML, unknown providers a 404 with JSON, wrong
 *   methods a 405; in another dialect, what its framework answers.
 * - A pending sale is charged at once and refunded when it fails. A refused one is never charged.
 * - Tokens. Prepaid electricity has 20 digits, postpaid none. Exam pins are text, one line per pin: "123456789012,
 * serial WRC260000001".
 * - Webhooks are signed at each attempt, with the secret of that moment.
 */
export const switchChoices = {
  /**
   * How every answer and webhook is written: to the letter of the specification, or as a framework does where the
   * specification is silent (`dialects/`). In those, `lists`, `numbers`, `timestamps` and the statuses of refusals are the
   * framework's own, and the switches for them do nothing.
   */
  dialect: ["spec", "django", "laravel", "express", "deployed"],
  /** Whether single objects stand at the top of an answer, or in its `data`. */
  envelope: ["none", "data"],
  /** Verify of a reference that the service does not know. `200-error` is a 200 whose body is `{ "error": … }`. */
  unknownReference: ["404-json", "404-html", "200-error"],
  /**
   * A second purchase with a reference already used: a 400 that says so, a 400 with words for anything, the first one's
   * answer again, a second sale, or a second debit and order that end in a 500 without a record. The last one finds a
   * reference used by any account.
   */
  doubledReference: ["refused", "refused-in-other-words", "replayed", "charged-again", "charged-then-500"],
  /** Whether a gateway in front hands every purchase on twice, and answers with what came of the second. */
  gatewayRepeats: [false, true],
  /** Whether a refused purchase leaves a failed record behind that verify finds. */
  refusedPurchases: ["recorded", "forgotten"],
  /** How a purchase is refused: with a failed purchase, or only with reasons under one of three statuses. */
  refusalForm: ["purchase", "reasons-400", "reasons-422", "reasons-403"],
  /** `amount` of the verify record. */
  verifyAmount: ["face", "charge"],
  /** `amount` of the webhook. */
  webhookAmount: ["face", "charge"],
  /** The answer to every good purchase. `by-service` looks at the six switches that follow; `refused` is a 400. */
  purchaseAnswer: ["by-service", "success", "pending", "refused"],
  airtimeAnswer: ["success", "pending", "refused"],
  dataAnswer: ["success", "pending", "refused"],
  tvAnswer: ["success", "pending", "refused"],
  electricityAnswer: ["success", "pending", "refused"],
  internetAnswer: ["success", "pending", "refused"],
  educationAnswer: ["success", "pending", "refused"],
  /**
   * Which states are told by webhook: success and failed; also pending; only what comes after the POST's answer; or only
   * what comes with it, whatever it is.
   */
  webhookFor: ["final-states", "every-state", "after-the-answer", "with-the-answer"],
  /** Whether a token travels in the webhook's `meta.token`. */
  tokenInWebhook: [true, false],
  /**
   * Where else a token can be read: nowhere, in verify's `remarks`, or in the `message` of the purchase's answer. `-loose`:
   * there, with the meter between its label and its digits.
   * `session-number`: in neither, but both name a bank's session of as many digits.
   */
  tokenWords: ["none", "remarks", "message", "session-number", "remarks-loose", "message-loose"],
  /** How the 20 digits are written. */
  tokenForm: ["digits", "hyphens", "spaces"],
  /** Listings are a bare array, or wrapped in `results` or `data`. Only wrapped ones are paged. */
  lists: ["array", "results", "data"],
  /** Whether a webhook update makes a new secret, or returns the one there was. */
  webhookUpdateRotatesSecret: [false, true],
  /** Whether keys killed by a regeneration stay in the profile with `is_active` false. */
  deadKeysListed: [true, false],
  /** Under which mode a key is listed: the one that it acts in, or the other. */
  keysFiledUnder: ["their-mode", "the-other"],
  /** How phone numbers are stored, 0803…, +234803…, 234803… or 803…: login takes only that form, the profile shows it. */
  phoneForm: ["local", "international", "country-code", "bare"],
  /** Status for a wrong phone or PIN. */
  loginRefusalStatus: [401, 400, 403, 404],
  /** Status for a missing, dead, expired or unfit credential; or 401 for the account's operations and 403 elsewhere. */
  wrongCredentialStatus: [401, 403, "by-operation"],
  /**
   * The credentials that "authenticated" accepts, for listings, funding details, webhook update, key regeneration and
   * verify. `key-but-for-account`: a key; funding details, webhook update and key regeneration take a JWT, too.
   */
  authenticatedMeans: ["key-or-jwt", "jwt-only", "key-only", "key-but-for-account"],
  /**
   * How numbers of naira are written: 487.5, 487.50, 487.504 (the same to the kobo), "487.50", or as floats end,
   * 487.49999999999994, or with a decimal each, 485.0. Percentages are text, noisy and floats with them.
   */
  numbers: ["plain", "two-decimals", "three-decimals", "text", "noise", "python-floats"],
  /** How timestamps are written: …05.123Z, …05Z or …05.123456+00:00. All of them are ISO 8601 UTC. */
  timestamps: ["milliseconds", "seconds", "microseconds-offset"],
  /** The beneficiary in verify records and webhooks: 08035551234, +2348035551234 or 0803****234. */
  beneficiaries: ["as-sent", "international", "masked"],
  /** The reason of a refused purchase: words, a bare code, an object, in `message` alone, or as if of a duplicate. */
  refusalWords: ["plain", "code", "nested", "in-message", "like-a-duplicate"],
  /** How the three statuses are written: success, Success or SUCCESS. */
  statusWords: ["as-specified", "capitalised", "upper-case"],
  /** The reference in answers, records and webhooks. Verify finds a sale by the one that was sent. */
  referenceCase: ["as-sent", "lower"],
  /** Status of a purchase that was taken. */
  purchaseStatus: [201, 200],
  ...deployedChoices,
} as const;

/** Switches that hold any number from 0 up, with their defaults. */
export const switchNumbers = {
  /** The charge of an electricity token, in percent of its face value. 101 is a fee of one percent. */
  electricityChargePercent: 99,
  /** Entries on a page of a wrapped listing; 0 puts all on one, or, in another dialect, as many as its framework does. */
  listPageSize: 0,
  /** Life of an access token. */
  accessTokenLifeMs: 900_000,
  /** How long after its success a token is made and told, by a webhook of its own; 0 tells both in one. */
  tokenDelayMs: 0,
  /** How long a sale stays pending before it succeeds; 0 leaves it pending until it is settled by hand. */
  settleAfterMs: 0,
  /** The fee for becoming a developer; 0 is none. */
  upgradeFeeNaira: 0,
  /** Added to what each sale is charged, though no listing says so. */
  surchargeNaira: 0,
  /** How far verify is behind: it reads a copy of the books without the last moments. */
  verifyBehindMs: 0,
  /** How far the balance in the profile is behind. */
  walletBehindMs: 0,
  ...deployedNumbers,
};

type Choices = typeof switchChoices;
type Numbers = typeof switchNumbers;

export type Switches = { -readonly [Name in keyof Choices]: Choices[Name][number] } & Numbers;

/** All switches at their defaults. Setting an unknown switch, or a value that is no choice, throws SandboxError. */
export function createSwitches(changes: Changes): Switches {
  const choices = Object.entries(switchChoices).map(([name, [first]]) => [name, first]);
  const defaults = { ...Object.fromEntries(choices), ...switchNumbers } as Switches;
  return watched(defaults, changes, "switch", (name, value) => {
    if (!isAllowed(name, value)) throw new SandboxError("sandbox.bad_switch", `${name} cannot be ${String(value)}`);
  });
}

function isAllowed(name: string, value: unknown): boolean {
  if (name in switchNumbers) return typeof value === "number" && value >= 0;
  const choices: Readonly<Record<string, readonly unknown[]>> = switchChoices;
  return Object.hasOwn(choices, name) && choices[name]?.includes(value) === true;
}

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
