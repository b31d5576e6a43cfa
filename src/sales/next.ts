import { assertNever } from "../core/errors.ts";
import type { Debited, PurchaseEvent, Statement } from "./events.ts";
import { awaitsToken, isSameBeneficiary, isSameServiceType, judgeAmount } from "./evidence.ts";
import { acceptAgedToken, applyTokenRecord, recordToken, recordUnread, tokenlessOf } from "./next-tokens.ts";
import type { Purchase } from "./purchases.queries.ts";
import {
  compareWallet,
  isRefusedByAnswer,
  isRefusedUnread,
  isServerError,
  refusedAgain,
  refusedByAnswer,
} from "./refused.ts";
import { hasReason, leftIn, withoutReasons } from "./reviews.ts";
import { missesNeeded, overdueMs, quietMs, refusalLooks, watchMs } from "./schedule.ts";
import { Draft, effectOf, isOpen, type Source, type Step, stateOf } from "./states.ts";

/** A confirmed sale is sent within this time or not at all: the customer has left. */
export const confirmFreshMs = 60_000;
/** Attempts whose request certainly did not leave. */
const maxTries = 3;
/** An answer to a POST that started in time is here by then: a `sending` row older than that lost its sender. */
const maxAnswerMs = 90_000;
/**
 * The one rule of what an event does to a purchase. Pure: same row, event and time, same step. An event that was
 * applied before gives an empty step, and for a consistent set of events the order does not matter (MONEY 2.2).
 */
export function next(row: Purchase, event: PurchaseEvent, now: number, tokenNow: string | null): Step {
  const step = new Draft(row);
  switch (event.kind) {
    case "answer":
      if (isAboutEarlierPost(row, event.statement)) {
        const { words } = event.statement;
        if (row.why !== refusedAgain) step.move("unknown", "answer", { why: refusedAgain, service_words: words });
      } else applyStatement(step, "answer", event.statement, now, tokenNow);
      break;
    case "webhook":
      applyStatement(step, "webhook", event.statement, now, tokenNow);
      break;
    case "verified":
      applyStatement(step, "verified", event.statement, now, tokenNow);
      break;
    case "no_answer":
      if (row.state === "sending") step.move("unknown", "answer", { why: event.why, service_words: event.words });
      // A webhook was faster than an answer that is an error: something went wrong all the same.
      else if (row.state === "succeeded" && isServerError(event.why)) step.changes.why = compareWallet;
      break;
    case "interrupted":
      if (row.state === "sending") step.move("unknown", "restart", { why: "interrupted" });
      break;
    case "not_sent":
      applyNotSent(step, event, now);
      break;
    case "abandoned":
      if (row.state === "intent") step.settle("void", "clock", now, { why: event.why });
      break;
    case "missed":
      applyMiss(step, event.isDebited, now);
      break;
    case "compared":
      applyComparison(step, event.isDoubled);
      break;
    case "token_record":
      applyTokenRecord(step, event.record, now, tokenNow);
      break;
    case "no_token_record":
      step.changes.has_no_record = 1;
      if (event.evidence !== null) step.doubt("conflict", "record", event.evidence);
      break;
    case "unanswered":
      countCheck(step);
      break;
    default:
      assertNever(event);
  }
  acceptAgedToken(step, now, tokenNow);
  const isLeaseOver = row.send_deadline_at !== null && now > row.send_deadline_at + maxAnswerMs;
  if (step.state === "sending" && isLeaseOver) step.move("unknown", "clock", { why: "lease" });
  const isOverdue = row.confirmed_at !== null && now - row.confirmed_at > overdueMs;
  if (isOverdue && isOpen(step.state)) step.doubt("overdue", "clock");
  return step;
}

