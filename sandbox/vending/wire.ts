import { type Kobo, koboToNaira } from "../../src/core/money.ts";
import type { Account, ApiKey, Mode } from "./accounts.ts";
import { type Body, flag, id, money, time } from "./meaning.ts";
import { nairaToKobo } from "./naira.ts";
import { pythonFloat } from "./raw-json.ts";
import type { Switches } from "./switches.ts";
import { tokenInWords } from "./tokens.ts";
import type { Transaction } from "./transactions.ts";

export interface PurchaseResult {
  status: "success" | "pending" | "failed";
  reference: string;
  purchaseId: number | null;
  message: string;
  error: string | null;
}

/**
 * Bodies as the specification names their fields, with the words that the switches want; a dialect writes the leaves.
 */
export function createWire(switches: Switches) {
  const filedUnder = (mode: Mode): Mode => {
    if (switches.keysFiledUnder === "their-mode") return mode;
    return mode === "live" ? "sandbox" : "live";
  };
  /** A phone number as it is stored. */
  const phone = (number: string) => number.replace(/^0/, phonePrefixes[switches.phoneForm]);
  const apiKey = (key: ApiKey) => ({
    key: key.key,
    mode: filedUnder(key.mode),
    is_active: flag(key.isActive),
    created_at: time(key.createdAt),
    last_used: key.lastUsed === null ? null : time(key.lastUsed),
  });
  const amount = (transaction: Transaction, which: "face" | "charge") =>
    money(which === "face" ? transaction.faceKobo : transaction.chargeKobo);
  const reference = (sent: string) => (switches.referenceCase === "lower" ? sent.toLowerCase() : sent);
  const status = (word: string) => {
    if (switches.statusWords === "upper-case") return word.toUpperCase();
    return switches.statusWords === "capitalised" ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  };
  const statusTextOf = ({ status: truth, isRefunded }: Transaction) =>
    status(isRefunded ? switches.refundedStatus : truth);
  const recordTime = ({ createdAt, history }: Transaction) =>
    time(switches.recordTime === "placed" ? createdAt : (history.at(-1)?.at ?? createdAt));
  const beneficiary = (sent: string) => {
    if (switches.beneficiaries === "masked") return `${sent.slice(0, 4)}****${sent.slice(-3)}`;
    return switches.beneficiaries === "international" ? sent.replace(/^0(?=\d{10}$)/, "+234") : sent;
  };

  const user = (account: Account) => ({
    id: id(account.id),
    first_name: account.firstName,
    last_name: account.lastName,
    phone_number: phone(account.phoneNumber),
    email: account.email,
    role: account.role,
    is_active: flag(account.isActive),
  });
  const profileKey = (key: ApiKey) => {
    const masked = `${key.key.slice(0, 8)}…${key.key.slice(-4)}`;
    return { ...apiKey(key), ...(switches.keysShown === "masked" && { key: masked }) };
  };

  return {
    /** A number of naira from the catalogue. */
    naira: (naira: number) => money(nairaToKobo(naira)),
    phone,
    apiKey,
    user,
    profile: (account: Account, balance: Kobo) => ({
      user: user(account),
      wallet_balance: money(balance),
      developer_profile: {
        webhook_url: account.webhookUrl || (switches.noWebhookUrl === "null" ? null : ""),
        webhook_secret: account.webhookSecret,
        is_active: flag(account.role === "developer" && switches.developerAccounts === "on"),
        created_at: time(account.createdAt),
      },
      api_keys: account.keys.filter((key) => key.isActive || switches.deadKeysListed).map(profileKey),
    }),
    purchaseResult: (result: PurchaseResult) => ({
      status: status(result.status),
      reference: reference(result.reference),
      purchase_id: result.purchaseId === null ? null : id(result.purchaseId),
      message: result.message,
      error: null,
      ...(result.error !== null && refusal(result.error, switches)),
    }),
    transactionRecord: (transaction: Transaction) => ({
      reference: reference(transaction.reference),
      status: statusTextOf(transaction),
      amount: amount(transaction, switches.verifyAmount),
      beneficiary: beneficiary(transaction.beneficiary),
      type: transaction.serviceType,
      created_at: recordTime(transaction),
      remarks: switches.remarks === "null" ? null : remarksOf(transaction, switches.tokenWords),
    }),
    /** The record of `GET /purchase/{purchase_id}/`, with its token in words. */
    purchaseRecord: (transaction: Transaction) => ({
      id: id(transaction.id),
      purchase_type: transaction.serviceType,
      reference: reference(transaction.reference),
      amount: koboToNaira(transaction.chargeKobo).toFixed(2),
      beneficiary: beneficiary(transaction.beneficiary),
      status: statusTextOf(transaction),
      initiator: "self",
      time: recordTime(transaction),
      remarks: null,
      token: tokenInWords(transaction),
      metadata: null,
      service_details: { service_name: transaction.item, plan_name: transaction.item, image: null },
    }),
    /** With the token of the transaction if `withToken`. */
    webhookBody: (transaction: Transaction, at: number, withToken: boolean): Body => {
      const { serviceType, token } = transaction;
      const sale = {
        reference: reference(transaction.reference),
        status: statusTextOf(transaction),
        beneficiary: beneficiary(transaction.beneficiary),
      };
      const meta = switches.webhookMeta ? { meta: withToken && token !== null ? { token } : {} } : {};
      if (switches.webhookForm === "in-data") {
        const { reference, status, beneficiary } = sale;
        const kobo = switches.webhookAmount === "face" ? transaction.faceKobo : transaction.chargeKobo;
        const amount = pythonFloat(koboToNaira(kobo));
        const end = { beneficiary, type: serviceType, timestamp: pythonTime(at), remarks: null };
        return { event: "transaction.updated", data: { reference, status, amount, ...end }, ...meta };
      }
      return {
        event: "transaction.update",
        reference: sale.reference,
        status: sale.status,
        amount: amount(transaction, switches.webhookAmount),
        beneficiary: sale.beneficiary,
        service_type: serviceType,
        timestamp: time(at),
        ...meta,
      };
    },
  };
}

