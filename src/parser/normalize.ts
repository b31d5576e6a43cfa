import { fold } from "../core/fold.ts";
import { patterns } from "./patterns.ts";
import { senseOf } from "./vocabulary.ts";

/** A line longer than this says more than one sale. */
const longest = 300;

/** A line in lower case, without accents and invisible characters; null: it cannot be read for certain, or says too much. */
export function normalize(line: string): string | null {
  if (line.length > longest || patterns.turned.test(line)) return null;
  if (patterns.otherDigit.test(line) || patterns.dialled.test(line)) return null;
  const text = fold(line.toWellFormed().replace(patterns.invisible, ""))
    .replace(patterns.shortIs, "$1 is")
    .replace(patterns.gluedPerson, "$1 $2")
    .replace(patterns.numberSign, "number ");
  const bare = text.replace(patterns.listMark, "");
  return (bare.length < text.length ? withoutSender(bare) : bare)
    .replace(patterns.reason, "$<item> ")
    .replace(patterns.purpose, "");
}

/** A line that was pasted, without who wrote it; "mtn: 500" is no sender's. */
function withoutSender(text: string): string {
  const sender = patterns.sender.exec(text)?.[1];
  const isNobody = sender === undefined || (sender.match(patterns.letters) ?? []).some((word) => senseOf(word));
  return isNobody ? text : text.slice(sender.length + 1).trim();
}
