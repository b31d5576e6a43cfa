/** The base of every operational error. `code` is stable and safe to log; `cause` is kept for the boundary that reports it. */
export class VendbotError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/** Ends a `switch` over a union: the compiler refuses a case that was forgotten, and a value from outside fails loudly. */
export function assertNever(value: never): never {
  throw new VendbotError("bug.unreachable", `Unexpected value: ${JSON.stringify(value)}`);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
