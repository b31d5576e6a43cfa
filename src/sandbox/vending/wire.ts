import { type Kobo, koboToNaira, nairaToKobo } from "../../lib/money.ts";
import { type Account, type ApiKey, type Mode, walletOf } from "./accounts.ts";
import type { Switches } from "./switches.ts";
import type { Transaction } from "./transactions.ts";

/** Writes bodies as the specification names their fields, with numbers and timestamps as the switches want them. */
export interface Wire {
  /** A number of naira from the catalogue. */
  naira(amount: number): unknown;
  kobo(amount: Kobo): unknown;
  profile(account: Account, mode: Mode): object;
  apiKey(key: ApiKey): object;
  purchaseResult(result: PurchaseResult): object;
  transactionRecord(transaction: Transaction): object;
  /** The exact bytes of a webhook, with the token of the transaction if `withToken`. */
  webhookBody(transaction: Transaction, at: number, withToken: boolean): string;
}

export interface PurchaseResult {
  status: "success" | "pending" | "failed";
  reference: string;
  purchaseId: number | null;
  message: string;
  error: string | null;
}

// The language's own type declarations do not know it yet.
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

export function createWire(switches: Switches): Wire {
  const kobo = (amount: Kobo): unknown => {
    const naira = koboToNaira(amount);
    return switches.numbers === "plain" ? naira : rawJSON(naira.toFixed(2));
  };
  const timestamp = (at: number): string => {
    const text = new Date(at).toISOString();
    if (switches.timestamps === "seconds") return text.replace(/\.\d+Z$/, "Z");
    return switches.timestamps === "milliseconds" ? text : text.replace("Z", "000+00:00");
  };
  const apiKey = (key: ApiKey) => ({
    key: key.key,
    mode: key.mode,
    is_active: key.isActive,
    created_at: timestamp(key.createdAt),
    last_used: key.lastUsed === null ? null : timestamp(key.lastUsed),
  });
  const amount = (transaction: Transaction, which: "face" | "charge") =>
    kobo(which === "face" ? transaction.faceKobo : transaction.chargeKobo);

  return {
    kobo,
    naira: (naira) => kobo(nairaToKobo(naira)),
    apiKey,
    profile: (account, mode) => ({
      user: {
        id: account.id,
        first_name: account.firstName,
        last_name: account.lastName,
        phone_number: account.phoneNumber,
        email: account.email,
        role: account.role,
        is_active: account.isActive,
      },
      wallet_balance: kobo(walletOf(account, mode)),
      developer_profile: {
        webhook_url: account.webhookUrl,
        webhook_secret: account.webhookSecret,
        is_active: account.role === "developer",
        created_at: timestamp(account.createdAt),
      },
      api_keys: account.keys.filter((key) => key.isActive || switches.deadKeysListed).map(apiKey),
    }),
    purchaseResult: (result) => ({
      status: result.status,
      reference: result.reference,
      purchase_id: result.purchaseId,
      message: result.message,
      error: result.error,
    }),
    transactionRecord: (transaction) => ({
      reference: transaction.reference,
      status: transaction.status,
      amount: amount(transaction, switches.verifyAmount),
      beneficiary: transaction.beneficiary,
      type: transaction.serviceType,
      created_at: timestamp(transaction.createdAt),
      remarks: remarksOf(transaction, switches.tokenWords === "remarks"),
    }),
    webhookBody: (transaction, at, withToken) =>
      JSON.stringify({
        event: "transaction.update",
        reference: transaction.reference,
        status: transaction.status,
        amount: amount(transaction, switches.webhookAmount),
        beneficiary: transaction.beneficiary,
        service_type: transaction.serviceType,
        timestamp: timestamp(at),
        meta: withToken && transaction.token !== null ? { token: transaction.token } : {},
      }),
  };
}

function remarksOf(transaction: Transaction, tellsToken: boolean): string {
  const endings = { success: "delivered", pending: "waiting for the provider", failed: "not delivered" };
  const reason = transaction.error ? `: ${transaction.error}` : "";
  const token = tellsToken && transaction.token !== null ? `. Token: ${transaction.token}` : "";
  return `${transaction.item} for ${transaction.beneficiary}, ${endings[transaction.status]}${reason}${token}`;
}
