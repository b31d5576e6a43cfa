import type { LearntTrait } from "../../../operations/overview.ts";
import type { Times } from "../../ui/format.ts";
import { type Html, lines, type Say } from "../../ui/text.ts";

/** Spellings of one number, by the value of the trait `login_phone`. */
const spelt: Readonly<Record<string, string>> = {
  local: "0803…",
  "234": "234803…",
  "+234": "+234803…",
  bare: "803…",
};

/** Returns a line per learnt trait, and one for all paths; null if nothing was learnt. */
export function renderLearnt({ say, times }: { say: Say; times: Times }, learnt: readonly LearntTrait[]): Html | null {
  if (learnt.every(isOrdinary)) return null;
  const isPath = ({ trait }: LearntTrait) => trait.startsWith("path:");
  const paths = learnt.filter(isPath).map(({ value }) => value);
  const others = learnt.filter((one) => !isPath(one) && !isOrdinary(one));
  return lines(
    say.html("ops-learnt"),
    paths.length > 0 && describePaths(say, paths),
    ...new Map(others.map((one) => [lineKey(one), describeTrait(say, times, one)])).values(),
  );
}

/** A trait that the bot would expect anyway, or that more sales have to show before anything follows from it. */
function isOrdinary({ trait, value }: LearntTrait): boolean {
  if (trait.startsWith("path:")) return value === "id";
  if (trait === "login_phone") return value === "local";
  if (trait.startsWith("share:")) return true;
  return (trait === "record_amount" && value !== "charge") || (trait.startsWith("discount:") && value.endsWith(" 1"));
}

/** The same discount of a network, learnt by several shops, is one line. */
function lineKey({ trait, value }: LearntTrait): string {
  return trait.startsWith("discount:") ? `${networkOf(trait)} ${value}` : trait;
}

const networkOf = (trait: string) => trait.slice(trait.lastIndexOf(":") + 1);

function describePaths(say: Say, forms: readonly string[]): Html {
  const ids = forms.filter((form) => form === "id").length;
  const slugs = forms.length - ids;
  if (slugs === 0) return say.html("ops-learnt-paths-id");
  return ids === 0 ? say.html("ops-learnt-paths-slug") : say.html("ops-learnt-paths-mixed", { ids, slugs });
}

/** A trait or value that this version does not know stands as it is. */
function describeTrait(say: Say, times: Times, { trait, value }: LearntTrait): Html {
  const [first = "", second = ""] = value.split(" ");
  if (trait === "plan_amount" && value === "price") return say.html("ops-learnt-plan-amount");
  if (trait === "login_phone") return say.html("ops-learnt-login-phone", { form: spelt[value] ?? value });
  if (trait === "token_record" && value === "purchase") return say.html("ops-learnt-token-record");
  if (trait === "token_record" && /^\d{13}$/.test(value)) {
    return say.html("ops-learnt-token-record-none", { time: times.moment(Number(value)) });
  }
  if (trait === "signature" && (second === "raw" || second === "compact")) {
    return say.html(`ops-learnt-signature-${second}`, { header: first });
  }
  if (trait === "record_amount" && value === "charge") return say.html("ops-learnt-record-amount");
  if (trait === "status_words") return say.html("ops-learnt-status-words", { words: value.split(",").join(", ") });
  if (trait.startsWith("discount:") && second !== "") {
    return say.html("ops-learnt-discount", { network: networkOf(trait), percent: first, listed: second });
  }
  return say.html("ops-learnt-other", { trait, value });
}
