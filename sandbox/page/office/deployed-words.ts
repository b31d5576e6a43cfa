const yesNo = { true: "yes", false: "no" };

/** The switches of the service as it is deployed. */
export const deployedWords = {
  planAmount: {
    title: "Amount of a plan",
    choices: {
      ignored: "ignored",
      required: "required",
      "greater-than-zero": "above zero, 422",
      "always-missing": "never enough",
    },
  },
  pathKeys: { title: "Paths name providers by", choices: { slug: "slug", id: "id" } },
  wrongPathKey: {
    title: "An unknown one in a path",
    choices: { 404: "404", "empty-list": "an empty list", 400: "400", 500: "500" },
  },
  digitSlugs: { title: "Some slugs are digits", choices: yesNo },
  purchaseRecords: {
    title: "Records with tokens",
    choices: { none: "no such path", kept: "kept", missing: "history only" },
  },
  remarks: { title: "Remarks", choices: { words: "words", null: "null" } },
  webhookMeta: { title: "Webhooks have a meta", choices: yesNo },
  providerFailure: {
    title: "When the provider fails",
    choices: { "not-charged": "nothing is charged", refunded: "charged, refunded", kept: "charged, kept" },
  },
  refundedStatus: {
    title: "A refunded sale is",
    choices: { failed: "failed", refunded: "refunded", reversed: "reversed" },
  },
  nonDeveloperProfile: { title: "Profile before the upgrade", choices: { shown: "shown", 404: "404", 403: "403" } },
  airtimeEntries: {
    title: "Airtime is listed",
    choices: { "with-discount": "with a discount", "without-discount": "without one" },
  },
  secondFactor: { title: "A login wants a code", choices: yesNo },
  loginUser: { title: "A login shows the user", choices: yesNo },
  webhookHeader: {
    title: "Signature header",
    choices: { service: "X-Service-Signature", brand: "a brand's", several: "several" },
  },
  webhookForm: { title: "Webhook fields are", choices: { flat: "at the top", "in-data": "in “data”" } },
  webhookSignature: {
    title: "A signature is over",
    choices: { "over-the-bytes": "the bytes", "over-compact": "compact JSON" },
  },
  webhookBeforeAnswer: { title: "A webhook comes during the POST", choices: yesNo },
  webhookRetries: { title: "Webhooks are tried again", choices: yesNo },
  sandboxSales: { title: "Sandbox sales are", choices: { played: "played", canned: "one answer for all" } },
  purchaseRefusals: {
    title: "An unknown plan is",
    choices: { specified: "a failed purchase", deployed: "a 500" },
  },
  beneficiaryCheck: { title: "Numbers are checked by", choices: { form: "the service", provider: "the provider" } },
  workerDies: { title: "Dies after the debit", choices: yesNo },
  developerAccounts: { title: "Developer accounts", choices: { on: "on", off: "switched off" } },
  keysShown: { title: "Keys in the profile", choices: { whole: "whole", masked: "masked" } },
  upgradeKeys: { title: "An upgrade makes", choices: { live: "a live key", both: "both keys" } },
  secondUpgrade: { title: "A second upgrade is", choices: { accepted: "accepted", refused: "refused" } },
  upgradeWithFee: { title: "An upgrade with a fee", choices: { charged: "is charged", broken: "breaks" } },
  webhookUpdate: {
    title: "A webhook is set by",
    choices: { "any-account": "any account", developers: "developers" },
  },
  fundingDetails: { title: "Bank details", choices: { shown: "shown", null: "null", broken: "500" } },
  noWebhookUrl: { title: "No webhook URL is", choices: { empty: "empty", null: "null" } },
  limits: { title: "Limits are", choices: { numbers: "numbers", text: "text" } },
  missingPrices: { title: "A price that is missing", choices: { null: "null", zero: "0" } },
  recordTime: { title: "A record's time", choices: { placed: "of the sale", changed: "of the last change" } },
  cableEndpoint: { title: "Discovery leads TV", choices: { tv: "to its list", "unknown-path": "nowhere" } },
};