export type Wire = ReturnType<typeof createWire>;

const phonePrefixes = { local: "0", international: "+234", "country-code": "234", bare: "" } as const;

/** `str` of a Python datetime in UTC, which leaves out a fraction of nothing. */
function pythonTime(at: number): string {
  return new Date(at).toISOString().replace("T", " ").replace("Z", "000+00:00").replace(".000000", "");
}

/** `error`, and `message` where the reason stands there. */
function refusal(words: string, { refusalWords }: Switches): Body {
  switch (refusalWords) {
    case "plain":
      return { error: words };
    case "code":
      return { error: "ERR_1042" };
    case "nested":
      return { error: { code: 1042, message: words } };
    case "in-message":
      return { message: words, error: "" };
    case "like-a-duplicate":
      return { error: `${words}. Possible duplicate of an earlier transaction` };
  }
}

function remarksOf(transaction: Transaction, words: Switches["tokenWords"]): string {
  const endings = { success: "delivered", pending: "waiting for the provider", failed: "not delivered" };
  const reason = transaction.error ? `: ${transaction.error}` : "";
  const token = tokenWords(transaction, "remarks", words);
  const session = words === "session-number" ? `. ${sessionWords(transaction)}` : "";
  return `${transaction.item} for ${transaction.beneficiary}, ${endings[transaction.status]}${reason}${token}${session}`;
}

/** The token, if it stands in this field: directly behind its label, or with the beneficiary between. */
export function tokenWords(
  { token, beneficiary }: Pick<Transaction, "token" | "beneficiary">,
  field: "remarks" | "message",
  words: Switches["tokenWords"],
): string {
  if (token === null) return "";
  if (words === field) return `. Token: ${token}`;
  return words === `${field}-loose` ? `. Token for meter ${beneficiary}: ${token}` : "";
}

/** A bank's number for the transfer behind a sale: as long as a token, and none. */
export function sessionWords({ id, createdAt }: Pick<Transaction, "id" | "createdAt">): string {
  const day = new Date(createdAt).toISOString().replace(/\D/g, "").slice(2, 14);
  return `Session ${day}${String(id).padStart(8, "0")}`;
}
