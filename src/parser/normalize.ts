import { fold } from "../core/fold.ts";
import { patterns } from "./patterns.ts";
import { isOfName } from "./pieces.ts";
import { senseOf } from "./vocabulary.ts";

/** A line longer than this says more than one sale. */
const longest = 300;

/** A line in lower case, without accents and invisible characters; null: it cannot be read for certain, or says too much. */
export function normalize(line: string): string | null {
  if (line.length > longest || patterns.turned.test(line)) return null;
  if (patterns.otherDigit.test(line) || patterns.dialled.test(line)) return null;
  const cells = line.toWellFormed().replace(patterns.tabBeforeMinus, ", ");
  const text = fold(cells.replace(patterns.invisible, ""))
    .replace(patterns.shortIs, "$1 is")
    .replace(patterns.gluedPerson, "$1 $2")
    .replace(patterns.forUs, "$1 mini")
    .replace(patterns.numberSign, "number ")
    .replace(patterns.denied, "$1$2");
  const bare = text.replace(patterns.listMark, "");
  return (
    withoutSender(bare, bare.length < text.length)
      .replace(patterns.reason, "$<who>$<item> ")
      .replace(patterns.purpose, "")
      // The digits on both sides of a sentence are not one number.
      .replace(patterns.passedOn, " , ")
      .replace(patterns.waitsThere, " , ")
      .replace(patterns.hurry, " , ")
  );
}

/** A line without who wrote it; "mtn: 500" is no sender's, and of "emeka ring road: mtn 500" the name says whom it is for. */
function withoutSender(text: string, isPasted: boolean): string {
  const sender = patterns.sender.exec(text)?.[1];
  const words = sender?.match(patterns.letters) ?? [];
  const isNobody = words.length === 0 || words.some((word) => senseOf(word) && !senseOf(word)?.isAside);
  const order = text.slice((sender ?? "").length + 1).trim();
  if (isNobody || isPasted) return isNobody ? text : order;
  const other = words.findIndex((word) => !isOfName(word));
  const name = words.slice(0, other < 0 ? undefined : other).join(" ");
  return name !== "" && patterns.longNumber.test(text) ? `${name} ${order}` : text;
}
