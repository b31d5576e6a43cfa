import * as z from "zod";
import { accountModes } from "../core/account-modes.ts";
import type { Kobo } from "../core/money.ts";
import { unwrap } from "./envelope.ts";
import { flag, moment, naira, name, optionalText, signedNaira, verbatimOrNull } from "./fields.ts";
import { isObject, type JsonObject } from "./json.ts";
import { fitsMode, type KeyMode } from "./words.ts";

/**
 * A JWT pair (spec: "Account"). The spec shows no use of the refresh token, so its absence is no error. `user`: what the
 * answer says of the person beside it, which the spec does not have.
 */
export interface TokenPair {
  access: string;
  refresh: string | null;
  user?: Profile["user"] | undefined;
}

export type ApiKey = z.infer<typeof keyEntrySchema>;

/** A profile, as far as it can be read: what it does not say readably is null or empty, never made up. */
export interface Profile {
  user: {
    /** As digits where it is a number; another text as it stands. */
    id: string | null;
    firstName: string;
    lastName: string;
    phoneNumber: string;
    /** `developer` after the upgrade. */
    role: string;
  };
  /** May be negative; null: not known. */
  walletBalanceKobo: Kobo | null;
  /** Null before the upgrade, and where it cannot be read. */
  developer: {
    webhookUrl: string | null;
    webhookSecret: string | null;
  } | null;
  /** Keys of a mode that the spec does not know are left out. */
  apiKeys: readonly ApiKey[];
  /** False: there may be keys that could not be read, so one that is missing here need not be dead. */
  isKeyListWhole: boolean;
  /** The service shows keys only in part: no look at the profile brings one. */
  hasMaskedKeys?: true;
  /** The service shows no profile to this user, who is no developer yet. */
  isMissing?: true;
}

/** Stands for the profile of a user who is no developer yet, where the service shows none. */
export function profileOfUser(user: Profile["user"] | undefined): Profile {
  const nobody = { id: null, firstName: "", lastName: "", phoneNumber: "" };
  return {
    user: { ...(user ?? nobody), role: "user" },
    ...{ walletBalanceKobo: null, developer: null, apiKeys: [], isKeyListWhole: true, isMissing: true },
  };
}

/** Where to pay to fund the wallet. Names are cleaned for the screen. */
export type FundingDetails = NonNullable<z.infer<typeof fundingDetailsSchema>>;

const secret = z.string().min(1).max(8192);

/**
 * The active keys of a mode. `known`: a key of this mode that the service has taken. Beside it, a part of it and a text
 * much shorter than it are left out: the service shows its keys shortened.
 */
export function activeKeys({ apiKeys }: Pick<Profile, "apiKeys">, mode: KeyMode, known: string | undefined): ApiKey[] {
  return apiKeys.filter((key) => key.mode === mode && key.isActive && !isShortened(key.key, known));
}

/** Whether a profile certainly lists no active key of a mode. */
export function isWithoutKey({ apiKeys, isKeyListWhole }: Profile, mode: KeyMode): boolean {
  return isKeyListWhole && !apiKeys.some((key) => key.mode === mode && key.isActive);
}

function isShortened(key: string, known: string | undefined): boolean {
  if (known === undefined || key.length >= known.length) return false;
  return known.startsWith(key) || known.endsWith(key) || key.length < known.length * 0.75;
}

/** The active key of a mode that was made last, as `activeKeys` has them. */
export function newestKey(profile: Pick<Profile, "apiKeys">, mode: KeyMode, known?: string): string | undefined {
  const active = activeKeys(profile, mode, known);
  return active.toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0))[0]?.key;
}

/** Reads the answer, or what it wraps: the object that has one of the fields named. */
function wrapped<Value>(fields: readonly string[], schema: z.ZodType<Value>): z.ZodType<Value> {
  return z
    .unknown()
    .transform((json) => unwrap(json, fields))
    .pipe(schema);
}

/** Whether it is a key only in part, as "ak_live_…1234" or "ak_live_****": nobody is let in with it. */
const isMasked = (key: string) => /[*•…]|\.{3}/.test(key);

// A key whose flag is missing is tried: the service refuses a dead one.
const keyEntrySchema = z
  .looseObject({
    key: secret,
    mode: z.enum(accountModes),
    is_active: flag(true),
    created_at: moment,
    last_used: moment,
  })
  .refine((wire) => fitsMode(wire.key, wire.mode) && !isMasked(wire.key))
  .transform((wire) => ({
    key: wire.key,
    mode: wire.mode,
    isActive: wire.is_active,
    createdAt: wire.created_at,
    lastUsedAt: wire.last_used,
  }));

