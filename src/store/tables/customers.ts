import type { ServiceType } from "../../lib/service-types.ts";
import type { AccountMode } from "./accounts.ts";

/** Tables of src/customers/. Times are epoch milliseconds. */

/** A beneficiary that a shop knows by name, or has linked to somebody's chat. One for each number and service. */
export interface CustomerTable {
  id: string;
  account_id: string;
  service_type: ServiceType;
  beneficiary: string;
  /** What the shop calls the customer; null while it goes by the number alone. */
  name: string | null;
  /** The name as it is searched for: lib/fold.ts. */
  name_folded: string | null;
  created_at: number;
}

/** A link that lets one person follow a beneficiary. The link itself is stored nowhere, only its hash. */
export interface CustomerLinkTable {
  /** SHA-256 of the 128 bits in `?start=c_…`. */
  token_hash: string;
  customer_id: string;
  /** Sandbox sales reach those alone who were linked from a sandbox sale. */
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

/** Wrong links opened by one user in the hour that began at `since_at`. */
export interface LinkTryTable {
  user_id: number;
  since_at: number;
  wrong: number;
}
