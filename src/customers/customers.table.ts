import type { Generated } from "kysely";
import type { AccountMode } from "../core/account-modes.ts";
import type { Kobo } from "../core/money.ts";
import type { NumberKind, ServiceType } from "../services/services.ts";

/** Tables of src/customers/. Times are epoch milliseconds. */

/**
 * Somebody whom a shop sells to. Their things say which numbers are theirs; two of them may share a name.
 */
export interface PersonTable {
  id: string;
  account_id: string;
  /** The shop's name for them; null while only a number is known, for which a link was given. */
  name: string | null;
  /** The name as it is searched for: core/fold.ts. */
  name_folded: string | null;
  /** When the newest sale to them that succeeded was confirmed; until then, when they were written down. */
  served_at: number;
  /** That sale. */
  last_sale_id: string | null;
  created_at: number;
  /** 1: every token that is sold to them goes out by SMS. */
  always_sms: Generated<number>;
  /** The most that an owner lets them owe; 0: they buy nothing on credit. Null: none is set. */
  credit_limit_kobo: Kobo | null;
}

/** A phone, meter or smart card of somebody. One number belongs to one person of a shop. */
export interface CustomerNumberTable {
  id: string;
  person_id: string;
  account_id: string;
  kind: NumberKind;
  number: string;
  /** The newest sale to it that succeeded: it tells the company and kind of a meter, the provider of a smart card. */
  last_sale_id: string | null;
  created_at: number;
}

/** That a seller was asked, once per number, whether to save it as a customer. */
interface SaveQuestionTable {
  account_id: string;
  number: string;
  /** The sale on whose card it is asked. */
  purchase_id: string;
  /** Set when the answer was No. */
  declined_at: number | null;
}

/** A number whose sales of one service are, or may be, linked to somebody's chat. */
export interface CustomerTable {
  id: string;
  account_id: string;
  service_type: ServiceType;
  beneficiary: string;
  created_at: number;
}

/** A link that lets one person follow a beneficiary. The link itself is stored nowhere, only its hash. */
export interface CustomerLinkTable {
  /** SHA-256 of the 128 bits in `?start=c_…`. */
  token_hash: string;
  customer_id: string;
  /** Sandbox sales reach only customers who were linked from a sandbox sale. */
  mode: AccountMode;
  /** The sale that the link was given for. */
  purchase_id: string;
  /** The Telegram user who gave it. */
  created_by: number;
  /** The seat from which it was given: it serves the sales of that seat, until that is ended. null: an owner gave it. */
  seat_id: string | null;
  created_at: number;
  expires_at: number;
  claimed_by: number | null;
  claimed_at: number | null;
  revoked_at: number | null;
}

/** Somebody's chat that receives what is sold to a beneficiary. */
export interface CustomerChatTable {
  id: string;
  customer_id: string;
  mode: AccountMode;
  user_id: number;
  linked_at: number;
  /** Sales confirmed before belong to somebody else, perhaps: this chat never sees them. */
  since_at: number;
  /** Set while the customer wants no messages. */
  stopped_at: number | null;
  /** Set when the shop has ended it. */
  unlinked_at: number | null;
}

/** The one message in a customer's chat that shows a sale. */
export interface CustomerMessageTable {
  purchase_id: string;
  user_id: number;
  /** null until Telegram has told it: from then on the message is only edited. */
  message_id: number | null;
  /** When `message_id` became known. */
  placed_at: number | null;
}

/** `asked` waits at the shop; the others are over. `gone`: nobody answered within a day. */
export type RequestState = "asked" | "sold" | "put_off" | "gone";

/** A linked customer asks the shop for a sale like an earlier one to the same number. It sells nothing by itself. */
export interface CustomerRequestTable {
  id: string;
  account_id: string;
  customer_id: string;
  mode: AccountMode;
  /** The Telegram user who asked. */
  user_id: number;
  /** The seat whose link this user has, which is the only one asked; null: the owners' link. */
  seat_id: string | null;
  /** The sale that is wanted again. */
  sale_id: string;
  /** The amount that is wanted; null for a plan, which has its own price. */
  face_kobo: Kobo | null;
  state: RequestState;
  asked_at: number;
  ended_at: number | null;
}

/** Wrong links opened by one user in the hour that began at `since_at`. */
interface LinkTryTable {
  user_id: number;
  since_at: number;
  wrong: number;
}

declare module "../db/database.ts" {
  interface Tables {
    person: PersonTable;
    person_thing: CustomerNumberTable;
    save_question: SaveQuestionTable;
    customer: CustomerTable;
    customer_link: CustomerLinkTable;
    customer_chat: CustomerChatTable;
    customer_message: CustomerMessageTable;
    customer_request: CustomerRequestTable;
    link_try: LinkTryTable;
  }
}