export const apiKeySchema = wrapped(["key"], keyEntrySchema);

const userId = z
  .union([z.number().int().nonnegative().transform(String), z.string().trim().min(1).max(64)])
  .nullable()
  .catch(null);

const userSchema = z
  .looseObject({
    id: userId,
    first_name: optionalText,
    last_name: optionalText,
    phone_number: optionalText,
    role: optionalText,
  })
  .transform((wire): Profile["user"] => ({
    id: wire.id,
    firstName: wire.first_name,
    lastName: wire.last_name,
    phoneNumber: wire.phone_number,
    role: wire.role,
  }));

export const tokenPairSchema = wrapped(
  ["access"],
  z.object({
    access: secret,
    refresh: verbatimOrNull,
    user: z
      .unknown()
      .optional()
      .transform((user) => (isObject(user) ? userSchema.parse(user) : undefined)),
  }),
);

// Null as a whole where its URL cannot be read: "nobody is called" would have somebody else's webhook replaced.
const developerSchema = z
  .looseObject({
    webhook_url: z.string().max(4096).nullish(),
    webhook_secret: verbatimOrNull,
  })
  .transform((wire): Profile["developer"] => ({
    webhookUrl: wire.webhook_url || null,
    webhookSecret: wire.webhook_secret,
  }))
  .nullable()
  .catch(null);

const profileFields = ["user", "wallet_balance", "developer_profile", "api_keys"] as const;

export const profileSchema = wrapped(
  profileFields,
  z.record(z.string(), z.unknown()).transform(readProfile).refine(saysAnything, "Nothing of an account"),
);

/** Field by field: one that cannot be read must not lock the account out, for the others still sell. */
function readProfile(wire: JsonObject): Profile {
  const { user, wallet_balance, developer_profile, api_keys } = wire;
  const entries = Array.isArray(api_keys) ? api_keys : [];
  return {
    user: userSchema.parse(isObject(user) ? user : {}),
    walletBalanceKobo: signedNaira.nullable().catch(null).parse(wallet_balance),
    developer: developerSchema.parse(developer_profile),
    apiKeys: entries.flatMap((entry) => keyEntrySchema.safeParse(entry).data ?? []),
    isKeyListWhole: Array.isArray(api_keys) && entries.every((entry) => isObject(entry) && hasKey(entry)),
    ...(entries.some((entry) => isObject(entry) && isMasked(String(entry.key))) && { hasMaskedKeys: true }),
  };
}

const hasKey = ({ key }: JsonObject) => secret.safeParse(key).success && !isMasked(String(key));

function saysAnything({ user, walletBalanceKobo, developer, apiKeys }: Profile): boolean {
  return user.id !== null || walletBalanceKobo !== null || developer !== null || apiKeys.length > 0;
}

// Accounts have ten digits. A number of fewer has lost its zeros, and money would go elsewhere.
const accountNumber = z.union([z.number().int().min(1e9).max(9_999_999_999).transform(String), name]);

const notSetUp = z.union([z.null(), z.literal("")]);

/** Null where the service names no account to pay into: nobody has set it up there. */
export const fundingDetailsSchema = wrapped(
  ["account_number"],
  z.union([
    z.looseObject({ account_number: notSetUp }).transform(() => null),
    z.looseObject({ bank_name: notSetUp, account_number: accountNumber }).transform(() => null),
    z
      .looseObject({ bank_name: name, account_number: accountNumber, account_name: z.union([name, notSetUp]) })
      .transform((wire) => ({
        bankName: wire.bank_name,
        accountNumber: wire.account_number,
        accountName: wire.account_name ?? "",
      })),
  ]),
);

export const webhookRegistrationSchema = wrapped(
  ["webhook_secret"],
  z
    .looseObject({ webhook_url: z.string(), webhook_secret: secret })
    .transform((wire) => ({ webhookSecret: wire.webhook_secret })),
);

export const upgradeResultSchema = wrapped(
  ["fee_deducted"],
  // Null when the answer does not say it readably: the upgrade itself is done.
  z
    .looseObject({ fee_deducted: naira.nullish().catch(null) })
    .transform((wire) => ({ feeDeductedKobo: wire.fee_deducted ?? null })),
);
