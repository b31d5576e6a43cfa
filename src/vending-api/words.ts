import type { AccountMode } from "../core/account-modes.ts";

/** The service's words and paths, each written once (spec: "What the service does", "Endpoints"). */

/** The mode of an API key. A sandbox key is for trying; nothing it does may be mixed with live. */
export type KeyMode = AccountMode;

const prefixModes = { ak_live_: "live", ak_test_: "sandbox" } as const satisfies Record<string, KeyMode>;

/**
 * Whether a key may be what it is filed under. One whose prefix says the other mode (spec: "Authentication") is used in
 * neither: a sale that is only tried must not spend money. A key without a known prefix is taken as it is filed.
 */
export function fitsMode(key: string, mode: KeyMode): boolean {
  const told = Object.entries(prefixModes).find(([prefix]) => key.toLowerCase().startsWith(prefix));
  return told === undefined || told[1] === mode;
}

/** Whether a key is for trying, by its prefix. */
export function isSandboxKey(key: string): boolean {
  return key.toLowerCase().startsWith("ak_test_");
}

/** The `status` of a record. `other` is a word that the spec does not know: kept beside it, never guessed at. */
export type RecordStatus = "success" | "pending" | "failed" | "other";

const specified: ReadonlySet<string> = new Set<RecordStatus>(["success", "pending", "failed"]);
/** Words of services for a sale that failed and was given back. */
const givenBack: ReadonlySet<string> = new Set(["refunded", "reversed"]);

/** Reads only these words, in any case: "failure" is a word we do not know, and an unknown word is never a failure. */
export function readStatusWord(said: unknown): RecordStatus {
  const word = typeof said === "string" ? said.trim().toLowerCase() : "";
  if (givenBack.has(word)) return "failed";
  return specified.has(word) ? (word as RecordStatus) : "other";
}

/** Whether a status word is one that the specification does not have, and this client reads all the same. */
export function isBeyondSpec(word: string): boolean {
  return givenBack.has(word.trim().toLowerCase());
}

const ownReference = /^VB-[0-9A-Z]{26}$/i;

/** A reference as we write ours, where a service keeps it in other letters; another's as it stands. */
export function readReference(said: unknown): string | null {
  if (typeof said !== "string") return null;
  return ownReference.test(said) ? said.toUpperCase() : said;
}

/** Routes under the base address, with the trailing slash that is part of each. `network_id` is the integer, `service_id` the slug of a provider entry. */
export const routes = {
  login: "/login/",
  upgrade: "/upgrade/",
  profile: "/profile/",
  fundingDetails: "/funding-details/",
  updateWebhook: "/webhook/update/",
  regenerateKey: "/keys/regenerate/",
  services: "/services/",
  airtimeNetworks: "/airtime/networks/",
  dataNetworks: "/data/networks/",
  dataPlans: (networkId: string) => `/data/networks/${networkId}/plans/`,
  tvServices: "/tv/services/",
  tvPackages: (serviceId: string) => `/tv/services/${serviceId}/packages/`,
  electricityServices: "/electricity/services/",
  electricityVariations: (serviceId: string) => `/electricity/services/${serviceId}/variations/`,
  internetServices: "/internet/services/",
  internetPlans: (serviceId: string) => `/internet/services/${serviceId}/plans/`,
  educationServices: "/education/services/",
  educationVariations: (serviceId: string) => `/education/services/${serviceId}/variations/`,
  purchase: "/purchase/",
  verify: (reference: string) => `/verify/${reference}/`,
  /** Beyond the specification: asked only for a token that is late. */
  purchaseRecord: (purchaseId: string) => `/purchase/${purchaseId}/`,
  purchaseHistory: "/purchase/history/",
} as const;

/** What discovery's `endpoint` strings begin with (spec: "Versioning"). */
export const discoveryPrefix = "/api/v1/developer";

export const slugPattern = /^[\w-]{1,64}$/;

/** A reference that may stand in a path. `..` would climb out of `/verify/`, also when percent-encoded. */
export const referencePattern = /^[A-Za-z0-9-]{1,32}$/;
