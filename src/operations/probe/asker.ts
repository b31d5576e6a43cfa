import type { VendingClient } from "../../vending-api/client.ts";
import type { ServiceTraits } from "../../vending-api/traits.ts";
import type { AnswerLog } from "./answers.ts";
import type { Oddities } from "./oddities.ts";

/** The calls that a probe makes. None of them buys or changes anything. */
type ReadingClient = Pick<VendingClient, "login" | "profile" | "fundingDetails" | "services" | "list" | "verify">;

/** The client of each part of the probe. */
export interface Asker {
  client: ReadingClient;
  /** The traits that the client learns meanwhile. */
  traits: Pick<ServiceTraits, "get" | "learn">;
  /** Every answer that the client gets. */
  answers: AnswerLog;
  /** Grows by each key and token: none of them is in the report. */
  secrets: Set<string>;
  /** The entries that the client has left out or changed in the answers since the last call. */
  oddities(): Oddities;
  /** Whether the probe has run for so long that it asks nothing more. */
  isLate(): boolean;
}
