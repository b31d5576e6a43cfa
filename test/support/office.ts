import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram, needed } from "./program.ts";

/** LibreOffice and Poppler, where they are installed. */
export const office = findProgram("soffice");
export const pdftotext = findProgram("pdftotext");

/** The rows of a CSV file; quoted cells may hold anything. */
export function readCsv(text: string): string[][] {
  return [...text.replace(/^\ufeff/, "").matchAll(/(?:(?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n))+?(?<=\r\n)/g)].map(
    ([row]) =>
      [...row.slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain]) => quoted?.replace(/""/g, '"') ?? plain ?? "",
      ),
  );
}

async function inFolder<T>(task: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "vendbot-file-"));
  try {
    return await task(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text that pdftotext finds in a file, each line of a page as one. */
export function textOfPdf(bytes: Uint8Array): Promise<string> {
  return inFolder((folder) => {
    const path = join(folder, "file.pdf");
    writeFileSync(path, bytes);
    return execFileSync(needed(pdftotext), ["-layout", path, "-"]).toString();
  });
}

/** A cell as LibreOffice holds it. */
export interface OfficeCell {
  /** As it is shown. */
  text: string;
  /** Null: a text, a time, or nothing. */
  number: number | null;
  /** Null: the cell holds no calculated value. */
  formula: string | null;
}
/** The rows of each sheet, by its name. */
export type OfficeBook = Readonly<Record<string, readonly (readonly OfficeCell[])[]>>;

/** How each form is read. CSV is UTF-8 with commas, and what begins like a formula is one. */
const readAs = { xlsx: [], csv: ["--infilter=CSV:44,34,76,1,,0,false,true,false,false,false,-1,true"] } as const;

/** The files as LibreOffice converts them, with every formula computed again, in order. It takes seconds to start. */
export function openInOffice(form: keyof typeof readAs, files: readonly Uint8Array[]): Promise<OfficeBook[]> {
  return inFolder(async (folder) => {
    alwaysCalculate(folder);
    const paths = files.map((bytes, index) => {
      const path = join(folder, `book${index}.${form}`);
      writeFileSync(path, bytes);
      return path;
    });
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const told = [profile, "--headless", ...readAs[form], "--convert-to", "fods", "--outdir", folder, ...paths];
    await promisify(execFile)(needed(office), told);
    return files.map((_, index) => readBook(readFileSync(join(folder, `book${index}.fods`), "utf8")));
  });
}

/** By default it keeps the cached values of formulas. */
function alwaysCalculate(folder: string): void {
  mkdirSync(join(folder, "profile/user"), { recursive: true });
  const value = '<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop>';
  writeFileSync(
    join(folder, "profile/user/registrymodifications.xcu"),
    '<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry">' +
      `<item oor:path="/org.openoffice.Office.Calc/Formula/Load">${value}</item></oor:items>`,
  );
}

/** No sheet of ours is wider: beyond, a row is filled up with nothing. */
const widest = 30;

/** Reads a flat OpenDocument sheet. Rows that are alike and follow each other are one. */
function readBook(xml: string): OfficeBook {
  const tables = xml.matchAll(/<table:table table:name="([^"]*)"[^>]*>(.*?)<\/table:table>/gs);
  return Object.fromEntries(
    [...tables].map(([, name = "", table = ""]) => [
      name,
      [...table.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)].map(([, row = ""]) => readRow(row)),
    ]),
  );
}

function readRow(xml: string): OfficeCell[] {
  const cells = xml.matchAll(/<table:table-cell\b([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs);
  return [...cells].flatMap(([, head = "", inside = ""]) => {
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(head)?.[1];
    const value = attribute("office:value");
    const formula = attribute("table:formula");
    const paragraphs = inside.matchAll(/<text:p(?:\/>|[^>]*>(.*?)<\/text:p>)/gs);
    const cell = {
      text: [...paragraphs].map(([, words = ""]) => plain(words)).join("\n"),
      number: value === undefined ? null : Number(value),
      formula: formula === undefined ? null : plain(formula),
    };
    const repeated = Number(attribute("table:number-columns-repeated") ?? 1);
    return Array.from({ length: Math.min(repeated, widest) }, () => cell);
  });
}

const letters: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function plain(xml: string): string {
  return xml
    .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count) => " ".repeat(Number(count ?? 1)))
    .replace(/<text:tab\/>/g, "\t")
    .replace(/<text:line-break\/>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => letters[name] ?? "");
}
