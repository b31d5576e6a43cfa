import { actorOf, audit } from "../audit/audit.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { consumePinProof } from "../sessions/locks.queries.ts";
import type { Seller } from "../sessions/sessions.ts";
import { insertStatement, type StatementRow, setStatementCard } from "./statements.queries.ts";

/** The act that a PIN for the tokens in a file is bound to. */
export function statementProof(choice: string, format: string): string {
  return `statement:${format}:${choice}`;
}

type Asked = { kind: "asked"; id: string } | { kind: "busy" } | { kind: "pin_needed" };

/**
 * Writes down that a statement is wanted, in the caller's transaction: one of an account at a time. It is begun once its
 * card is there. With tokens in it, it takes the PIN.
 */
export async function askStatement(
  trx: Db,
  stamp: Stamp,
  seller: Seller,
  wanted: Pick<StatementRow, "format" | "choice" | "since" | "until" | "with_tokens">,
): Promise<Asked> {
  const { account, seat, userId } = seller;
  if (wanted.with_tokens === 1) {
    const isProved = await consumePinProof(trx, userId, statementProof(wanted.choice, wanted.format), stamp.now);
    if (seat !== null || !isProved) return { kind: "pin_needed" };
  }
  const id = stamp.ids.ulid();
  const nothing = { lines: null, card_message_id: null, file_id: null, digest: null, done_at: null };
  const who = { account_id: account.id, user_id: userId, seat_id: seat?.id ?? null, mode: account.mode };
  const isFree = await insertStatement(trx, {
    ...{ id, ...who, ...wanted, ...nothing },
    ...{ state: "asked", asked_at: stamp.now },
  });
  if (!isFree) return { kind: "busy" };
  await audit(trx, stamp, actorOf(seller), { act: wanted.with_tokens === 1 ? "statement_with_tokens" : "statement" });
  return { kind: "asked", id };
}

/** Has a statement made whose card is there. */
export function beginStatement(trx: Db, id: string, cardMessageId: number): Promise<void> {
  return setStatementCard(trx, id, cardMessageId);
}
