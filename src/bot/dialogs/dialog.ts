import { type Checkpoint, ReplayEngine, type ReplayState } from "@grammyjs/conversations/out/engine.js";

/**
 * A guided conversation: a plain function that asks one question after the other and returns what they came to. It
 * sends, fetches and stores nothing, and never sees a PIN, a token or an update: it is run again from its beginning for
 * every answer, with the answers so far out of its log. Between two questions it may depend only on the answers and on
 * `start` alone. `Known` is all that can be known in it, plain JSON; what it begins with is required there.
 */
export type Dialog<Key extends string, Known extends object> = (
  ask: Ask<Key, Known>,
  start: Known,
) => Promise<Partial<Known>>;

/**
 * Asks. `key` names the question in the log: a log that does not fit its talk is told by it. `known` is what was
 * answered before, for the code that draws the question. `by` a tap: typed text does not reach it meanwhile. The answer
 * is small, and a choice, never a price or a list.
 */
type Ask<Key extends string, Known extends object> = (
  key: Key,
  known?: Partial<Known>,
  by?: "tap",
) => Promise<Partial<Known>>;

/** What a talk remembers, as plain JSON: the answers in their order, and where each was given. */
export interface DialogLog {
  replay: ReplayState;
  /** The state before each answer: the way back. */
  marks: Checkpoint[];
}

export interface DialogPlace<Key extends string, Known extends object> {
  /** The question that waits; `over`: all is answered. */
  step: Key | "over";
  /** What is known there: `start`, what the log says, and `view`. */
  answers: Known;
  start: Known;
  /** How the person looks at the question, which no answer depends on. */
  view: Partial<Known>;
  log: DialogLog;
  /** The question takes a tap and nothing typed. */
  isTapped: boolean;
}

export function emptyLog(): DialogLog {
  return { replay: { send: [], receive: [] }, marks: [] };
}

/**
 * The place that a log leads to. Throws what the talk throws, and when the log is another talk's. A bad answer or
 * another view of a question needs nothing of this: what is not in the log was not said.
 */
export async function placeOf<Key extends string, Known extends object>(
  dialog: Dialog<Key, Known>,
  start: Known,
  log: DialogLog = emptyLog(),
  view: Partial<Known> = {},
): Promise<DialogPlace<Key, Known>> {
  let at: { step: Key | "over"; known: Partial<Known>; isTapped: boolean } | undefined;
  const engine = new ReplayEngine(async (controls) => {
    const known = await dialog((step, soFar = {}, by) => {
      at = { step, known: soFar, isTapped: by === "tap" };
      return controls.interrupt(step) as Promise<Partial<Known>>;
    }, start);
    at = { step: "over", known, isTapped: false };
  });
  const result = await engine.replay(log.replay);
  if (result.type === "thrown") throw result.error;
  if (!at) throw new Error("A talk waits for nothing");
  const { step, known, isTapped } = at;
  return { step, answers: { ...start, ...known, ...view }, start, view, log, isTapped };
}

/** The log with an answer to the question that waits. */
export function withAnswer(log: DialogLog, answer: unknown): DialogLog {
  const { replay, marks } = copyOf(log);
  // One question waits at a time, and it is the last that was asked.
  marks.push(ReplayEngine.supply(replay, replay.send.length - 1, answer));
  return { replay, marks };
}

/** The log before its last answer, which leaves no trace in it; null where nothing was answered yet. */
export function withoutLast(log: DialogLog): DialogLog | null {
  const { replay, marks } = copyOf(log);
  const mark = marks.pop();
  if (!mark) return null;
  ReplayEngine.reset(replay, mark);
  return { replay, marks };
}

/** What stands in a log never changes: the engine adds to it, and cuts off its end. */
function copyOf({ replay, marks }: DialogLog): DialogLog {
  return { replay: { send: [...replay.send], receive: [...replay.receive] }, marks: [...marks] };
}
