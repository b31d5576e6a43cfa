import { type Child, dom, type IconName, icon } from "../html.ts";

const pictograph = /(\p{Extended_Pictographic})(?:\u{FE0F}|\u{200D}|\p{Extended_Pictographic}|\p{Emoji_Modifier})* ?/gu;
const known = new Map<string, boolean>();
const side = 24;
let paper: OffscreenCanvasRenderingContext2D | null = null;

/** The pictures that tell how a sale stands, as lines of the page's own, and what their colour says. */
const marks: Readonly<Record<string, readonly [name: IconName, tint: "good" | "wait" | "bad"]>> = {
  "✅": ["check", "good"],
  "⏳": ["hourglass", "wait"],
  "🔎": ["search", "wait"],
  "👁": ["eye", "wait"],
  "⚠": ["warning", "wait"],
  "⚡": ["electricity", "good"],
  "❌": ["close", "bad"],
  "🚫": ["block", "bad"],
};

/**
 * The text without the pictures that this machine has no font for: a bare server has none, and would draw empty boxes.
 * The words beside them say the same.
 */
export function drawable(text: string): string {
  return text.replace(pictograph, (whole, sign: string) => (canDraw(sign) ? whole : ""));
}

/** The same, with the marks that it matters to see drawn in the place of their pictures. */
export function withMarks(text: string): Child[] {
  return cutMarks(text, canDraw).map((part) => (typeof part === "string" ? part : mark(part.sign)));
}

/** A text in pieces: words, and marks that no font has. Pictures that are neither had nor marks are left out. */
export function cutMarks(text: string, isDrawn: (sign: string) => boolean): (string | { sign: string })[] {
  const parts: (string | { sign: string })[] = [];
  let words = "";
  let from = 0;
  for (const found of text.matchAll(pictograph)) {
    const [whole, sign = ""] = found;
    words += text.slice(from, found.index);
    from = found.index + whole.length;
    if (isDrawn(sign)) words += whole;
    else if (sign in marks) {
      parts.push(words, { sign });
      words = whole.endsWith(" ") ? " " : "";
    }
  }
  return [...parts, words + text.slice(from)].filter((part) => part !== "");
}

function mark(sign: string): Child {
  const [name, tint] = marks[sign] ?? ["check", "good"];
  return dom`<span class=${`mark-sign is-${tint}`}>${icon(name)}</span>`;
}

function canDraw(sign: string): boolean {
  let answer = known.get(sign);
  if (answer === undefined) {
    // All characters without a font are drawn as the same box, so an unassigned one shows its look.
    answer = draw(sign) !== draw("\u{10FFFF}");
    known.set(sign, answer);
  }
  return answer;
}

function draw(character: string): string {
  paper ??= new OffscreenCanvas(side, side).getContext("2d", { willReadFrequently: true });
  if (!paper) return "";
  paper.clearRect(0, 0, side, side);
  paper.font = `${side - 6}px system-ui, sans-serif`;
  paper.textBaseline = "top";
  paper.fillText(character, 0, 0);
  return paper.getImageData(0, 0, side, side).data.join();
}
