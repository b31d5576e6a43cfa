import { services } from "../services/services.ts";
import { countPins } from "../vending-api/vended.ts";
import type { Statement, TokenRecord } from "./events.ts";
import { isSameBeneficiary, isSameServiceType, isSameToken, readLabelled } from "./evidence.ts";
import type { Purchase } from "./purchases.queries.ts";
import { tokenSources } from "./purchases.table.ts";
import { hasReason, withoutReasons } from "./reviews.ts";
import { wordsRipeMs } from "./schedule.ts";
import type { Draft, Source } from "./states.ts";

/** The part of `next` that is about what a sale vends: tokens and pins, from words, records and webhooks. */

/** A token that follows its success within this time is seen on the card: a message beside it would only be noise. */
export const tokenSeenWithinMs = 5000;

/** What a sale that ends without a token takes of a statement: a receipt's number is no token. */
export const tokenlessOf = ({ token, tokenSource }: Statement) => ({
  token: tokenSource === "words" ? null : token,
  vended: [],
  tokenUnread: null,
});

/** A record brings the token only if it names our beneficiary and service, succeeded, and its token is no other sale's. */
export function applyTokenRecord(step: Draft, record: TokenRecord, now: number, tokenNow: string | null): void {
  const { row } = step;
  if (row.state !== "succeeded" || row.delivery !== "awaiting" || record.status !== "succeeded") return;
  const { beneficiary, serviceType } = record;
  const isOurs = isSameBeneficiary(row, beneficiary) && isSameServiceType(row, serviceType);
  if (!isOurs || beneficiary === null || serviceType === null || record.isOfAnother) {
    step.doubt("conflict", "record", record.evidence);
    step.changes.has_no_record = 1;
    return;
  }
  recordToken(step, record, now, tokenNow);
}

/** Keeps the token of a statement, and delivers it unless it is only digits in a text. */
export function recordToken(step: Draft, statement: Statement, now: number, tokenNow: string | null): void {
  const { row } = step;
  const { tokenSource: source, evidence } = statement;
  const labelled = source === "words" ? readLabelled(row, statement.vended) : null;
  const found = labelled ?? statement.token;
  if (found === null) return;
  const wasShown = tokenNow !== null && row.delivery === "delivered";
  const lead = tokenNow === null ? 1 : tokenSources.indexOf(source) - tokenSources.indexOf(row.token_source ?? "words");
  // Labelled words are shown though unlabelled ones are kept; otherwise what is known stays.
  const isNews = lead > 0 || source === "webhook" || (labelled !== null && !wasShown && lead === 0);
  if (!isNews) return;
  const isKnown = tokenNow !== null && holdsToken(tokenNow, found);
  if (tokenNow !== null && row.token_source === "webhook") {
    if (isKnown) return;
    // Two different tokens for one sale: keep both in the order they came, and let a person look.
    const both = `${tokenNow}\n${found}`;
    step.changes.token = both;
    // Pins that were missing are no second token.
    const isRest = hasReason(row.review, "few pins") && countPins(both) <= row.quantity;
    if (!isRest) step.doubt("second token", "webhook", evidence);
  } else {
    step.changes.token = found;
  }
  step.changes.token_source = source;
  // The real one may still come: digits without a label are kept, and shown if nothing else has come for ten minutes.
  if (source === "words" && labelled === null && !isRipe(row, now)) return;
  deliverToken(step, source, now, evidence, wasShown ? (isKnown ? "same" : "another") : "none");
  countPieces(step, step.changes.token ?? found, source, evidence);
}

/** Digits that were read from the service's words become the token, since no other has come. */
export function acceptAgedToken(step: Draft, now: number, tokenNow: string | null): void {
  const { row } = step;
  const isKept = tokenNow !== null && row.delivery === "awaiting";
  const isStill = step.changes.token === undefined && step.state === "succeeded";
  if (!isKept || !isStill || !isRipe(row, now)) return;
  deliverToken(step, "words", now, null, "none");
  countPieces(step, tokenNow, "words", null);
}

/** Whether tokens that are kept, one per line, hold all that came. */
function holdsToken(kept: string, found: string): boolean {
  const isKept = (text: string) => kept.split("\n").some((one) => isSameToken(one, text));
  return isKept(found) || found.split("\n").every(isKept);
}

function isRipe(row: Purchase, now: number): boolean {
  return row.state === "succeeded" && row.settled_at !== null && now - row.settled_at >= wordsRipeMs;
}

/** `shown`: what the card showed in its place until now. */
function deliverToken(
  step: Draft,
  source: string,
  now: number,
  evidence: string | null,
  shown: "none" | "same" | "another",
): void {
  const { row } = step;
  step.changes.delivery = "delivered";
  step.write("token", source, { evidence });
  const hasLookedAway = row.settled_at !== null && now - row.settled_at > tokenSeenWithinMs;
  if (row.state !== "succeeded" || shown === "same") return;
  if (shown === "another" && row.token_source !== "webhook") {
    // One loud message says it all, in place of the quieter ones.
    step.announcements.length = 0;
    step.announcements.push("correction");
  } else if (hasLookedAway) step.announcements.push("token");
}

/** A person looks at a sale that brought fewer pins than were paid for, until the others come. */
function countPieces(step: Draft, token: string, source: string, evidence: string | null): void {
  const { row } = step;
  if (services[row.service_type].vends !== "pins") return;
  const came = countPins(token);
  if (came > 0 && came < row.quantity) step.doubt("few pins", source, evidence);
  else step.review = withoutReasons(step.review, ["few pins"]);
}

const unreadToken = "unread token";

/** Keeps what came in the token's place, for a person to make sense of with the service, also when it was sold after all. */
export function recordUnread(step: Draft, source: Source, { tokenUnread, evidence }: Statement): void {
  const { row } = step;
  const isKept = row.token_unread_sealed !== null;
  if (tokenUnread !== null && !isKept) step.changes.tokenUnread = tokenUnread;
  const isHere = (step.changes.token_source ?? row.token_source) === "webhook";
  if (isHere) step.review = withoutReasons(step.review, [unreadToken]);
  const isNews = isKept ? step.changes.state === "succeeded" : tokenUnread !== null;
  if (isNews && !isHere && step.state !== "failed") step.doubt(unreadToken, source, evidence);
}
