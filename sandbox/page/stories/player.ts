import { ask, type Selection, type Store } from "../desk.ts";
import { createHands } from "./hands.ts";
import { type Before, type Finding, lookBefore, readEnd, salesSince } from "./ledger.ts";
import type { Story } from "./story.ts";
import { createTeller, type Teller } from "./tell.ts";
import { createUntil, findPinQuestion, lookEveryMs, type Until } from "./wait.ts";

/** How fast a story goes: how long a hand rests on what it touches, how long a sentence stays, and what a second lasts. */
export interface Pace {
  restMs: number;
  readMs(words: string): number;
  secondMs: number;
}

/** A pace that can be read along. */
export const calmPace: Pace = { restMs: 700, readMs: (words) => 4500 + 45 * words.length, secondMs: 1000 };
/** As fast as the bot answers, for a bot whose own seconds are as short. */
export const fastPace: Pace = { restMs: 0, readMs: () => 0, secondMs: 100 };

/** `doing`: what a sentence says is happening. `told`: it has happened. */
type Phase = "doing" | "told" | "over" | "failed";

/** A story that is being told. */
export interface Telling {
  readonly story: Story;
  readonly step: number;
  readonly words: string;
  readonly phase: Phase;
  readonly isPlaying: boolean;
  /** The visitor's next act before the story can go on, if any. */
  readonly asked: string | null;
  /** The ledger's facts, once the story is over. */
  readonly findings: readonly Finding[];
  /** The reference of the newest sale that it made. */
  readonly reference: string | null;
}

const learnsWithinMs = 20_000;

interface Needs {
  store: Store;
  selection: Selection;
  pace: Pace;
  onChange(): void;
}

interface Told {
  story: Story;
  own: number;
  until: Until;
  teller: Teller;
  before: Before;
}

export function createPlayer({ store, selection, pace, onChange }: Needs) {
  let telling: Telling | null = null;
  // Work of an earlier run ends at its next check.
  let turn = 0;
  // A story has begun, and did not come to its end.
  let isUpset = false;
  let goOn: () => void = () => undefined;
  let ended: Promise<unknown> = Promise.resolve();

  const show = (changed: Partial<Telling>) => {
    if (!telling) return;
    telling = { ...telling, ...changed };
    onChange();
  };

  const play = async (story: Story, own: number) => {
    const until: Until = createUntil({
      isOn: () => own === turn,
      findAsked: () => findPinQuestion(store, hands.holder()),
      onAsked: (asked) => own === turn && asked !== telling?.asked && show({ asked }),
    });
    const before = lookBefore(store);
    const hands = createHands({ store, until, restMs: () => pace.restMs });
    const teller = createTeller({ store, hands, until, secondMs: pace.secondMs }, before);
    const stopTrail = followSales(store, selection, before);
    const read = () => readEnd(store, story, before);
    try {
      await calmDown(store, until, isUpset);
      isUpset = true;
      await tell({ story, own, until, teller, before });
      pointAt();
      await until(() => read().every(({ holds }) => holds), "the ledger").catch(() => undefined);
      show({ phase: "over", findings: read(), reference: newestOf(store, before) });
      isUpset = false;
    } finally {
      teller.stop();
      stopTrail();
      await putBack(store, teller);
    }
    await keepFindings(read, own);
  };

  const tell = async ({ story, own, until, teller, before }: Told) => {
    for (const [step, { says, at, acts = [] }] of story.steps.entries()) {
      const words = teller.fill(says);
      const shownAt = Date.now();
      show({ step, words, phase: "doing" });
      pointAt(at);
      await teller.does(acts);
      show({ phase: "told", reference: newestOf(store, before) });
      await rest(words, shownAt, own);
      await until(() => true, "a turn");
    }
  };

  /** A card learns a moment later what left the wallet: the end says what it says now. */
  const keepFindings = async (read: () => Finding[], own: number) => {
    const end = Date.now() + learnsWithinMs;
    while (own === turn && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      const findings = read();
      const isNew = findings.some(({ says }, index) => says !== telling?.findings[index]?.says);
      // A sale by hand before then is no part of the story.
      if (own === turn && isNew && findings.every(({ holds }) => holds)) show({ findings });
    }
  };

  /** Until somebody asks for the next sentence, or until this one was read where it plays by itself. */
  const rest = (words: string, shownAt: number, own: number) =>
    new Promise<void>((resolve) => {
      goOn = resolve;
      const readBy = shownAt + pace.readMs(words);
      const look = () => {
        if (own !== turn) return resolve();
        if (telling?.isPlaying && Date.now() >= readBy) return resolve();
        setTimeout(look, lookEveryMs);
      };
      look();
    });

  return {
    get telling(): Telling | null {
      return telling;
    },
    /** Begins a story, which goes on by itself when it is played. Ends the one before. */
    begin(story: Story, isPlaying: boolean): void {
      const own = ++turn;
      goOn();
      telling = { story, step: 0, words: "", phase: "doing", isPlaying, asked: null, findings: [], reference: null };
      onChange();
      const fail = ({ message }: Error) =>
        own === turn && show({ phase: "failed", words: `It did not go as told: ${message}.` });
      // The switches that the earlier story moved are back in their places first.
      ended = ended.then(() => (own === turn ? play(story, own) : undefined)).catch(fail);
    },
    next: () => goOn(),
    play: (isPlaying: boolean) => show({ isPlaying }),
    /** Shows in order what happened to the newest sale of the story. */
    showTrail(): void {
      selection.show(telling?.reference ?? null);
      pointAt("trail");
    },
    leave(): void {
      turn++;
      goOn();
      telling = null;
      pointAt();
      onChange();
    },
  };
}

