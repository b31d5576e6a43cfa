import type * as z from "zod";
import type { Random } from "../core/backoff.ts";
import type { Clock } from "../core/clock.ts";
import { type Log, silentLog } from "../core/log.ts";
import type { ObserveBeyondSpec } from "../core/metrics.ts";
import type { Kobo } from "../core/money.ts";
import {
  type ApiKey,
  apiKeySchema,
  type FundingDetails,
  fundingDetailsSchema,
  type Profile,
  profileSchema,
  type TokenPair,
  upgradeResultSchema,
  webhookRegistrationSchema,
} from "./account-schemas.ts";
import { checkId, checkReference, readBaseUrl } from "./arguments.ts";
import { type Breaker, endingOf, startProber } from "./breaker.ts";
import {
  type Category,
  categorySchema,
  type EntryOf,
  type Listing,
  listings,
  type ProviderKey,
} from "./catalogue-schemas.ts";
import { type AuthHeaders, authHeaders, type Credentials, secretsOf, secretsOfUrl } from "./credentials.ts";
import { NotDeveloper, serviceDown, Unauthorized, Unavailable } from "./errors.ts";
import { readJson } from "./json.ts";
import { createLoginCall } from "./login-call.ts";
import { roundedFields } from "./naira.ts";
import { describeCall, type ObserveCall, operationOf } from "./observe.ts";
import { readCategories, readEntries, readPages } from "./pages.ts";
import { type ConnectOptions, createPools, defaultTimings, type Timings } from "./pools.ts";
import { createProviderListings } from "./provider-listings.ts";
import { createPurchaseLine, type PurchaseOperation } from "./purchase-line.ts";
import { createReader } from "./reader.ts";
import { createRecordCalls, type RecordCalls } from "./record-calls.ts";
import { readAs, readReply } from "./replies.ts";
import { readRetryAfter } from "./retry-after.ts";
import { askProfile } from "./rights.ts";
import { createServiceTraits, createStatusWordNoter, type ServiceTraits } from "./traits.ts";
import type { Call, Delivery } from "./transport.ts";
import { readVerifyAnswer, type VerifyOutcome } from "./verify-outcome.ts";
import { type KeyMode, routes } from "./words.ts";

export type { Credentials } from "./credentials.ts";

/** An answer that shows that the service is there takes no longer. */
const pingMs = 3000;

export interface VendingClientDeps {
  /** The service's developer root, ending in `v1/developer`; a trailing slash is allowed. */
  baseUrl: string;
  clock: Clock;
  random: Random;
  log?: Log;
  /** The learned traits of this service; calls add to them. Default: none, kept in memory. */
  traits?: ServiceTraits;
  timings?: Partial<Timings>;
  connect?: ConnectOptions;
  /** How many purchases may be on their way at once; more wait, within their deadline. */
  purchaseConnections?: number;
  /** Told of each request when it is over. */
  observe?: ObserveCall;
  /** The same with the absolute path and the whole answer, which may hold keys and tokens: for the operators' probe. */
  inspect?(path: string, delivery: Delivery, ms: number): void;
  onBeyondSpec?: ObserveBeyondSpec;
  /**
   * Told of how every request ends. While it is open, all but `verify` ends at once, unsent: as Unavailable for
   * `service_down`, or as a purchase that is not sent.
   */
  breaker?: Breaker;
  /** What a question whether the service is there is asked with: of somebody who is in at that moment. */
  credentialsToPing?(): Promise<Credentials>;
}

/**
 * The service as its caller sees it (spec: "Endpoints"). All but `verify` throw: Unauthorized,
 * RateLimited, Refused, Unavailable or Malformed of errors.ts. GETs are retried within `timings.totalMs`; nothing else
 * is ever sent twice, so after Unavailable a POST or PATCH may have been done.
 */
