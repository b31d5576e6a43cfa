import type { ServiceType } from "../services/services.ts";
import { isAside, wordsOf } from "./asked.ts";
import { monthPatterns } from "./month-patterns.ts";
import { patterns, setOf } from "./patterns.ts";
import type { AskedMonth } from "./reading.ts";
import { senseOf } from "./vocabulary.ts";

/** Questions that the book answers: what a month brought, who buys most, what sells most. Words of five languages, without marks. */

const superlatives = setOf("most more pass best biggest top highest mafi fi fiye ju julo kacha karia kachasi");
const customers = setOf(
  "customer customers client clients buyer buyers kwastoma kwastomomi kwastomomina onibaara onibara",
);
const people = setOf("person people who mutum eni onye ndi wa wane waye tani ta");
const buying = setOf("buy buys dey buying bought siya siyan saya sayi sayen ra n azu azuta zuo zuru");
const asking = setOf("what which wetin wane wace wanne wo kini kedu gini");
const goods = setOf("product products plan plans bundle bundles network ihe");
const selling = setOf("sell sells selling sold sayar sayarwa sayuwa ta ere rere tita sale sales");
const asides = setOf(
  "my the is be na i we me get go for this a of in that wey from do does did dey us our all now shop ya yi wo lo n ni ti mi o ke nke m bu re kaya kowa aka si ga",
);

/** The month that a normalized line names, and the line without it; null: it names none. */
export function takeMonth(text: string): { month: AskedMonth; name: string; rest: string } | null {
  const found = monthPatterns.monthIn.exec(text);
  const [group, name] = Object.entries(found?.groups ?? {}).find(([, said]) => said !== undefined) ?? [];
  if (!found || group === undefined || name === undefined) return null;
  const month = (group === "may2" ? "may" : group) as AskedMonth;
  return { month, name, rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim() };
}

/** Of what a line asks for the best: "customers", "goods" or "goods data"; null: of nothing. */
export function rankingIn(text: string): string | null {
  const asked = text.replace(patterns.topOf, "top");
  const said = patterns.digit.test(asked) ? [] : wordsOf(asked);
  const has = (words: ReadonlySet<string>) => said.some((word) => words.has(word));
  if (!has(superlatives)) return null;
  const services = said.map(serviceOf).filter((type) => type !== null);
  const known = [superlatives, customers, people, buying, asking, goods, selling, asides];
  if (!said.every((word) => known.some((words) => words.has(word)) || serviceOf(word) !== null || isAside(word)))
    return null;
  const isOfCustomers = has(customers) || (has(people) && has(buying));
  if (isOfCustomers && !(has(selling) && services.length > 0)) return "customers";
  // "sell best data" asks for nothing, and "best selling data" does.
  const isAsked = has(asking) || superlatives.has(said[0] ?? "");
  return isAsked && has(selling) ? ["goods", services[0]].filter(Boolean).join(" ") : null;
}

function serviceOf(word: string): ServiceType | null {
  const services = senseOf(word)?.services;
  return services?.length === 1 ? (services[0] ?? null) : null;
}
