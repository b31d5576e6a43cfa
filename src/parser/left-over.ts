import { hasFaceValue, services as known, type ServiceType } from "../services/services.ts";
import { isOrderVerb, unframed } from "./order-frames.ts";
import { setOf } from "./patterns.ts";
import type { Piece } from "./pieces.ts";
import type { TypedSale } from "./reading.ts";
import { misplaced } from "./reported.ts";
import { type Sense, soldBy } from "./vocabulary.ts";

/** Words that tie a sentence together, and report no act. */
const linking = setOf(
  "i we u you he she they dem e im him me us am her them it my his our their your ur yr a an the this that dis is are be na s d to in on at with of for from so by wey dey inside there here one mo won ni si wa mi fun lo ta ya ce ne ga anyi gi ha n bu di maka m suna tana yana muna no",
);

/** Returns the words of a line that have no place in its sale, in their order. A sale would drop them. */
export function leftOver(pieces: readonly Piece[], request: TypedSale, unnamed: ReadonlySet<Piece>): string[] {
  const { services, unsure = [] } = request;
  const isPlan = services.length === 0 || !services.every(hasFaceValue);
  const isFace = services.length === 0 || services.some(hasFaceValue);
  const asides = new Set(asidesIn(pieces));
  const isAmountLost = !isFace && unsure.includes("amount");
  const odd = new Set([...misplaced(pieces), ...unframed(pieces).filter((piece) => !asides.has(piece))]);
  const isLeft = (piece: Piece): boolean => {
    switch (piece.kind) {
      case "word":
        return (
          unnamed.has(piece) ||
          odd.has(piece) ||
          (piece.sense !== null && !fits(piece.sense, request, { isPlan, isFace }))
        );
      case "size":
      case "days":
        return odd.has(piece) || !isPlan;
      case "times":
        return request.quantity === undefined;
      case "money":
      case "digits":
        return isAmountLost && (piece.kind === "money" || piece.text.length <= 6);
      case "name":
        return false;
    }
  };
  return pieces.filter(isLeft).map((piece) => (piece.kind === "name" ? piece.named.name : piece.text));
}

/** Whether a word may stand beside what is sold. */
function fits(sense: Sense, request: TypedSale, { isPlan, isFace }: { isPlan: boolean; isFace: boolean }): boolean {
  const { services, again, quantity } = request;
  const isAmong = (types: readonly ServiceType[]) => types.some((type) => services.includes(type));
  if (sense.isNoRequest) return false;
  if (sense.isFiller || services.length === 0 || again) return true;
  if (sense.isSpokenAmount) return isFace || (sense.count !== undefined && quantity !== undefined);
  if (sense.provider)
    return isAmong([...soldBy(sense.provider), ...(sense.hints ?? [])]) || request.provider === undefined;
  if (sense.services) return isAmong(sense.services) || isAmong(["data", "internet"]);
  if (sense.meterKind) return services.some((type) => known[type].productsAre === "meter kinds");
  if (sense.isStrict) return isAmong(sense.hints ?? []) || (sense.planWord !== undefined && isPlan);
  const isOfPlan = sense.planWord !== undefined || sense.planKind !== undefined || sense.days !== undefined;
  return !isOfPlan || isPlan;
}

const asWord = (piece: Piece | undefined) => (piece?.kind === "word" ? piece : null);
const isTelling = (piece: Piece) => Boolean(asWord(piece)?.sense?.isAside ?? asWord(piece)?.sense?.isPerson);

/** Returns the words without a place in an order that stand among everyday words: "my guy *is* outside". */
function asidesIn(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[][] = [[]];
  for (const piece of pieces) {
    const sense = asWord(piece)?.sense;
    if (sense === null || sense?.isFiller) runs.at(-1)?.push(piece);
    else runs.push([]);
  }
  return runs
    .filter((run) => run.some(isTelling))
    .flatMap((run) => run.filter((_, at) => ties(run, at, pieces.at(-1))));
}

/** Whether a word ties words of a sentence together: "my customer *is*" in front of an amount does not. */
function ties(run: readonly Piece[], at: number, last: Piece | undefined): boolean {
  const [before, word, next] = [run[at - 1], run[at], run[at + 1]].map((piece) => asWord(piece)?.text);
  if (word === undefined || !linking.has(word) || (word === "am" && before !== "i")) return false;
  return next === undefined ? run[at] === last : !isOrderVerb(next);
}
