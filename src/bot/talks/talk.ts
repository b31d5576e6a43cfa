import { type Checkpoint, ReplayEngine, type ReplayState } from "@grammyjs/conversations";

/**
 * A guided conversation: a plain function that asks one question after the other and returns what they came to. It
 * sends, fetches and stores nothing, and never sees a PIN, a token or an update: it is run again from its beginning for
 * every answer, with the answers so far out of its log. What it does between two questions must follow from them alone.
 */
export type Talk<Asked extends Question, Answers> = (
  ask: (question: Asked) => Promise<Asked["answer"]>,
) => Promise<Answers>;

/** What is asked. `key` names it in the log: a log that does not fit its talk is told by it. */
export interface Question {
  key: string;
  /** The type of what it is answered with: plain JSON, small, and a choice, never a price or a list. */
  answer?: unknown;
}

/** What a talk remembers, as plain JSON: the answers in their order, and where each was given. */
export interface TalkLog {
  replay: ReplayState;
  /** The state before each answer: the way back. */
  marks: Checkpoint[];
}

export type Turn<Asked, Answers> = { kind: "asks"; question: Asked } | { kind: "over"; answers: Answers };

export function emptyLog(): TalkLog {
  return { replay: { send: [], receive: [] }, marks: [] };
}

/**
 * Where a talk stands: the question that waits, or what all came to. Throws what the talk throws, and when the log is
 * another talk's. A bad answer or another view of a question needs nothing of this: what is not in the log was not said.
 */
export async function turnOf<Asked extends Question, Answers>(
  talk: Talk<Asked, Answers>,
  log: TalkLog,
): Promise<Turn<Asked, Answers>> {
  let asked: Asked | undefined;
  const engine = new ReplayEngine(async (controls) => {
    over = await talk((question) => {
      asked = question;
      return controls.interrupt(question.key) as Promise<Asked["answer"]>;
    });
  });
  let over: Answers | undefined;
  const result = await engine.replay(log.replay);
  if (result.type === "thrown") throw result.error;
  if (result.type === "returned") return { kind: "over", answers: over as Answers };
  if (!asked) throw new Error("A talk waits for nothing");
  return { kind: "asks", question: asked };
}

/** The log with an answer to the question that waits. */
export function withAnswer(log: TalkLog, answer: unknown): TalkLog {
  const { replay, marks } = structuredClone(log);
  // One question waits at a time, and it is the last that was asked.
  const mark = ReplayEngine.supply(replay, replay.send.length - 1, structuredClone(answer));
  return { replay, marks: [...marks, mark] };
}

/** The log before its last answer, which leaves no trace in it; null where nothing was answered yet. */
export function withoutLast(log: TalkLog): TalkLog | null {
  const { replay, marks } = structuredClone(log);
  const mark = marks.pop();
  if (!mark) return null;
  ReplayEngine.reset(replay, mark);
  return { replay, marks };
}
