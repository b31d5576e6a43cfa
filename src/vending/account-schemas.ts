import * as z from "zod";
import type { Kobo } from "../lib/money.ts";
import { id, moment, naira, name, optionalText, signedNaira, verbatimOrNull } from "./fields.ts";
import { isObject } from "./json.ts";
import { type KeyMode, keyModes } from "./words.ts";

/** A JWT pair (spec: "Account"). The spec shows no use of the refresh token, so its absence is no error. */
export interface TokenPair {
  access: string;
  refresh: string | null;
}

export interface ApiKey {
  key: string;
  mode: KeyMode;
  isActive: boolean;
  createdAt: number | null;
  lastUsedAt: number | null;
}

export interface Profile {
  user: {
    id: number;
    firstName: string;
    lastName: string;
    phoneNumber: string;
    email: string;
    /** `developer` after the upgrade. */
    role: string;
    isActive: boolean;
  };
  /** May be negative. */
  walletBalanceKobo: Kobo;
  /** Null before the upgrade. */
  developer: {
    webhookUrl: string | null;
    webhookSecret: string | null;
    isActive: boolean;
    createdAt: number | null;
  } | null;
  /** Keys of a mode that the spec does not know are left out. */
  apiKeys: readonly ApiKey[];
}

/** Where to pay to fund the wallet. Names are cleaned for the screen. */
export interface FundingDetails {
  bankName: string;
  accountNumber: string;
  accountName: string;
}

export interface WebhookRegistration {
  webhookUrl: string;
  webhookSecret: string;
  message: string;
}

export interface UpgradeResult {
  message: string;
  /** Null when the answer does not say it readably: the upgrade itself is done. */
  feeDeductedKobo: Kobo | null;
}

const secret = z.string().min(1).max(8192);

export const tokenPairSchema = z
  .looseObject({ access: secret, refresh: verbatimOrNull })
  .transform((wire): TokenPair => ({ access: wire.access, refresh: wire.refresh }));

export const apiKeySchema = z
  .looseObject({
    key: secret,
    mode: z.enum(keyModes),
    is_active: z.boolean(),
    created_at: moment,
    last_used: moment,
  })
  .transform(
    (wire): ApiKey => ({
      key: wire.key,
      mode: wire.mode,
      isActive: wire.is_active,
      createdAt: wire.created_at,
      lastUsedAt: wire.last_used,
    }),
  );

const userSchema = z.looseObject({
  id,
  first_name: optionalText,
  last_name: optionalText,
  phone_number: optionalText,
  email: optionalText,
  role: optionalText,
  is_active: z.boolean().catch(true),
});

const developerSchema = z
  .looseObject({
    webhook_url: verbatimOrNull,
    webhook_secret: verbatimOrNull,
    is_active: z.boolean().catch(true),
    created_at: moment,
  })
  .nullish();

// A key that cannot be read must not lock the account out: the others still sell.
const apiKeysSchema = z
  .unknown()
  .optional()
  .transform((value): ApiKey[] =>
    (Array.isArray(value) ? value : []).filter(isObject).flatMap((entry) => {
      const parsed = apiKeySchema.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    }),
  );

export const profileSchema = z
  .looseObject({
    user: userSchema,
    wallet_balance: signedNaira,
    developer_profile: developerSchema,
    api_keys: apiKeysSchema,
  })
  .transform(
    ({ user, wallet_balance, developer_profile, api_keys }): Profile => ({
      user: {
        id: user.id,
        firstName: user.first_name,
        lastName: user.last_name,
        phoneNumber: user.phone_number,
        email: user.email,
        role: user.role,
        isActive: user.is_active,
      },
      walletBalanceKobo: wallet_balance,
      developer: developer_profile
        ? {
            webhookUrl: developer_profile.webhook_url,
            webhookSecret: developer_profile.webhook_secret,
            isActive: developer_profile.is_active,
            createdAt: developer_profile.created_at,
          }
        : null,
      apiKeys: api_keys,
    }),
  );

export const fundingDetailsSchema = z
  .looseObject({ bank_name: name, account_number: name, account_name: name })
  .transform(
    (wire): FundingDetails => ({
      bankName: wire.bank_name,
      accountNumber: wire.account_number,
      accountName: wire.account_name,
    }),
  );

export const webhookRegistrationSchema = z
  .looseObject({ message: optionalText, webhook_url: z.string(), webhook_secret: secret })
  .transform(
    (wire): WebhookRegistration => ({
      webhookUrl: wire.webhook_url,
      webhookSecret: wire.webhook_secret,
      message: wire.message,
    }),
  );

export const upgradeResultSchema = z
  .looseObject({ message: optionalText, fee_deducted: naira.nullish().catch(null) })
  .transform((wire): UpgradeResult => ({ message: wire.message, feeDeductedKobo: wire.fee_deducted ?? null }));
