import type { Profile } from "./account-schemas.ts";
import type { Credentials } from "./credentials.ts";
import { NotDeveloper, Refused, Unauthorized, type VendingError } from "./errors.ts";

/** Words of a service about an account that it has switched off: no login and no key changes that. */
const switchedOff =
  /\b(?:account|developer|user|profile)\b.{0,40}\b(?:inactive|disabled|suspended|deactivated|blocked|banned|not active)\b|\b(?:inactive|disabled|suspended|deactivated|blocked|banned)\b.{0,20}\b(?:account|developer|user|profile)\b/i;
const aboutRights = /\bpermissions?\b|\bdevelopers?\b/i;
const aboutCredential = /\bkeys?\b|\btokens?\b|\bcredentials?\b/i;

/** Whether words of a refusal say that the account is switched off, and not that a key is dead. */
export function isSwitchedOff(words: string | null): words is string {
  return words !== null && switchedOff.test(words) && !aboutCredential.test(words);
}

/** Whether words of a refusal say that this user may not do it, which no other credential changes. */
export function isAboutRights(words: string | null): boolean {
  return words !== null && aboutRights.test(words) && !aboutCredential.test(words);
}

/** The words that say that the account is switched off, to any credential that was tried; null if none do. */
export function switchedOffWords(error: Pick<VendingError, "words" | "earlierWords">): string | null {
  return [error.words, error.earlierWords].find(isSwitchedOff) ?? null;
}

/** Whether the answer to a question for the profile says, of the user, that there is none: no developer yet. */
function saysNoDeveloper(error: unknown): error is Refused | Unauthorized {
  if (error instanceof Refused) return error.status === 404 && error.words !== null;
  return (
    error instanceof Unauthorized &&
    error.status === 403 &&
    isAboutRights(error.words) &&
    switchedOffWords(error) === null
  );
}

/** The profile that `ask` reads. Throws NotDeveloper if the service shows none to the user's own token. */
export async function askProfile(
  ask: (credentials: Credentials) => Promise<Profile>,
  credentials: Credentials,
): Promise<Profile> {
  const { apiKey, accessToken } = credentials;
  try {
    return await ask(credentials);
  } catch (error) {
    if (accessToken === undefined || !saysNoDeveloper(error)) throw error;
    // A 404 came to the key, which says nothing about the user. A 403 to the key has led to the token already.
    if (apiKey !== undefined && error.status === 404) return askProfile(ask, { accessToken });
    throw new NotDeveloper(error);
  }
}
