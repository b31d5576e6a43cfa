/** A value that the service's words call a token, a pin or a serial number, directly before it. */
export interface Vended {
  kind: "token" | "pin" | "serial";
  /** As the service wrote it. */
  value: string;
}

interface Found extends Vended {
  start: number;
  end: number;
}

/** Several may be numbered: "Token 2:". */
const numbered = String.raw`(?:\s?\d{1,2}(?=\s?[:=]))?`;
const leadsOn = String.raw`(?:\(s\))?${numbered}\s*(?:\b(?:no|nos|num|number|numbers|code|is|are)\b\.?)?\s*[:=#–-]{0,2}\s*`;
const notWithin = String.raw`(?<![\w-])`;
const digitsEnd = String.raw`(?![\d-]|[ ]\d)`;

/** Labels with the values that they stand directly before. A token has 20 digits; a pin has 8 to 20. */
const labelled = [
  [
    "token",
    String.raw`${notWithin}(?:tokens?|kct\d?)${leadsOn}`,
    String.raw`\d{20}|\d{4}(?:[ -]\d{4}){4}|\d{5}(?:[ -]\d{5}){3}`,
  ],
  ["pin", `${notWithin}pins?${leadsOn}`, String.raw`\d{8,20}|\d{3,5}(?:[ -]\d{3,5}){1,4}`],
  [
    "serial",
    String.raw`${notWithin}(?:serials?|s\/n)${leadsOn}`,
    String.raw`(?=[A-Z/-]*\d)[A-Z0-9][A-Z0-9/-]{3,29}(?!\w)`,
  ],
] as const;

const patterns = labelled.map(
  ([kind, label, value]) =>
    [kind, new RegExp(`${label}(${kind === "serial" ? value : `(?:${value})${digitsEnd}`})`, "gi"), value] as const,
);

/** What a label must not follow: "session token", "transaction pin". */
const otherLabel =
  /(?:session|transaction|trans|txn|ref(?:erence)?|order|request|auth\w*|access|security|login|wallet|card|approval|response|status)[\s_-]*$/i;

const shortestPin = 8;
const maxReadLength = 4000;

/** Every labelled value in a text, in its order. Digits without such a label are none. */
export function findVended(text: unknown): readonly Vended[] {
  return locate(text).map(({ kind, value }) => ({ kind, value }));
}

/** The text with every labelled token, pin and serial replaced by "…". */
export function hideVended(text: string): string {
  return locate(text).reduceRight((hidden, { start, end }) => `${hidden.slice(0, start)}…${hidden.slice(end)}`, text);
}

/** One line per token. */
export function tokenLines(vended: readonly Vended[]): string[] {
  return vended.filter(({ kind }) => kind === "token").map(({ value }) => value);
}

/** One line per pin, in digits only, with its serial number if it has one: "373812345678, serial WRN26". */
export function pinLinesOf(vended: readonly Vended[]): string[] {
  const isSerialFirst = vended.find(({ kind }) => kind !== "token")?.kind === "serial";
  const lines: { pin: string; serial: string | null }[] = [];
  let waiting: string | null = null;
  for (const { kind, value } of vended) {
    const last = lines.at(-1);
    if (kind === "pin") {
      lines.push({ pin: value.replace(/\D/g, ""), serial: waiting });
      waiting = null;
    } else if (kind === "serial") {
      if (isSerialFirst) waiting = value;
      else if (last?.serial === null) last.serial = value;
    }
  }
  return lines.map(({ pin, serial }) => (serial === null ? pin : `${pin}, serial ${serial}`));
}

/**
 * The number of pins in a text, at the most: long words with a digit that nothing labels count, and so does each part with a
 * digit between line ends, commas, semicolons and bars. 0: it holds none.
 */
export function countPins(text: string): number {
  const labelled = findVended(text).filter(({ kind }) => kind !== "serial").length;
  const rest = hideVended(text);
  const long = rest.split(/[^A-Za-z0-9-]+/).filter((word) => word.length >= 8 && /\d/.test(word)).length;
  const written = rest.split(/[\n,;|]+/).filter((part) => /\d/.test(part) && !/serial|s\/n/i.test(part)).length;
  return labelled + Math.max(long, written);
}

function locate(text: unknown): Found[] {
  if (typeof text !== "string") return [];
  const read = text.slice(0, maxReadLength);
  return patterns
    .flatMap(([kind, pattern, value]) =>
      [...read.matchAll(pattern)].flatMap((match) => withList(read, match, kind, value)),
    )
    .toSorted((one, other) => one.start - other.start);
}

/** The value of a match, and those that follow it in a list: "PINs: 1234…, 5678…". */
function withList(text: string, match: RegExpExecArray, kind: Vended["kind"], value: string): Found[] {
  if (otherLabel.test(text.slice(0, match.index))) return [];
  const first = match[1] ?? "";
  if (kind === "pin" && first.replace(/\D/g, "").length < shortestPin) return [];
  let end = match.index + match[0].length;
  const found: Found[] = [{ kind, value: first, start: end - first.length, end }];
  if (kind === "serial") return found;
  const following = new RegExp(String.raw`^\s*(?:[,;/&|]|and\b|\n)\s*((?:${value})${digitsEnd})`, "i");
  for (let next = following.exec(text.slice(end)); next; next = following.exec(text.slice(end))) {
    const listed = next[1] ?? "";
    end += next[0].length;
    found.push({ kind, value: listed, start: end - listed.length, end });
  }
  return found;
}
