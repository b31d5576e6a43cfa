/**
 * Writes src/bot/ui/text-keys.ts from locales/en.ftl: one entry for each message, with the variables it takes, so that a
 * missing word or variable does not compile, and the set of those about money. `npm run texts`; a test holds the file equal
 * to what this makes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { FluentParser, type Message, Visitor } from "@fluent/syntax";

const source = new URL("../locales/en.ftl", import.meta.url);
const target = new URL("../src/bot/ui/text-keys.ts", import.meta.url);

/** The messages of a Fluent file with their variables, in order. Throws at a broken or doubled entry. */
export function readMessages(ftl: string): Map<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const message of parseMessages(ftl)) {
    if (messages.has(message.id.name)) throw new Error(`Doubled entry: ${message.id.name}`);
    messages.set(message.id.name, variablesOf(message));
  }
  return messages;
}

/** The messages about money, in order: their comment's last line is "money". */
export function readMoneyKeys(ftl: string): string[] {
  return parseMessages(ftl)
    .filter((message) => message.comment?.content.split("\n").at(-1) === "money")
    .map((message) => message.id.name);
}

function parseMessages(ftl: string): Message[] {
  const entries = new FluentParser().parse(ftl).body;
  const broken = entries.find((entry) => entry.type === "Junk") as { content?: string } | undefined;
  if (broken) throw new Error(`Broken entry: ${broken.content?.slice(0, 80)}`);
  return entries.filter((entry): entry is Message => entry.type === "Message");
}

function variablesOf(message: Message): string[] {
  const names = new Set<string>();
  class Variables extends Visitor {
    override visitVariableReference(node: { id: { name: string } }) {
      names.add(node.id.name);
    }
  }
  new Variables().visit(message);
  return [...names].sort();
}

/** The TypeScript of src/bot/ui/text-keys.ts. */
export function writeTextKeys(ftl: string): string {
  const entries = [...readMessages(ftl)].map(([key, variables]) => {
    const type = variables.map((name) => `${name}: string | number`).join("; ");
    return `  "${key}": ${type === "" ? "Record<never, never>" : `{ ${type} }`};`;
  });
  const money = readMoneyKeys(ftl).map((key) => `  "${key}",`);
  return [
    "/** Made from locales/en.ftl by `npm run texts`. */",
    `export interface Texts {\n${entries.join("\n")}\n}\n`,
    '/** Where a wrong word could make somebody sell twice, or believe that money left or did not: "money" in `locales/en.ftl`. */',
    `export const moneyKeys: ReadonlySet<string> = new Set<keyof Texts>([\n${money.join("\n")}\n]);\n`,
  ].join("\n");
}

if (import.meta.main) writeFileSync(target, writeTextKeys(readFileSync(source, "utf8")));
