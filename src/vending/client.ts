import type { Random } from "../lib/backoff.ts";
import type { Clock } from "../lib/clock.ts";
import type { Log } from "../lib/log.ts";
import type {
  ApiKey,
  FundingDetails,
  Profile,
  TokenPair,
  UpgradeResult,
  WebhookRegistration,
} from "./account-schemas.ts";
import type {
  AirtimeNetwork,
  Category,
  DataPlan,
  ElectricityVariation,
  Provider,
  Variation,
} from "./catalogue-schemas.ts";
import type { PurchaseOutcome } from "./outcome.ts";
import type { Timings, TlsOptions } from "./pools.ts";
import type { PurchaseRequest } from "./purchase-request.ts";
import type { VerifyOutcome } from "./verify-outcome.ts";
import type { KeyMode } from "./words.ts";

/** How a call proves who it is for. The key goes first; a 401 or 403 on one tries the other once. */
export interface Credentials {
  apiKey?: string;
  accessToken?: string;
}

export interface VendingClientDeps {
  /** The service's developer root, ending in `v1/developer`; a trailing slash is allowed. */
  baseUrl: string;
  clock: Clock;
  random: Random;
  log?: Log;
  timings?: Partial<Timings>;
  tls?: TlsOptions;
  /** How many purchases may be on their way at once; more wait, within their deadline. */
  purchaseConnections?: number;
}

/**
 * The service as its caller sees it (spec: "Endpoints"). All but `purchase` and `verify` throw: Unauthorized,
 * RateLimited, Refused, Unavailable or Malformed of errors.ts. GETs are retried within `timings.totalMs`; nothing else
 * is ever sent twice, so after Unavailable a POST or PATCH may have been done.
 */
export interface VendingClient extends AsyncDisposable {
  /** Throws NotAccepted for 4xx (but 429), never for 5xx or silence. */
  login(phoneNumber: string, pin: string): Promise<TokenPair>;
  /** Throws Refused, with the service's words, when the wallet does not hold the fee. */
  upgrade(credentials: { accessToken: string }): Promise<UpgradeResult>;
  profile(credentials: Credentials): Promise<Profile>;
  fundingDetails(credentials: Credentials): Promise<FundingDetails>;
  updateWebhook(credentials: Credentials, url: string): Promise<WebhookRegistration>;
  /** The old key of the mode is dead afterwards; also, perhaps, after Unavailable. */
  regenerateKey(credentials: Credentials, mode: KeyMode): Promise<ApiKey>;

  services(credentials: Credentials): Promise<readonly Category[]>;
  airtimeNetworks(credentials: Credentials): Promise<readonly AirtimeNetwork[]>;
  dataNetworks(credentials: Credentials): Promise<readonly Provider[]>;
  dataPlans(credentials: Credentials, networkId: number): Promise<readonly DataPlan[]>;
  tvServices(credentials: Credentials): Promise<readonly Provider[]>;
  tvPackages(credentials: Credentials, serviceId: number): Promise<readonly Variation[]>;
  electricityServices(credentials: Credentials): Promise<readonly Provider[]>;
  electricityVariations(credentials: Credentials, serviceId: number): Promise<readonly ElectricityVariation[]>;
  internetServices(credentials: Credentials): Promise<readonly Provider[]>;
  internetPlans(credentials: Credentials, serviceId: number): Promise<readonly Variation[]>;
  educationServices(credentials: Credentials): Promise<readonly Provider[]>;
  educationVariations(credentials: Credentials, serviceId: number): Promise<readonly Variation[]>;

  /**
   * Sends one purchase, once. `deadlineAt` (milliseconds since the epoch) is when its first byte may leave at the
   * latest; it is also measured on the monotonic clock from now. Throws only for a bug of the caller, before anything
   * is sent; whatever network and service do is an outcome.
   */
  purchase(order: { apiKey: string; request: PurchaseRequest; deadlineAt: number }): Promise<PurchaseOutcome>;
  /** Throws only when the reference may not stand in a path. */
  verify(credentials: Credentials, reference: string): Promise<VerifyOutcome>;
}

export declare function createVendingClient(deps: VendingClientDeps): VendingClient;