function applyStatement(step: Draft, source: Source, stated: Statement, now: number, tokenNow: string | null): void {
  const { row } = step;
  // For a sale without a token, a number in the words is a receipt's, and no token.
  const statement = awaitsToken(row) ? stated : { ...stated, ...tokenlessOf(stated) };
  if (!isSameBeneficiary(row, statement.beneficiary) || !isSameServiceType(row, statement.serviceType)) {
    // Somebody else's purchase under our reference: neither its status nor its token is ours to show.
    step.doubt("conflict", source, statement.evidence);
    if (step.review !== row.review)
      step.write("conflict", source, { evidence: statement.evidence, note: statement.word });
    if (source === "verified") countCheck(step);
    return;
  }
  const effect = effectOf[source][statement.status][isRefusedByAnswer(row) ? "refused" : row.state];
  switch (effect) {
    case "keep":
      if (source === "verified" && isRefusedByAnswer(row)) endRefusalLooks(step);
      if (source === "verified" && statement.status === row.state) {
        step.review = leftIn(withoutReasons(step.review, ["contradiction"]), row.state);
      }
      break;
    case "move":
      applyMove(step, source, statement, now);
      break;
    case "correct":
      applyCorrection(step, source, statement, now);
      break;
    case "doubt":
      step.doubt("contradiction", source, statement.evidence);
      step.recheck = true;
      break;
    case "stray":
      step.doubt("stray", source, statement.evidence);
      return;
    default:
      assertNever(effect);
  }
  // The POST's own refusal says that nothing was charged, whatever else said "failed" first.
  if (source === "answer" && statement.status === "failed" && step.state === "failed") {
    step.changes.why = refusedByAnswer;
  }
  // A word that contradicts a final answer is a contradiction, and nothing else.
  if (statement.status === "other" && effect !== "doubt")
    step.doubt(`status: ${statement.word.replaceAll("\n", " ")}`, source, statement.evidence);
  // The words of the refusal say why; those of its record add nothing.
  recordFacts(step, source, isRefusedByAnswer(row) ? { ...statement, words: null } : statement);
  recordToken(step, statement, now, tokenNow);
  recordUnread(step, source, statement);
  if (source === "verified") {
    if (step.changes.checks === undefined) countCheck(step);
    // A record was seen: earlier "no such record" answers were a lag of the service.
    if (row.misses > 0) step.changes.misses = 0;
  }
}

/** Tried again under its reference, a refusal may only mean that the service knows it by now: verify has to say how. */
function isAboutEarlierPost({ state, earlier_posts }: Purchase, { status }: Statement): boolean {
  return status === "failed" && (state === "sending" || state === "unknown") && earlier_posts > 0;
}

/** The next look at the service is further away, whatever this one brought. */
function countCheck(step: Draft): void {
  if (step.row.next_check_at !== null) step.changes.checks = step.row.checks + 1;
}

/** Verify has spoken about a refusal: it is not asked again. */
function endRefusalLooks(step: Draft): void {
  if (step.row.checks < refusalLooks) step.changes.checks = refusalLooks;
}

function applyMove(step: Draft, source: Source, statement: Statement, now: number): void {
  const to = stateOf[statement.status];
  // The words about an earlier state go with it.
  const wasError = step.row.state === "unknown" && isServerError(step.row.why);
  const why = to === "succeeded" && wasError ? compareWallet : null;
  const extra = { why, service_words: statement.words };
  if (to === "pending") step.move("pending", source, extra, statement.evidence);
  else step.settle(to, source, now, extra, statement.evidence);
  if (to === "succeeded") {
    // A token of this statement is noted later; digits in the words of an earlier one have to wait.
    const { token_source, delivery } = step.row;
    const isHere = token_source === "webhook" || delivery === "delivered";
    // A sandbox sale under a reference of the service's own is only an answer: nothing is vended.
    const isDue = awaitsToken(step.row) && statement.serviceReference === undefined;
    step.changes.delivery = isHere ? "delivered" : isDue ? "awaiting" : "none";
  }
  // A sale that is taken back waits for no token.
  else if (step.row.delivery === "awaiting") step.changes.delivery = "none";
  if (source === "verified") step.review = withoutReasons(step.review, ["contradiction"]);
}

function applyCorrection(step: Draft, source: Source, statement: Statement, now: number): void {
  const from = step.row.state;
  applyMove(step, source, statement, now);
  step.write("correction", source, {
    evidence: statement.evidence,
    kobo: statement.amountKobo,
    note: `${from} was wrong`,
  });
  // A success that the service took back, and a failure that it did not, both need a person to resolve them with the
  // customer.
  if (from !== "void") {
    step.review = withoutReasons(step.review, ["corrected"]); // each correction is news
    step.doubt("corrected", source, statement.evidence);
  }
  // One loud message says it all, in place of the quieter ones.
  step.announcements.length = 0;
  step.announcements.push("correction");
}

/** A wallet that fell by more than the sale costs may have paid for it twice. One that cannot tell is read again. */
function applyComparison(step: Draft, isDoubled: boolean | null): void {
  if (step.row.why !== compareWallet) return;
  if (isDoubled === null) countCheck(step);
  else step.changes.why = null;
  if (isDoubled) step.doubt("doubled", "wallet");
}

