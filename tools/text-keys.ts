/**
 * Writes locales/texts.d.ts from locales/en.ftl: one entry per message, with the variables it takes, so that a missing
 * word or variable does not compile. `npm run texts`; a test holds the file equal to what this makes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { FluentParser, type Message, Visitor } from "@fluent/syntax";

const source = new URL("../locales/en.ftl", import.meta.url);
const target = new URL("../locales/texts.d.ts", import.meta.url);

/** The messages of a Fluent file with their variables, in order. Throws at a broken or doubled entry. */
export function readMessages(ftl: string): Map<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const message of parseMessages(ftl)) {
    if (messages.has(message.id.name)) throw new Error(`Doubled entry: ${message.id.name}`);
    messages.set(message.id.name, variablesOf(message));
  }
  return messages;
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

/** The TypeScript of locales/texts.d.ts. */
export function writeTextKeys(ftl: string): string {
  const entries = [...readMessages(ftl)].map(([key, variables]) => {
    const type = variables.map((name) => `${name}: string | number`).join("; ");
    return `  "${key}": ${type === "" ? "Record<never, never>" : `{ ${type} }`};`;
  });
  return `/** Made from locales/en.ftl by \`npm run texts\`. */\nexport interface Texts {\n${entries.join("\n")}\n}\n`;
}

if (import.meta.main) writeFileSync(target, writeTextKeys(readFileSync(source, "utf8")));