export interface VendingClient extends AsyncDisposable, RecordCalls {
  /** Throws NotAccepted for 4xx (but 429) and AnotherStep for 202, neither for 5xx or silence. */
  login(phoneNumber: string, pin: string): Promise<TokenPair>;
  /** Throws Refused, with the service's words, when the wallet does not hold the fee. */
  upgrade(credentials: { accessToken: string }): Promise<{ feeDeductedKobo: Kobo | null }>;
  /** Throws NotDeveloper if the service shows the token's user no profile. */
  profile(credentials: Credentials): Promise<Profile>;
  /** Null: nobody has set it up at the service. */
  fundingDetails(credentials: Credentials): Promise<FundingDetails | null>;
  updateWebhook(credentials: Credentials, url: string): Promise<{ webhookSecret: string }>;
  /** The old key of the mode is dead afterwards; also, perhaps, after Unavailable. */
  regenerateKey(credentials: Credentials, mode: KeyMode): Promise<ApiKey>;

  services(credentials: Credentials): Promise<readonly Category[]>;
  /** `parent`: the network or service that the listing stands below, where it does. */
  list<L extends Listing>(
    credentials: Credentials,
    listing: L,
    parent?: ProviderKey | null,
  ): Promise<readonly EntryOf<L>[]>;

  /** Whether the service answers at all, asked with `credentialsToPing`. Never rejects. */
  ping(): Promise<boolean>;
  /** Throws only when the reference may not stand in a path. */
  verify(credentials: Credentials, reference: string): Promise<VerifyOutcome>;
}

