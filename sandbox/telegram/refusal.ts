import { VendbotError } from "../../src/core/errors.ts";

/** Raised when Telegram would refuse a call: becomes `{ ok: false, error_code, description, parameters }`. */
export class Refusal extends VendbotError {
  readonly errorCode: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(errorCode: number, description: string, retryAfterSeconds?: number) {
    super(`telegram.${errorCode}`, description);
    this.errorCode = errorCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 400, with the prefix that Telegram puts before the reason. */
export function badRequest(reason: string): Refusal {
  return new Refusal(400, `Bad Request: ${reason}`);
}

/** 403, with the prefix that Telegram puts before the reason. */
export function forbidden(reason: string): Refusal {
  return new Refusal(403, `Forbidden: ${reason}`);
}

export function tooManyRequests(retryAfterSeconds: number): Refusal {
  return new Refusal(429, `Too Many Requests: retry after ${retryAfterSeconds}`, retryAfterSeconds);
}

/** The wire's form of a refusal. */
export function refusalBody(refusal: Refusal): Record<string, unknown> {
  return {
    ok: false,
    error_code: refusal.errorCode,
    description: refusal.message,
    ...(refusal.retryAfterSeconds !== undefined && { parameters: { retry_after: refusal.retryAfterSeconds } }),
  };
}
