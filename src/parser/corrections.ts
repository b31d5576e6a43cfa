import type { ServiceType } from "../services/services.ts";
import { normalize } from "./normalize.ts";
import { patterns } from "./patterns.ts";
import { read } from "./read.ts";
import type { Known, TypedSale } from "./reading.ts";
import { unitOf } from "./sizes.ts";
import { senseOf } from "./vocabulary.ts";

/**
 * What somebody changes of a sale of `service` that they see: "no, make it 1000", "not mtn, glo". Null: they change nothing, or
 * say more than that.
 */
export function readCorrection(line: string, service: ServiceType, known: Known): TypedSale | null {
  const text = normalize(line);
  if (text === null) return null;
  const rest = text
    .replace(patterns.deniedWare, (whole, word: string) => (isItem(word) ? " " : whole))
    .replace(patterns.corrected, " ");
  if (rest === text || rest.trim() === "") return null;
  const reading = read(`${service} ${rest}`, known);
  if (reading.kind !== "sale") return null;
  const { services, unsure, badNumber, again, owed, pays, ...changed } = reading.request;
  const isClear = services.join() === service && !(unsure ?? badNumber ?? again ?? owed ?? pays);
  return isClear && Object.keys(changed).length > 0 ? { services, ...changed } : null;
}

/** Whether a word is an amount, a size or a company: what one sale has instead of another. */
function isItem(word: string): boolean {
  const [, unit = ""] = patterns.numbered.exec(word) ?? [];
  const sense = senseOf(word);
  return patterns.amount.test(word) || unitOf(unit, 1, true) !== null || Boolean(sense?.provider ?? sense?.planWord);
}
