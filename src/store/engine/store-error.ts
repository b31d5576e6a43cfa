import { VendbotError } from "../../lib/errors.ts";

/** Raised when the database cannot be used as the settings say. The message tells an operator what to do. */
export class StoreError extends VendbotError {}
