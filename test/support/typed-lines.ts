import { readFileSync } from "node:fs";
import type { Catalogue, Provider } from "../../sandbox/vending/catalogue.ts";
import { startingCatalogue } from "../../sandbox/vending/market.ts";
import { mayBeOrders, ordersIn, read, readAside } from "../../src/parser/read.ts";
import type { Known, KnownCustomer, LineReading, TypedSale } from "../../src/parser/reading.ts";

/** What a line says of one thing: `is` so, `may` be read so, or must stay `open`: "?" or the services to choose from. */
interface ExpectedValue {
  how: "is" | "may" | "open";
  value: string;
}

/** A line of a table of `data/`. */
export interface TypedLine {
  text: string;
  /** `nothing`, `word`, a question for a price, several orders, or a sale. */
  kind: Outcome["kind"];
  says: ReadonlyMap<string, ExpectedValue>;
}

/** What a line comes to: a reading, a question about prices, or a list of orders. */
export type Outcome = LineReading | { kind: "prices" | "orders" };

/** How a reading of a line compares with its meaning. */
export interface Evaluation {
  /** The readings that differ from the meaning. */
  wrong: readonly string[];
  /** It would come to the confirm card, and something that is paid for is wrong. */
  isCostly: boolean;
}

const catalogue = startingCatalogue();

const customers: readonly KnownCustomer[] = [
  { id: "mama chika", name: "Mama Chika", numbers: [{ kind: "phone", number: "08035550001" }] },
  {
    id: "bro musa",
    name: "Bro Musa",
    numbers: [
      { kind: "phone", number: "08025550002" },
      { kind: "meter", number: "45055500021" },
    ],
  },
  { id: "alhaji sani", name: "Alhaji Sani", numbers: [{ kind: "meter", number: "45055500031" }] },
  { id: "chika ikeja", name: "Chika Ikeja", numbers: [{ kind: "meter", number: "45055500041" }] },
  { id: "chika lekki", name: "Chika Lekki", numbers: [{ kind: "phone", number: "08055550005" }] },
];

/** What the lines presume: the sandbox's providers, and five customers. */
export const known: Known = {
  providers: Object.fromEntries(
    Object.entries(catalogue).map(([type, providers]) => [
      type,
      (providers as Provider[])
        .filter(({ active }) => active)
        .map(({ serviceId, name }) => ({ slug: serviceId, name })),
    ]),
  ),
  customers,
};

export function typedLines(
  name: "typed-lines" | "market-lines" | "counter-lines" | "street-lines" = "typed-lines",
): TypedLine[] {
  const file = readFileSync(new URL(`../data/${name}.tsv`, import.meta.url), "utf8");
  return file
    .split("\n")
    .filter((line) => line.includes("\t"))
    .map((line) => {
      const [text = "", meaning = ""] = line.split("\t");
      return meant(text.replaceAll("\\n", "\n"), meaning);
    });
}

