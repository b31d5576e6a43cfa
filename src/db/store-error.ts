import { VendbotError } from "../core/errors.ts";

/** Raised when the database cannot be used as the settings say. The message tells an operator what to do. */
export class StoreError extends VendbotError {}

/** Raised when a row changed under a writer: the transaction is rolled back and nothing is lost. */
export class LostRace extends VendbotError {}

/**
 * Raised when PostgreSQL cannot be reached, or a connection to it broke before the answer. A write outside a transaction,
 * and a transaction that was being committed, may have been done; everything else was not.
 */
export class ConnectionLost extends StoreError {}
