import { hasFaceValue, services as known, type ServiceType } from "../services/services.ts";
import { unframed } from "./order-frames.ts";
import type { Piece } from "./pieces.ts";
import type { TypedSale } from "./reading.ts";
import { misplaced } from "./reported.ts";
import { type Sense, soldBy } from "./vocabulary.ts";

/** Returns the words of a line that have no place in its sale, in their order. A sale would drop them. */
export function leftOver(pieces: readonly Piece[], request: TypedSale, unnamed: ReadonlySet<Piece>): string[] {
  const { services, unsure = [] } = request;
  const isPlan = services.length === 0 || !services.every(hasFaceValue);
  const isFace = services.length === 0 || services.some(hasFaceValue);
  const isAmountLost = !isFace && unsure.includes("amount");
  const odd = new Set([...misplaced(pieces), ...unframed(pieces)]);
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
