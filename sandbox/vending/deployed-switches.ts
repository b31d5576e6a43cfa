/**
 * The behaviours of the deployed service that differ from the specification, one switch per behaviour. The first choice
 * of each is the specification's. `deployed.ts` names the settings that belong together.
 */
export const deployedChoices = {
  /**
   * `amount` of a plan: ignored; required, so that 0, false and nothing are a missing field (400); refused with a 422
   * unless greater than 0; or always called missing.
   */
  planAmount: ["ignored", "required", "greater-than-zero", "always-missing"],
  /** What stands for a provider in a listing's path: its slug (data: its id), or its id. An unknown id lists nothing. */
  pathKeys: ["slug", "id"],
  /** Answer to anything else in that place. */
  wrongPathKey: ["404", "empty-list", "400", "500"],
  /** Some providers have slugs of digits, which are other providers' ids or nobody's. */
  digitSlugs: [false, true],
  /**
   * `GET /purchase/{purchase_id}/` and `GET /purchase/history/`: unknown paths, or records with their tokens. `missing`:
   * the history is there, and each record answers that there is no such purchase.
   */
  purchaseRecords: ["none", "kept", "missing"],
  /** `remarks` of verify records. */
  remarks: ["words", "null"],
  /** Whether webhooks have a `meta`. */
  webhookMeta: [true, false],
  /** What becomes of the money when the provider fails: never taken, taken and given back, or taken and kept. */
  providerFailure: ["not-charged", "refunded", "kept"],
  /** The status of a sale whose money was given back, in records and webhooks. */
  refundedStatus: ["failed", "refunded", "reversed"],
  /** Profile of an account that is no developer. */
  nonDeveloperProfile: ["shown", "404", "403"],
  /** Airtime entries: with `api_seller_discount`, or with `api_discount` null and a meaningless `api_seller_price`. */
  airtimeEntries: ["with-discount", "without-discount"],
  /** Whether a right PIN is answered 202, with a code on its way to the phone, and no token. */
  secondFactor: [false, true],
  /** Whether the answer to a login has a `user` as well. */
  loginUser: [false, true],
  /** Headers of a webhook: X-Service-Signature, one with a brand's name, or several, the last of them right. */
  webhookHeader: ["service", "brand", "several"],
  /** Fields of a webhook at its top, or in `data` under the event `transaction.updated`. */
  webhookForm: ["flat", "in-data"],
  /** What is signed: the bytes that are sent, or the compact form of JSON that is sent with ", " and ": ". */
  webhookSignature: ["over-the-bytes", "over-compact"],
  /** In mode `prompt`: the webhook of a purchase is sent during its POST. */
  webhookBeforeAnswer: [false, true],
  /** Whether a webhook that was not answered 200 is sent again. */
  webhookRetries: [true, false],
  /** Sales with a sandbox key: as live ones, from play money, or the same good answer to everything, and no record. */
  sandboxSales: ["played", "canned"],
  /** Refusals of a purchase: failed purchases each, or 500 for an unknown id or an amount that is no number. */
  purchaseRefusals: ["specified", "deployed"],
  /** Who checks the beneficiary: its form, before the debit; or the provider, after it. More than 20 characters: 500. */
  beneficiaryCheck: ["form", "provider"],
  /** Whether the service dies in each purchase after the debit, without a record. */
  workerDies: [false, true],
  /** Whether the keys of developers are refused since an administrator has switched their accounts off. */
  developerAccounts: ["on", "off"],
  /** How keys stand in the profile: whole, or as ak_live_…1234. */
  keysShown: ["whole", "masked"],
  /** Keys that an upgrade makes. */
  upgradeKeys: ["live", "both"],
  /** An upgrade of a developer: 200 without a fee, or 400. */
  secondUpgrade: ["accepted", "refused"],
  /** An upgrade that costs a fee: charged, or a 500 that takes nothing. */
  upgradeWithFee: ["charged", "broken"],
  /** Who may set a webhook: any account; or developers only, who clear it with an empty URL. */
  webhookUpdate: ["any-account", "developers"],
  /** Funding details: shown, without values, or 500. */
  fundingDetails: ["shown", "null", "broken"],
  /** `webhook_url` of a profile that has none. */
  noWebhookUrl: ["empty", "null"],
  /** `min_amount` and `max_amount` in listings. */
  limits: ["numbers", "text"],
  /** Prices that an entry does not have. */
  missingPrices: ["null", "zero"],
  /** `created_at` of records: when the sale was placed, or when it last changed. */
  recordTime: ["placed", "changed"],
  /** Where the discovery sends for TV: to its listing, or to a path that nobody knows. */
  cableEndpoint: ["tv", "unknown-path"],
} as const;

/** Of these, too, the default is the specification's. */
export const deployedNumbers = {
  /** The real discount on airtime, also if its entry says another; 0 takes the entry's. */
  airtimeDiscountPercent: 0,
  /** How long the provider takes: the money is gone at once, and record, webhook and answer come after this. */
  providerMs: 0,
  /** The cashback to the wallet at a success, in percent of the charge. */
  cashbackPercent: 0,
  /** The second of two debits of a wallet within this time is lost: its sale is free. */
  lostDebitWindowMs: 0,
};
