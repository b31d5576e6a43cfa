import type { Credential } from "../credentials.ts";
import { type Answer, json, type Meaning } from "../meaning.ts";

type NoCredential = Extract<Meaning, { is: "no-credential" }>;

/** The body of simplejwt for a token that is dead or no token. */
export const deadToken = {
  detail: "Given token not valid for any token type",
  code: "token_not_valid",
  messages: [{ token_class: "AccessToken", token_type: "access", message: "Token is invalid or expired" }],
};

/** The deployed service's: 401 where a JWT would do, 403 where only a key does. */
export function refuseCredential({ given, wanted }: NoCredential): Answer {
  if (given === "key") return byOperation(wanted, { detail: "Invalid or inactive API key" });
  if (given === "token" && takesJwt(wanted)) return byOperation(wanted, deadToken);
  return byOperation(wanted, { detail: "Authentication credentials were not provided." });
}

/** For a good key of a developer account that is switched off. */
export function switchedOff(wanted: Credential): Answer {
  return byOperation(wanted, { detail: "Developer account is inactive" });
}

function byOperation(wanted: Credential, body: object): Answer {
  return takesJwt(wanted) ? json(401, body, { "www-authenticate": 'Bearer realm="api"' }) : json(403, body);
}

function takesJwt(wanted: Credential): boolean {
  return wanted === "jwt" || wanted === "either" || wanted === "account";
}
