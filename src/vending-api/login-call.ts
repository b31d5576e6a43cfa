import type { Clock } from "../core/clock.ts";
import type { ObserveBeyondSpec } from "../core/metrics.ts";
import { type TokenPair, tokenPairSchema } from "./account-schemas.ts";
import { AnotherStep, Malformed, NotAccepted, Refused, serviceDown, Unauthorized, Unavailable } from "./errors.ts";
import { isObject, readJson } from "./json.ts";
import type { Reader } from "./reader.ts";
import { isPage } from "./reasons.ts";
import { readAs, readBodyWords, readReply } from "./replies.ts";
import type { Delivery } from "./transport.ts";

/** `path` is that of `/login/` on the reader's origin. */
export function createLoginCall(deps: {
  reader: Pick<Reader, "call">;
  path: string;
  clock: Pick<Clock, "now">;
  /** True while the service answers nobody: nothing is sent then. */
  isDown(): boolean;
  onBeyondSpec: ObserveBeyondSpec;
}) {
  /** Asks whether a number and a PIN are right. Throws NotAccepted and AnotherStep, neither for 5xx or silence. */
  return async (phoneNumber: string, pin: string): Promise<TokenPair> => {
    if (deps.isDown()) throw new Unavailable({ why: serviceDown });
    const body = JSON.stringify({ phone_number: phoneNumber, pin });
    const delivery = await deps.reader.call({ method: "POST", path: deps.path, body }, [{}]);
    if (delivery.kind === "answered" && delivery.status === 202) deps.onBeyondSpec("login_step");
    return readLogin(delivery, deps.clock.now(), pin);
  };
}

/** Statuses of a refusal that a service gives a wrong PIN, in whatever form its body is. */
const aboutPin: readonly number[] = [400, 401, 422];

/**
 * Reads the answer to `/login/` (spec: "Account"). Throws AnotherStep for any 202. Throws NotAccepted for 4xx, and for a
 * denial under 200. Throws Malformed for 200 without a token, with the service's words.
 */
function readLogin(delivery: Delivery, nowMs: number, pin: string): TokenPair {
  const secrets = [pin];
  if (delivery.kind === "answered" && delivery.status === 202) {
    throw new AnotherStep({ status: 202, words: readBodyWords(delivery.body, secrets) });
  }
  try {
    return readAs(tokenPairSchema, readReply(delivery, nowMs, secrets), secrets);
  } catch (error) {
    if (delivery.kind === "broken") throw error;
    const { status, body } = delivery;
    if (error instanceof Refused || error instanceof Unauthorized) {
      const isAboutUser = !isPage(body) || aboutPin.includes(status);
      throw new NotAccepted(isAboutUser ? error : { status, why: "page" });
    }
    const json = readJson(body);
    if (!(error instanceof Malformed) || json === undefined || status >= 300) throw error;
    const words = readBodyWords(body, secrets);
    const isDenial = isObject(json) && (error.words !== null || "detail" in json || "errors" in json);
    // Given back, each of these tries would be a guess that nobody counts.
    if (isDenial && words !== null) throw new NotAccepted({ status, words });
    throw new Malformed({ status, why: "no_token", words });
  }
}