/** A line and its meaning, in the words of the table. */
export function meant(text: string, meaning: string): TypedLine {
  const says = new Map(
    [...meaning.matchAll(/(\w+)(?:([=~])(?:"([^"]*)"|(\S+)))?/g)].map(
      ([, key = "", sign, quoted, bare]): [string, ExpectedValue] => {
        const value = quoted ?? bare ?? "";
        if (sign === "~") return [key, { how: "may", value }];
        return [key, { how: value === "?" || value.includes("|") ? "open" : "is", value }];
      },
    ),
  );
  const [kind = "sale"] = (["nothing", "prices", "orders", "word"] as const).filter((one) => says.has(one));
  return { text, says, kind };
}

/** Reads a line as the shop does. */
export function outcomeOf(text: string): Outcome {
  const orders = mayBeOrders(text) ? ordersIn(text, known) : null;
  if (orders !== null) return { kind: "orders" };
  const reading = read(text, known);
  return reading.kind === "nothing" && readAside(text, known)?.kind === "prices" ? { kind: "prices" } : reading;
}

/** Compares a reading with the meaning of the line. A greeting may be answered with the menu. */
export function judge({ kind, says }: TypedLine, reading: Outcome): Evaluation {
  if (reading.kind === "word" && reading.word === "menu" && kind === "nothing") return { wrong: [], isCostly: false };
  const isWhole = reading.kind === "sale" && wouldBeOffered(reading.request);
  if (reading.kind !== kind) return { wrong: ["kind"], isCostly: isWhole };
  const facts = reading.kind === "sale" ? factsOf(reading.request) : { ...reading };
  const isPlan = (key: string) => key === "planwords" && reading.kind === "sale";
  const wrong = [...new Set([...says.keys(), ...Object.keys(facts)])]
    .filter((key) => !["kind", "nothing", "prices", "orders", "rest", "services"].includes(key))
    .filter((key) =>
      isPlan(key)
        ? plansBy(says, wordsSaid(says)) !== plansBy(says, wordsRead(reading))
        : !agrees(key, says, (facts as Record<string, unknown>)[key]),
    );
  // A size that no plan has leads to a question, also beside other problems.
  const isNone = wrong.includes("planwords") && plansBy(says, wordsRead(reading)) === "";
  return { wrong, isCostly: isWhole && !isNone && wrong.length > 0 };
}

function wordsSaid(says: TypedLine["says"]): string[] {
  return (says.get("planwords")?.value ?? "").split(" ");
}

function wordsRead(reading: Outcome): string[] {
  const plan = reading.kind === "sale" ? reading.request.plan : undefined;
  return [...(plan?.words ?? []), plan?.kind ?? ""];
}

/** The sandbox's plans of what the line is about that have all of these words in their names. */
function plansBy(says: TypedLine["says"], words: readonly string[]): string {
  const service = says.get("service")?.value as keyof Catalogue;
  const provider = says.get("provider")?.value ?? "";
  const entries = (catalogue[service] ?? []).flatMap((entry) =>
    "plans" in entry
      ? entry.plans
          .filter(({ active }) => active)
          .map((plan) => [entry.name, plan.name, "planType" in plan ? plan.planType : ""].join(" "))
      : [],
  );
  const named = entries.map((name) => name.toLowerCase()).filter((name) => name.includes(provider));
  return named.filter((name) => words.every((word) => ` ${name}`.includes(word && ` ${word}`))).join();
}

/** Whether a request has all that its card needs, or so much that only the listing may complete it. */
function wouldBeOffered(request: TypedSale): boolean {
  const { services, number, badNumber, customers: meant = [], amount, plan, provider, unsure = [], again } = request;
  if (badNumber || unsure.length > 0) return false;
  const isTo = number !== undefined || meant.length === 1;
  if (again && isTo) return true;
  return services.length === 1 && isTo && (amount !== undefined || plan !== undefined || provider !== undefined);
}

/** A wish in the words of the table. */
function factsOf(request: TypedSale): Record<string, unknown> {
  const { plan, badNumber } = request;
  const isMeant = request.customers !== undefined && request.customers.length > 0;
  const facts = {
    service: request.services.length === 1 ? request.services[0] : request.services.length > 1 ? "?" : undefined,
    provider: request.provider,
    amount: request.amount === undefined ? undefined : String(request.amount / 100),
    plan: plan?.sizeMb,
    days: plan?.days === undefined ? undefined : String(plan.days),
    planwords: plan?.words.length || plan?.kind ? "" : undefined,
    meter: request.meterKind,
    number: request.number,
    // Beside a number the name of somebody who is not known changes nothing.
    name: isMeant ? request.customers : request.number === undefined ? request.name : undefined,
    quantity: request.quantity === undefined ? undefined : String(request.quantity),
    again: request.again && "",
    owed: request.owed && "",
    promised: request.owed?.by,
    pays: request.pays === undefined ? undefined : String(request.pays / 100),
    short: badNumber && badNumber.off < 0 ? badNumber.digits : undefined,
    long: badNumber && badNumber.off > 0 ? badNumber.digits : undefined,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function agrees(key: string, says: TypedLine["says"], read: unknown): boolean {
  const said = says.get(key);
  if (key === "service" && read === "?") return said?.how !== "is";
  // An open number may have its reason.
  if (key === "short" || key === "long") return says.get("number")?.how === "open" || isSame(key, said, read);
  if (said === undefined) return read === undefined || (key === "quantity" && read === "1");
  if (key === "quantity" && said.value === "1" && read === undefined) return true;
  if (said.how === "open") return read === undefined;
  if (said.how === "may" && read === undefined) return true;
  return isSame(key, said, read);
}

/** The words that the shop writes differently from the table. */
const ownWords: Readonly<Record<string, string>> = { debts: "owing", portharcourt: "port harcourt" };

function isSame(key: string, said: ExpectedValue | undefined, read: unknown): boolean {
  if (said === undefined || read === undefined) return said === read;
  const meant = ownWords[said.value] ?? said.value;
  if (key === "plan") return megabytesOf(meant) === read;
  if (key === "amount" || key === "pays") return Number(meant) === Number(read);
  if (key === "name") return idsOf(meant) === (Array.isArray(read) ? read.toSorted().join() : idsOf(String(read)));
  if (key === "short" || key === "long") return nationalOf(meant) === nationalOf(String(read));
  return String(read) === meant;
}

function megabytesOf(size: string): number {
  const [, value = "", unit = ""] = /^([\d.]+)(\wB)$/.exec(size) ?? [];
  return Math.round(Number(value) * 1024 ** ["MB", "GB", "TB"].indexOf(unit));
}

/** Who may be meant by a name: all whose names have its words in them. */
function idsOf(name: string): string {
  const words = name.toLowerCase().split(" ");
  const found = customers.filter(({ id }) => words.every((word) => id.split(" ").includes(word)));
  return found.length > 0
    ? found
        .map(({ id }) => id)
        .toSorted()
        .join()
    : name.toLowerCase();
}

function nationalOf(digits: string): string {
  return digits.replace(/^(?:234|0)/, "");
}
