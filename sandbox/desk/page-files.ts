import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { extname } from "node:path";

export interface PageFile {
  body: Buffer;
  type: string;
}

const folder = new URL("../page/", import.meta.url);

/** What the page imports from outside of its folder: "preact" is served as /preact.mjs. */
const packages = ["preact", "htm"];

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".ts": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** What the page may load: its own files and pictures that the bot sent, and nothing of anybody else's. */
export const contentPolicy = [
  "default-src 'none'",
  ...["script-src 'self'", "style-src 'self'", "img-src 'self' blob:", "connect-src 'self'"],
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join("; ");

/** A file of the page by its path below the folder; "" is index.html. Null when there is none. */
export async function readPageFile(path: string): Promise<PageFile | null> {
  const name = path === "" ? "index.html" : path;
  const type = types[extname(name)];
  // Segments are plain names: nothing leads out of the folder.
  if (!type || !/^(?:[\w-]+\/)*[\w-]+\.\w+$/.test(name)) return null;
  try {
    const from = packages.find((known) => name === `${known}.mjs`);
    const body = await readFile(from ? new URL(import.meta.resolve(from)) : new URL(name, folder));
    return { body: extname(name) === ".ts" ? Buffer.from(asScript(body.toString())) : body, type };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** The types become blanks, and a package's name the path that it is served under. */
function asScript(source: string): string {
  return stripTypeScriptTypes(source).replace(/ from "(\w+)";$/gm, ' from "/$1.mjs";');
}