export type Player = ReturnType<typeof createPlayer>;

function newestOf(store: Store, before: Before): string | null {
  return salesSince(store, before).at(-1)?.reference ?? null;
}

/** Lets go of an older sale, and shows each sale of a story from the moment that it is made. Returns how to stop. */
function followSales(store: Store, selection: Selection, before: Before): () => void {
  let shown: string | null | undefined;
  return store.onList("sales", () => {
    const newest = newestOf(store, before);
    if (newest === shown) return;
    shown = newest;
    selection.show(newest);
  });
}

/** Every story begins at a service to the letter, with all knobs in their places, a whole disk, and a bot that runs and can sell. */
async function calmDown(store: Store, until: Until, isUpset: boolean): Promise<void> {
  await ask("calm");
  await ask("service", { form: "specified" });
  await startBot(store);
  await until(() => store.section("bot").state === "running", "the bot to run");
  const pulse = () => store.section("pulse");
  const before = pulse()?.readAt;
  // Values from before the knobs were turned back may be out of date.
  const isNew = () => !isUpset || pulse()?.readAt !== before;
  await until(() => pulse()?.isServiceUp !== false && isNew(), "the bot to find the service again");
}

/** However far it has come, a story leaves knobs, prices, disk and bot as it found them. */
async function putBack(store: Store, teller: Teller): Promise<void> {
  await ask("calm");
  await teller.putsBack();
  await startBot(store);
}

/** If the bot has a process, it stays as it is, even if the page has older news of it. */
async function startBot(store: Store): Promise<void> {
  if (store.section("bot").disk.isLost) await ask("disk-restore");
  else await ask("bot-start");
  const until = createUntil({ isOn: () => true });
  await until(() => !store.section("bot").disk.isLost && store.section("bot").state !== "stopped", "the bot to start");
}

/** Lights up the part of the page that a sentence is about. */
function pointAt(id?: string): void {
  for (const lit of document.querySelectorAll(".is-told")) lit.classList.remove("is-told");
  const part = id === undefined ? null : document.getElementById(id);
  if (!part) return;
  if (part instanceof HTMLDetailsElement) part.open = true;
  part.classList.add("is-told");
  part.scrollIntoView({ block: "nearest" });
}
