import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../../src/core/clock.ts";
import type { RandomBytes } from "../../src/core/ids.ts";
import type { Account } from "./accounts.ts";
import type { Switches } from "./switches.ts";

const refreshLifeMs = 7 * 24 * 3_600_000;

/** JWT pairs, HS256. The refresh token is good for nothing, since no operation takes it. */
export function createSessions(deps: { clock: Clock; randomBytes: RandomBytes; switches: Switches }) {
  const { clock, randomBytes, switches } = deps;
  const secret = Buffer.from(randomBytes(32));
  const sign = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");

  const issue = (account: Account, kind: "access" | "refresh", lifeMs: number) => {
    const claims = {
      token_type: kind,
      exp: Math.floor((clock.now() + lifeMs) / 1000),
      iat: Math.floor(clock.now() / 1000),
      jti: Buffer.from(randomBytes(16)).toString("hex"),
      user_id: account.id,
    };
    const text = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
    return `${text}.${sign(text)}`;
  };

  return {
    open: (account: Account) => ({
      access: issue(account, "access", switches.accessTokenLifeMs),
      refresh: issue(account, "refresh", refreshLifeMs),
    }),
    /** The account's id, when this is an access token of ours that has not expired. */
    accountIdOf(token: string): number | null {
      const end = token.lastIndexOf(".");
      const given = Buffer.from(token.slice(end + 1));
      const right = Buffer.from(sign(token.slice(0, end)));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
      const isAlive = claims.token_type === "access" && claims.exp * 1000 > clock.now();
      return isAlive ? claims.user_id : null;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
