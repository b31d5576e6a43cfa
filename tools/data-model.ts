import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openStore } from "../src/db/open.ts";

/**
 * Draws docs/engineers/data-model.md from the schema: `npm run data-model`. Each subject is a file of `src/db/schema/` with
 * `CREATE TABLE` in it.
 */
const page = new URL("../docs/engineers/data-model.md", import.meta.url);
const subjects = ["accounts", "sales", "customers", "books", "messages"] as const;

interface Table {
  name: string;
  columns: { name: string; type: string; pk: number; notnull: number }[];
  references: { table: string; from: string }[];
}

const schemaOf = (subject: string) => readFileSync(new URL(`../src/db/schema/${subject}.ts`, import.meta.url), "utf8");
const tablesOf = (subject: string) =>
  [...schemaOf(subject).matchAll(/CREATE TABLE (\w+)/g)].map(([, name = ""]) => name);

async function readTables(names: readonly string[]): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), "vendbot-data-model-"));
  try {
    await using store = await openStore(`sqlite:${join(folder, "model.db")}`);
    const tables: Table[] = [];
    for (const name of names) {
      const columns = await sql<Table["columns"][number]>`SELECT * FROM pragma_table_info(${name})`.execute(store.db);
      const keys = await sql<Table["references"][number]>`SELECT * FROM pragma_foreign_key_list(${name})`.execute(
        store.db,
      );
      tables.push({ name, columns: columns.rows, references: keys.rows });
    }
    return tables;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const keyOf = ({ columns }: Table) => columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
const unique = (lines: readonly string[]) => [...new Set(lines)];

function drawSubject(subject: string, tables: readonly Table[]): string {
  const lines = unique(
    tables.flatMap(({ name, references }) =>
      references.map(({ table, from }) => `    ${table} ||--o{ ${name} : ${from}`),
    ),
  );
  const rows = tables.map((table) => {
    const key = keyOf(table).map(({ name }) => `\`${name}\``);
    const others = table.columns.filter(({ pk }) => pk === 0);
    const told = others.map(({ name, notnull }) => (notnull === 1 ? name : `${name}?`));
    return `| \`${table.name}\` | ${key.join(", ")} | ${told.join(", ")} |`;
  });
  const picture = lines.length > 0 ? ["```mermaid", "erDiagram", ...lines, "```", ""] : [];
  const title = `## ${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;
  return [title, "", ...picture, "| table | key | columns |", "|---|---|---|", ...rows, ""].join("\n");
}

/** The whole page, as the schema is now. */
export async function drawDataModel(): Promise<string> {
  const parts: string[] = [];
  for (const subject of subjects) parts.push(drawSubject(subject, await readTables(tablesOf(subject))));
  return `# The data model

\`npm run data-model\` draws this page from \`src/db/schema/\`, and a test compares both. A line leads from a row to the rows that
refer to it by the named column. A question mark marks a column that may be null. Money is integer kobo, times are epoch
milliseconds, and a column that ends in \`_sealed\` holds ciphertext. The \`*.table.ts\` files say what a column means.

${parts.join("\n").trimEnd()}
`;
}

if (import.meta.main) writeFileSync(page, await drawDataModel());