/** Facts that an answer adds whatever the state: the service's id and words, and the amount it shows. */
function recordFacts(step: Draft, source: Source, statement: Statement): void {
  const { row } = step;
  if (statement.servicePurchaseId !== null && row.service_purchase_id === null) {
    step.changes.service_purchase_id = statement.servicePurchaseId;
  }
  if (statement.serviceReference !== undefined) step.changes.service_reference = statement.serviceReference;
  if (statement.words !== null && statement.words !== row.service_words && step.state === stateOf[statement.status]) {
    step.changes.service_words = statement.words;
  }
  if (source === "answer") return; // the answer carries no amount
  recordAmount(step, source, statement);
}

/** A charge that a record shows. A charge from the wallet outranks it. */
function recordAmount(step: Draft, source: Exclude<Source, "answer">, statement: Statement): void {
  const { row } = step;
  const said = judgeAmount(row, statement.amountKobo, statement.isCharge);
  // The amount of a failed sale is the charge that it would have had.
  const isCharged = said.kind === "charge" && statement.status !== "failed";
  if (isCharged && said.kobo !== row.observed_kobo && row.observed_from !== "wallet") {
    step.changes.observed_kobo = said.kobo;
    step.changes.observed_from = source === "webhook" ? "webhook" : "record";
    step.write("charge", source, { evidence: statement.evidence, kobo: said.kobo });
  }
  if (said.kind !== "odd" || said.kobo === row.stated_kobo || said.kobo === row.observed_kobo) return;
  step.changes.stated_kobo = said.kobo;
  step.write("amount_anomaly", source, { evidence: statement.evidence, kobo: said.kobo });
  step.doubt("amount", source, statement.evidence);
}

function applyNotSent(step: Draft, event: Extract<PurchaseEvent, { kind: "not_sent" }>, now: number): void {
  const { row } = step;
  const { why } = event;
  // Said about an earlier attempt, it is old news: a later one may have left.
  const isOfThis = event.tries === row.tries && event.earlierPosts === row.earlier_posts;
  if (row.state !== "sending" || !isOfThis) return;
  const tries = row.tries + 1;
  const isFresh = row.confirmed_at !== null && now - row.confirmed_at < confirmFreshMs;
  const extra = { posts: row.posts - 1, tries, why, next_check_at: null };
  if (tries < maxTries && isFresh) step.move("intent", "answer", extra);
  else step.settle("void", "answer", now, extra);
  step.write("not_sent", "answer", { note: why });
}

function applyMiss(step: Draft, isDebited: Debited, now: number): void {
  const { row } = step;
  if (row.next_check_at === null && !isOpen(row.state)) return;
  step.changes.checks = row.checks + 1;
  // Gone from the wallet, it was not refused for nothing, whatever has no record of it.
  const isGone = row.observed_from === "wallet";
  if (isRefusedByAnswer(row) && isGone) step.doubt("debited", "verify");
  else if (isRefusedByAnswer(row)) endRefusalLooks(step);
  if (row.state === "pending") step.doubt("vanished", "verify");
  if (row.state !== "unknown") return;
  step.changes.misses = row.misses + 1;
  step.write("miss", "verify");
  const isQuiet = row.send_deadline_at !== null && now > row.send_deadline_at + quietMs;
  const isKnown = row.misses + 1 >= missesNeeded && isQuiet;
  // Until then verify may only be behind, and a record may explain the fall a moment later.
  if (!isKnown && !isRefusedUnread(row.why)) return;
  const isFallen = hasReason(row.review, "debited");
  if (isDebited === true || isGone) step.doubt("debited", "verify");
  // Money that came in since would hide it: the end promises nothing.
  else if (isFallen && isDebited === false) step.settle("void", "verify", now, { why: "no_record_unseen" });
  else if (isFallen) return;
  // A refusal and no record, to a question that was answered: two answers, and no silence to sit out.
  else if (isRefusedUnread(row.why)) step.settle("void", "verify", now, { why: row.why });
  else if (isDebited === false) step.settle("void", "verify", now, { why: "no_record" });
  else if (isDebited === "untold" || isLongAsked(row, now))
    step.settle("void", "verify", now, { why: "no_record_unseen" });
}

/** No look at the wallet has told so far: three days of "no such record" have to do. */
function isLongAsked({ confirmed_at }: Purchase, now: number): boolean {
  return confirmed_at !== null && now - confirmed_at > watchMs;
}
