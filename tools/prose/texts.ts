/** A piece of prose in a file: a paragraph of a document, a comment, or the name of a test. */
export interface ProseText {
  file: string;
  /** Of its first line, from 1. */
  line: number;
  text: string;
  kind: "document" | "comment" | "name";
}

interface Collector {
  readonly texts: ProseText[];
  /** Adds a line to the text that is open, or opens one. */
  add(line: number, text: string): void;
  end(): void;
}

function createCollector(file: string, kind: ProseText["kind"]): Collector {
  const texts: ProseText[] = [];
  let open: { line: number; parts: string[] } | undefined;
  return {
    texts,
    add(line, text) {
      if (text.trim() === "") return;
      open ??= { line, parts: [] };
      open.parts.push(text.trim());
    },
    end() {
      const text = withoutMarks(open?.parts.join(" ") ?? "");
      if (open && !/^[-: ]*$/.test(text)) texts.push({ file, line: open.line, text, kind });
      open = undefined;
    },
  };
}

/** Code, quoted words and addresses are not the file's own prose. */
function withoutMarks(text: string): string {
  return text
    .replace(/`[^`]*`/g, "`…`")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/"[^"]*"|“[^”]*”/g, '"…"')
    .replace(/\*+/g, "")
    .trim();
}

const itemMark = /^\s*(?:[-*]|\d+\.|#+) /;

/** Paragraphs, list items and table cells of a Markdown document, without code. */
export function readDocument(file: string, source: string): ProseText[] {
  const { texts, add, end } = createCollector(file, "document");
  let isCode = false;
  for (const [index, line] of source.split("\n").entries()) {
    const isTable = line.startsWith("|");
    if (isTable || line.trim() === "" || itemMark.test(line) || /^\s*```/.test(line)) end();
    if (/^\s*```/.test(line)) isCode = !isCode;
    else if (!isCode && isTable) {
      for (const cell of line.split(/(?<!\\)\|/)) {
        add(index + 1, cell);
        end();
      }
    } else if (!isCode) add(index + 1, line.replace(itemMark, ""));
  }
  end();
  return texts;
}

/** Comments of TypeScript: blocks, runs of `//` lines, and those behind code. */
export function readComments(file: string, source: string): ProseText[] {
  const { texts, add, end } = createCollector(file, "comment");
  let isBlock = false;
  for (const [index, line] of source.split("\n").entries()) {
    const { text, isOwnLine } = readComment(line, isBlock);
    if (text === undefined || text === "" || !isOwnLine || /^\s*\/\*/.test(line)) end();
    if (text) add(index + 1, text);
    if (!isOwnLine || line.includes("*/")) end();
    isBlock = (isBlock || /^\s*\/\*/.test(line)) && !line.includes("*/");
  }
  end();
  return texts;
}

/** The text of a line's comment, and whether the line holds nothing else. */
function readComment(line: string, isBlock: boolean): { text: string | undefined; isOwnLine: boolean } {
  const withoutEnd = (text: string) => text.replace(/\s*\*\/.*$/, "").trim();
  if (isBlock) return { text: withoutEnd(line.replace(/^\s*(?:\*(?!\/))? ?/, "")), isOwnLine: true };
  const own = /^\s*(?:\/\*\*?|\/\/) ?(.*)$/.exec(line);
  if (own) return { text: withoutEnd(own[1] ?? ""), isOwnLine: true };
  return { text: /(?<=[;,{}()] )\/\/ (.+)$/.exec(line)?.[1], isOwnLine: false };
}

/** The names of tests and of what they are about. */
export function readTestNames(file: string, source: string): ProseText[] {
  const names = source.matchAll(/\b(?:it|describe|test)(?:\.\w+)*(?:\([^)]*\))?\(\s*(["`])((?:(?!\1).)+)\1/g);
  return [...names].map(({ index, 2: text = "" }) => ({
    file,
    kind: "name",
    line: source.slice(0, index).split("\n").length,
    text: text.replace(/^(?:I\d+(?:, )?)+: /, "").replace(/%\w|\$\w+|\$\{[^}]*\}/g, "…"),
  }));
}
