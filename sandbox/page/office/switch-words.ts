import type { Sections } from "../../desk/contract.ts";
import { deployedWords } from "./deployed-words.ts";

type Choices = Sections["choices"]["choices"];

/** A switch in words: its name, and what each of its choices is called. Null has a knob of its own elsewhere. */
type SwitchWords = {
  [Name in keyof Choices]: { title: string; choices: Record<`${Choices[Name][number]}`, string> } | null;
};

const answers = { success: "success", pending: "pending", refused: "refused" };
const yesNo = { true: "yes", false: "no" };
const amounts = { face: "face value", charge: "what was charged" };

export const switchWords: SwitchWords = {
  purchaseAnswer: null,
  airtimeAnswer: null,
  electricityAnswer: null,
  tokenInWebhook: null,
  dialect: {
    title: "Written by",
    choices: {
      spec: "the specification",
      django: "Django",
      laravel: "Laravel",
      express: "Express",
      deployed: "as deployed",
    },
  },
  envelope: { title: "Answers are wrapped", choices: { none: "no", data: "in “data”" } },
  unknownReference: {
    title: "An unknown reference",
    choices: { "404-json": "404, in JSON", "404-html": "404, an error page", "200-error": "200, with an error" },
  },
  doubledReference: {
    title: "The same reference twice",
    choices: {
      refused: "refused",
      "refused-in-other-words": "refused vaguely",
      replayed: "the first answer again",
      "charged-again": "charged again",
      "charged-then-500": "charged again, then 500",
    },
  },
  gatewayRepeats: { title: "A gateway repeats purchases", choices: yesNo },
  refusedPurchases: { title: "Refused purchases are", choices: { recorded: "recorded", forgotten: "forgotten" } },
  refusalForm: {
    title: "A refusal comes as",
    choices: {
      purchase: "a failed purchase",
      "reasons-400": "reasons, 400",
      "reasons-422": "reasons, 422",
      "reasons-403": "reasons, 403",
    },
  },
  verifyAmount: { title: "Amount at verify", choices: amounts },
  webhookAmount: { title: "Amount in webhooks", choices: amounts },
  dataAnswer: { title: "Answer to data", choices: answers },
  tvAnswer: { title: "Answer to TV", choices: answers },
  internetAnswer: { title: "Answer to internet", choices: answers },
  educationAnswer: { title: "Answer to exam pins", choices: answers },
  webhookFor: {
    title: "Webhooks tell",
    choices: {
      "final-states": "the end",
      "every-state": "every state",
      "after-the-answer": "what comes later",
      "with-the-answer": "what comes at once",
    },
  },
  tokenWords: {
    title: "A token in words",
    choices: {
      none: "nowhere",
      remarks: "in verify's remarks",
      message: "in the answer",
      "session-number": "a number like one",
      "remarks-loose": "in verify's remarks, behind the meter",
      "message-loose": "in the purchase's message, behind the meter",
    },
  },
  tokenForm: {
    title: "Tokens are written",
    choices: { digits: "as 20 digits", hyphens: "with hyphens", spaces: "with spaces" },
  },
  lists: { title: "Lists are", choices: { array: "bare", results: "in “results”", data: "in “data”" } },
  webhookUpdateRotatesSecret: { title: "A new webhook, a new secret", choices: yesNo },
  deadKeysListed: { title: "Dead keys are listed", choices: yesNo },
  keysFiledUnder: { title: "Keys stand under", choices: { "their-mode": "their mode", "the-other": "the other mode" } },
  phoneForm: {
    title: "Phone numbers",
    choices: { local: "0803…", international: "+234803…", "country-code": "234803…", bare: "803…" },
  },
  loginRefusalStatus: { title: "A wrong PIN", choices: { 401: "401", 400: "400", 403: "403", 404: "404" } },
  wrongCredentialStatus: { title: "A wrong key", choices: { 401: "401", 403: "403", "by-operation": "401 or 403" } },
  authenticatedMeans: {
    title: "Reading takes",
    choices: {
      "key-or-jwt": "key or login",
      "jwt-only": "a login",
      "key-only": "a key",
      "key-but-for-account": "a key, or for the account a login",
    },
  },
  numbers: {
    title: "Amounts are written",
    choices: {
      plain: "487.5",
      "two-decimals": "487.50",
      "three-decimals": "487.504",
      text: "“487.50”",
      noise: "487.49999999999994",
      "python-floats": "485.0",
    },
  },
  timestamps: {
    title: "Times are written",
    choices: { milliseconds: "…05.123Z", seconds: "…05Z", "microseconds-offset": "…05.123456+00:00" },
  },
  beneficiaries: {
    title: "Numbers come back",
    choices: { "as-sent": "as sent", international: "as +234…", masked: "masked" },
  },
  refusalWords: {
    title: "Reasons are",
    choices: {
      plain: "words",
      code: "a bare code",
      nested: "an object",
      "in-message": "in “message”",
      "like-a-duplicate": "as of a duplicate",
    },
  },
  statusWords: {
    title: "States are written",
    choices: { "as-specified": "success", capitalised: "Success", "upper-case": "SUCCESS" },
  },
  referenceCase: { title: "References come back", choices: { "as-sent": "as sent", lower: "in small letters" } },
  purchaseStatus: { title: "A purchase is answered", choices: { 201: "201", 200: "200" } },
  ...deployedWords,
};
