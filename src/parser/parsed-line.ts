import type { Kobo } from "../core/money.ts";
import type { ServiceType } from "../services/services.ts";
import type { Named } from "./names.ts";
import type { Piece } from "./pieces.ts";
import type { PlanTraits } from "./reading.ts";
import { isReported } from "./reported.ts";
import type { Sense } from "./vocabulary.ts";

/** The meanings of a line's words, gathered. */
export interface ParsedLine {
  services: ServiceType[];
  hints: ServiceType[];
  providers: string[];
  plan: Omit<PlanTraits, "words" | "sizeMb" | "days"> & { words: string[] };
  /** Of several that differ none is taken: the list is shown. */
  sizes: Set<number>;
  days: Set<number>;
  meterKinds: Set<"prepaid" | "postpaid">;
  money: Kobo[];
  /** An amount is written in words. */
  isMoneySpelled: boolean;
  counts: number[];
  names: Named[];
  isAgain: boolean;
  isNoRequest: boolean;
  /** Amounts and counts in words of the market; null: what it comes to is not counted. */
  spoken: (number | null)[];
}

export function gather(pieces: readonly Piece[]): ParsedLine {
  const said: ParsedLine = {
    ...{ services: [], hints: [], providers: [], plan: { words: [] }, sizes: new Set<never>() },
    ...{ days: new Set<never>(), meterKinds: new Set<never>() },
    ...{ money: [], isMoneySpelled: false, counts: [], names: [], isAgain: false, isNoRequest: false, spoken: [] },
  };
  for (const piece of pieces) {
    if (piece.kind === "money") {
      said.money.push(piece.kobo);
      said.isMoneySpelled ||= piece.isSpelled;
    }
    if (piece.kind === "times") said.counts.push(piece.count);
    if (piece.kind === "size") said.sizes.add(piece.mb);
    if (piece.kind === "days") said.days.add(piece.days);
    if (piece.kind === "name") said.names.push(piece.named);
    if (piece.kind === "word" && piece.sense) gatherSense(said, piece.sense);
  }
  if (isReported(pieces)) said.isNoRequest = true;
  return said;
}

function gatherSense(said: ParsedLine, sense: Sense): void {
  said.services.push(...(sense.services ?? []).filter((type) => !said.services.includes(type)));
  said.hints.push(...(sense.hints ?? []).filter((type) => !said.hints.includes(type)));
  if (sense.provider && !said.providers.includes(sense.provider)) said.providers.push(sense.provider);
  if (sense.planWord) said.plan.words.push(sense.planWord);
  // "corporate gifting" is corporate, however that is spelled.
  if (sense.planKind && said.plan.kind !== "corporate") said.plan.kind = sense.planKind;
  if (sense.days) said.days.add(sense.days);
  if (sense.meterKind) said.meterKinds.add(sense.meterKind);
  if (sense.isAgain) said.isAgain = true;
  if (sense.isNoRequest) said.isNoRequest = true;
  if (sense.isSpokenAmount) said.spoken.push(sense.count ?? null);
}

export type Digits = Extract<Piece, { kind: "digits" }>;

/** The digits of a line, each run by itself: a word between two of them parts them. */
export function digitsOf(pieces: readonly Piece[]): Digits[] {
  return pieces.flatMap((piece, at) => {
    if (piece.kind !== "digits") return [];
    return [pieces[at - 1]?.kind === "digits" ? piece : { ...piece, joins: false }];
  });
}
