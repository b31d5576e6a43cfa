import type { Font } from "./font.ts";

/**
 * Text as the font can draw it: a letter in fancy or wide dress that it lacks is the plain one, what it lacks otherwise
 * (emoji, other scripts) and what is not to be seen is left out, spaces are single. A bidirectional mark in a name could
 * otherwise turn the line around.
 */
export function drawable(text: string, font: Font): string {
  const has = (character: string) => font.has(character.codePointAt(0) ?? 0);
  let kept = "";
  // Cut first: a name may be of any length, and only its beginning is shown.
  for (const character of text.slice(0, 2000).toWellFormed().normalize("NFC")) {
    if (/[\s\p{Cc}\p{Cf}]/u.test(character)) kept += " ";
    else if (has(character)) kept += character;
    else kept += [...character.normalize("NFKC")].filter(has).join("");
  }
  return kept.replace(/ +/g, " ").trim();
}

/** One line that is at most `width` wide: what is too long ends in "…". Takes drawable text. */
export function fitLine(text: string, font: Font, size: number, width: number): string {
  if (font.width(text, size) <= width) return text;
  const characters = [...text];
  let room = width - font.width("…", size);
  let end = 0;
  for (; end < characters.length; end++) {
    room -= font.width(characters[end] ?? "", size);
    if (room < 0) break;
  }
  return `${characters.slice(0, end).join("").trimEnd()}…`;
}

/**
 * Lines that are at most `width` wide, broken at spaces where there are any, the last of at most `maxLines` cut with
 * "…". Takes drawable text; at least one line.
 */
export function wrapLines(text: string, font: Font, size: number, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (lines.length < maxLines - 1 && font.width(rest, size) > width) {
    const cut = breakAt(rest, font, size, width);
    lines.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut).trimStart();
  }
  return rest === "" && lines.length > 0 ? lines : [...lines, fitLine(rest, font, size, width)];
}

/** Where the first line ends: after the last space that fits, else within the word. */
function breakAt(text: string, font: Font, size: number, width: number): number {
  let used = 0;
  let end = 0;
  let afterSpace = 0;
  for (const character of text) {
    used += font.width(character, size);
    if (used > width) break;
    end += character.length;
    if (character === " ") afterSpace = end;
  }
  // A first character wider than the line still has to go somewhere.
  return afterSpace || end || ([...text][0] ?? "").length;
}

/** For the text of an SVG element, and for its attributes. */
export function escapeXml(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&apos;");
}

/** The shop's colours, on whatever is drawn. */
export const ink = "#10241d";
export const soft = "#5d6f68";
export const rule = "#cfdad5";
export const brand = "#0b5d43";
export const pale = "#eef6f2";
/** A bar beside the one that counts. */
export const faded = "#8fbfa9";
export const waiting = "#9a6200";
export const alarm = "#b3261e";
