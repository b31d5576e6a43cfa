import { VendbotError } from "../../src/core/errors.ts";

/** Raised when the sandbox is asked from behind the counter for what cannot be: a test or the back office is wrong. */
export class SandboxError extends VendbotError {}