/** Opens the connections as they are needed; dispose waits for purchases under way (`timings.drainMs`), then cuts. */
export function createVendingClient(deps: VendingClientDeps): VendingClient & { postPurchase: PurchaseOperation } {
  const { clock, random, breaker } = deps;
  const log = deps.log ?? silentLog;
  const traits = deps.traits ?? createServiceTraits();
  const onBeyondSpec = deps.onBeyondSpec ?? (() => undefined);
  const readProviderListing = createProviderListings(traits, onBeyondSpec);
  const recordStatusWord = createStatusWordNoter(traits, onBeyondSpec);
  const timings = { ...defaultTimings, ...deps.timings };
  const base = readBaseUrl(deps.baseUrl);
  const pools = createPools(base.origin, timings, deps.connect ?? {}, deps.purchaseConnections ?? 64);
  const closing = new AbortController();
  const onDelivered = (call: Pick<Call, "path">, delivery: Delivery, ms: number) => {
    const ending = endingOf(delivery);
    if (ending) breaker?.note(ending);
    deps.inspect?.(call.path, delivery, ms);
    deps.observe?.(describeCall(base.basePath, call, delivery, ms));
  };
  const isDown = () => breaker?.isOpen ?? false;
  const reader = createReader(pools.reads, pools.calls, {
    ...{ clock, random, timings, onDelivered },
    closing: closing.signal,
  });
  const line = createPurchaseLine({
    dispatcher: pools.purchases,
    path: base.basePath + routes.purchase,
    ...{ clock, timings, onDelivered, isDown },
  });
  const stopProber = breaker && startProber(breaker, clock, ping);
  const rounded = new Set<string>();

  async function ping(): Promise<boolean> {
    // Nothing is remembered for this: what was used last may have been logged out since.
    const credentials = await deps.credentialsToPing?.().catch(() => ({}));
    const [auth = {}] = authHeaders(credentials ?? {});
    const delivery = await reader.get(base.basePath + routes.services, [auth], "nothing", pingMs);
    return endingOf(delivery) === "answered";
  }

  /** Amounts were rounded when they were read: logged once per field, since it concerns the service and no seller. */
  function recordRounded(path: string, json: unknown): void {
    const operation = operationOf(base.basePath, path);
    for (const field of roundedFields(json)) {
      if (rounded.has(`${operation}.${field}`)) continue;
      rounded.add(`${operation}.${field}`);
      log.warn("vending.money_rounded", { operation, field });
    }
  }

  /** The credentials of a request. Throws Unavailable, at once, while the service answers nobody. */
  function admit(credentials: Credentials): readonly AuthHeaders[] {
    const auth = authHeaders(credentials);
    if (auth.length === 0) throw new Unauthorized({ why: "no_credentials" });
    if (isDown()) throw new Unavailable({ why: serviceDown });
    return auth;
  }

  /** The JSON of one GET. `path` is absolute. */
  async function getJson(path: string, credentials: Credentials): Promise<unknown> {
    const auth = admit(credentials);
    const json = readReply(await reader.get(path, auth, "answers"), clock.now(), secretsOf(credentials));
    recordRounded(path, json);
    return json;
  }

  async function getAs<Value>(schema: z.ZodType<Value>, route: string, credentials: Credentials): Promise<Value> {
    return readAs(schema, await getJson(base.basePath + route, credentials), secretsOf(credentials));
  }

  async function readList(route: string, listing: Listing, credentials: Credentials) {
    const path = base.basePath + route;
    const pages = readPages(path, base, (page) => getJson(page, credentials), secretsOf(credentials));
    return readEntries<EntryOf<Listing>>(await pages, listings[listing].entry, path, log);
  }

  async function list(credentials: Credentials, listing: Listing, parent: ProviderKey | null = null) {
    const { id, slug } = parent ?? { id: Number.NaN, slug: "" };
    const isBelow = typeof listings[listing].route !== "string";
    const key = { id: isBelow ? checkId(id) : id, slug };
    const entries = await readProviderListing(listing, key, (route) => readList(route, listing, credentials));
    if (entries.some(isWithoutDiscount)) onBeyondSpec("airtime_without_discount");
    return entries;
  }

  async function change<Value>(
    method: "POST" | "PATCH",
    route: string,
    payload: Readonly<Record<string, string>> | null,
    credentials: Credentials,
    schema: z.ZodType<Value>,
  ): Promise<Value> {
    const call = { method, path: base.basePath + route, ...(payload && { body: JSON.stringify(payload) }) };
    const auth = admit(credentials);
    const delivery = await reader.call(call, auth);
    const secrets = [...secretsOf(credentials), ...Object.values(payload ?? {}).flatMap(secretsOfUrl)];
    return readAs(schema, readReply(delivery, clock.now(), secrets), secrets);
  }

  return {
    login: createLoginCall({ reader, path: base.basePath + routes.login, ...{ clock, isDown, onBeyondSpec } }),
    upgrade: ({ accessToken }) => change("POST", routes.upgrade, null, { accessToken }, upgradeResultSchema),
    async profile(credentials) {
      const ask = (shown: Credentials) => getAs(profileSchema, routes.profile, shown);
      return askProfile(ask, credentials).catch((error: unknown) => {
        if (error instanceof NotDeveloper) onBeyondSpec("profile_not_developer");
        throw error;
      });
    },
    fundingDetails: (credentials) => getAs(fundingDetailsSchema, routes.fundingDetails, credentials),
    updateWebhook: (credentials, url) =>
      change("PATCH", routes.updateWebhook, { webhook_url: url }, credentials, webhookRegistrationSchema),
    regenerateKey: (credentials, mode) => change("POST", routes.regenerateKey, { mode }, credentials, apiKeySchema),

    async services(credentials) {
      const json = await getJson(base.basePath + routes.services, credentials);
      return readEntries(
        readCategories(json, secretsOf(credentials)),
        categorySchema(base.basePath),
        routes.services,
        log,
      );
    },
    list: list as VendingClient["list"],
    ping,
    postPurchase: line.postPurchase,
    async verify(credentials, reference) {
      checkReference(reference);
      const auth = authHeaders(credentials);
      if (auth.length === 0) return { kind: "unauthorized", why: "no_credentials" };
      const path = base.basePath + routes.verify(reference);
      // Callers have a pace of their own, so nothing is retried here.
      const delivery = await reader.get(path, auth, isDown() ? "nothing" : "broken_line");
      if (delivery.kind === "broken") return { kind: "error", why: delivery.why, retryAfterMs: null };
      const { status, body, refusedBefore, headers } = delivery;
      const answer = { status, body, refusedBefore, retryAfterMs: readRetryAfter(headers, clock.now()) };
      recordRounded(path, readJson(body));
      const outcome = readVerifyAnswer(reference, answer, secretsOf(credentials));
      if (outcome.kind === "record") await recordStatusWord(outcome.record.statusWord);
      return outcome;
    },
    ...createRecordCalls(reader, base.basePath, isDown),
    async [Symbol.asyncDispose]() {
      stopProber?.();
      closing.abort();
      await Promise.all([pools.reads.destroy(), pools.calls.destroy(), line.close()]);
      await pools.purchases.destroy();
    },
  };
}

const isWithoutDiscount = (entry: object) =>
  "apiSellerDiscountPercent" in entry && entry.apiSellerDiscountPercent === null;
