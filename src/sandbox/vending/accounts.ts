import type { Kobo } from "../../lib/money.ts";

export type Mode = "live" | "sandbox";

export interface ApiKey {
  key: string;
  mode: Mode;
  isActive: boolean;
  createdAt: number;
  lastUsed: number | null;
}

/** An account with everything the service knows about it, also what it never tells. */
export interface Account {
  id: number;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  pin: string;
  email: string;
  role: "developer" | "user";
  isActive: boolean;
  createdAt: number;
  /** Newest last, dead ones included. */
  keys: ApiKey[];
  walletKobo: Kobo;
  /** Play money: what sales with a sandbox key are paid from. */
  sandboxWalletKobo: Kobo;
  /** Empty until one is registered. */
  webhookUrl: string;
  webhookSecret: string;
}

export interface NewAccount {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  pin: string;
  email?: string;
  walletNaira: number;
  /** `developer` when not given. */
  role?: "developer" | "user";
  /** `live` alone when not given, and none for a user. */
  keys?: readonly Mode[];
  webhookUrl?: string;
}
