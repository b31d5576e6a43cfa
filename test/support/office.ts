import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "./program.ts";

/** LibreOffice, where it is installed. */
export const office = findProgram("soffice");

/** The rows of a CSV file; quoted cells may hold anything. */
export function readCsv(text: string): string[][] {
  return [...text.replace(/^\ufeff/, "").matchAll(/(?:(?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n))+?(?<=\r\n)/g)].map(
    ([row]) =>
      [...row.slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain]) => quoted?.replace(/""/g, '"') ?? plain ?? "",
      ),
  );
}

export async function inFolder<T>(task: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "vendbot-file-"));
  try {
    return await task(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What LibreOffice reckons of workbooks: their two sheets each, in the order of the books. */
export function reckonWorkbooks(books: readonly Uint8Array[]): Promise<{ summary: string[][]; sales: string[][] }[]> {
  return inFolder((folder) => {
    alwaysReckon(folder);
    const paths = books.map((bytes, index) => {
      const path = join(folder, `book${index}.xlsx`);
      writeFileSync(path, bytes);
      return path;
    });
    const form = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1";
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync(office ?? "", [profile, "--headless", "--convert-to", form, "--outdir", folder, ...paths]);
    const sheet = (index: number, name: string) =>
      readCsv(readFileSync(join(folder, `book${index}-${name}.csv`), "utf8").replace(/\n/g, "\r\n"));
    return books.map((_, index) => ({ summary: sheet(index, "Summary"), sales: sheet(index, "Sales") }));
  });
}

/** It believes what stands beside a formula unless it is told not to. */
function alwaysReckon(folder: string): void {
  mkdirSync(join(folder, "profile/user"), { recursive: true });
  const value = '<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop>';
  writeFileSync(
    join(folder, "profile/user/registrymodifications.xcu"),
    '<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry">' +
      `<item oor:path="/org.openoffice.Office.Calc/Formula/Load">${value}</item></oor:items>`,
  );
}
