export const maxRows = 200;
/** A file with the most rows is far smaller. */
export const maxBytes = 256 * 1024;

/** The rows of a list as they were written; why there are none. */
export type Lines = { lines: string[] } | { problem: "not_text" | "too_many" | "empty"; count: number };

/** A row begins a file that names its columns. */
const header = /\b(?:number|phone|amount|service|provider|network|plan|meter)\b/i;

/** Reads a pasted text or a file: one row per line, without lines that have no letter or digit. */
export function readLines(text: string): Lines {
  const all = text.split(/\r\n|[\n\r\u2028\u2029\u0085]/).map((line) => line.trim());
  const written = all.filter((line) => /[\p{L}\p{N}]/u.test(line));
  const [first = ""] = written;
  const lines = !/\d/.test(first) && header.test(first) ? written.slice(1) : written;
  if (lines.length === 0) return { problem: "empty", count: 0 };
  return lines.length > maxRows ? { problem: "too_many", count: lines.length } : { lines };
}

/** The same for a file's bytes: UTF-8 or UTF-16, with a mark at its head or without. */
export function readFileLines(bytes: Uint8Array): Lines {
  const text = decode(bytes);
  return text === null ? { problem: "not_text", count: 0 } : readLines(text);
}

/** Null: it is no text. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const encoding = isLittle ? "utf-16le" : isBig ? "utf-16be" : (bareUtf16(bytes) ?? "utf-8");
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return hasControls(text) ? null : text;
  } catch {
    return null;
  }
}

/** Digits, commas and ends of lines have a zero byte in UTF-16, always on the same side. */
function bareUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const head = bytes.subarray(0, 400);
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 8 && even === 0) return "utf-16le";
  return even > head.length / 8 && odd === 0 ? "utf-16be" : null;
}

/** Programs, pictures and sheets hold characters that no text does. */
function hasControls(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return /[\u0000-\u0008\u000e-\u001f]/.test(text);
}
