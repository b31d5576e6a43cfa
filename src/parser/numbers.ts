import { readPhone } from "../core/phone.ts";
import type { NumberKind } from "../services/services.ts";
import type { Token } from "./lexer.ts";
import { patterns } from "./patterns.ts";

/** The numbers of a line, by their kind. */
export interface Numbers {
  phones: string[];
  /** Digits that may be a meter's or a smart card's. */
  devices: string[];
  /** Digits that are too many or too few for a phone, or no mobile number. */
  badPhones: string[];
  /** Numbers that may be amounts or counts. */
  loose: string[];
  /** Groups of digits that may be one number or several. */
  isUnsure: boolean;
  /** A number with a minus. */
  isAmountUnsure: boolean;
  /** An amount that is none, as it was typed: "0", "-500". */
  badAmount?: string;
}

const minDeviceDigits = 8;
const maxDeviceDigits = 15;
const maxLooseDigits = 6;

/** Reads the digits of a line for what is sold: a phone, a device, or either. */
export function readNumbers(tokens: readonly Token[], wanted: "phone" | "device" | "either"): Numbers {
  const numbers: Numbers = {
    phones: [],
    devices: [],
    badPhones: [],
    loose: [],
    isUnsure: false,
    isAmountUnsure: false,
  };
  for (const run of runsOf(tokens)) {
    if (run.isOdd) {
      numbers.isAmountUnsure = true;
      if (run.seen !== undefined) numbers.badAmount = run.seen;
    } else readRun(run, wanted, numbers);
  }
  return numbers;
}

interface Run {
  groups: string[];
  isPlus: boolean;
  isOdd: boolean;
  seen?: string | undefined;
}

/** Digits that stand one behind the other, with nothing but spaces, hyphens, dots or brackets between. */
function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  let open: Run | null = null;
  for (const token of tokens) {
    if (token.kind !== "digits") open = null;
    else if (open && token.joins && !token.isPlus && !isBehindOdd(open, token.text)) open.groups.push(token.text);
    else {
      open = { groups: [token.text], isPlus: token.isPlus, isOdd: token.isOdd, seen: token.seen };
      runs.push(open);
    }
  }
  return runs;
}

/** A mobile number that begins behind an amount that nobody can read: it is no part of that. */
function isBehindOdd({ isOdd }: Run, digits: string): boolean {
  return isOdd && (patterns.phoneStart.test(digits) || readMobile(digits) !== null);
}

function readRun({ groups, isPlus }: Run, wanted: "phone" | "device" | "either", numbers: Numbers): void {
  let others: string[] = [];
  const readOthers = () => {
    if (others.length > 0) readNoPhones(others, wanted, numbers);
    others = [];
  };
  for (let at = 0; at < groups.length; ) {
    const here = groups.slice(at);
    const count = noughtGroups(here, others);
    if (count > 0) {
      readOthers();
      numbers.badAmount = here[0] as string;
      numbers.isAmountUnsure = true;
      at += count;
      continue;
    }
    // "234 0803…" is an amount and a number: nobody writes both the country's code and the nought.
    const isAmount = here[0] === "234" && !isPlus && here[1]?.length !== 1 && here[1]?.startsWith("0");
    const whole = isAmount ? 0 : phoneGroups(here);
    const near = whole === 0 ? nearPhoneGroups(here, isPlus && at === 0, wanted) : 0;
    if (whole + near === 0) {
      others.push(groups[at++] as string);
      continue;
    }
    readOthers();
    const digits = here.slice(0, whole + near).join("");
    if (whole > 0) numbers.phones.push(readMobile(digits) as string);
    else numbers.badPhones.push(nationally(digits));
    at += whole + near;
  }
  readOthers();
}

/** How many groups say an amount of nothing, before a whole number or behind one, and begin no number themselves. */
function noughtGroups(groups: readonly string[], before: readonly string[]): number {
  const count = groups.findIndex((group) => !patterns.noughts.test(group));
  const isWholeBefore = before.every((group) => group.length >= minDeviceDigits);
  if (count === 0 || !isWholeBefore || phoneGroups(groups) > 0) return 0;
  if (count < 0) return groups.length;
  const behind = groups.slice(count);
  return phoneGroups(behind) > 0 || (behind[0]?.length ?? 0) >= minDeviceDigits ? count : 0;
}

/** How many groups are a mobile number, written as people group one. */
function phoneGroups(groups: readonly string[]): number {
  const [first = ""] = groups;
  if (!first.startsWith("0") && !first.startsWith("234")) return 0;
  let digits = "";
  for (const [index, group] of groups.entries()) {
    digits += group;
    if (digits.length > 16) return 0;
    if (digits.length >= 11 && isGroupedPhone(groups.slice(0, index + 1)) && readMobile(digits) !== null) {
      return index + 1;
    }
  }
  return 0;
}

/** "+234 (0) 803…" is written as often as +234 803… */
function readMobile(digits: string): string | null {
  return readPhone(digits.replace(patterns.internationalNought, ""));
}

/** Three digits or more a group, and not nine of them first: what follows those may be an amount. */
function isGroupedPhone(groups: readonly string[]): boolean {
  const [first = "", ...rest] = groups;
  const isPrefix = first === "0" || first === "234" || first === "00234";
  const body = !isPrefix ? groups : rest[0] === "0" ? rest.slice(1) : rest;
  // A voice types each digit by itself.
  if (body.length === 1 || groups.every(({ length }) => length === 1)) return true;
  return body.every((group) => group.length >= 3) && (body.length > 2 || (body[1]?.length ?? 0) >= 4);
}

/** How many groups begin like a mobile number and come nearest to its length. */
function nearPhoneGroups(groups: readonly string[], isPlus: boolean, wanted: "phone" | "device" | "either"): number {
  const [first = ""] = groups;
  const isPhoneLike =
    patterns.phoneStart.test(first) ||
    (first === "0" && groups.length > 1) ||
    (isPlus && (first.length > 1 || groups.length > 2));
  const isForPhone = wanted === "phone" && (first.startsWith("0") || (first.startsWith("234") && first.length > 9));
  if (!isForPhone && (!isPhoneLike || wanted === "device")) return 0;
  const full = isPlus || first.startsWith("234") ? 13 : 11;
  let best = { count: 1, off: Number.POSITIVE_INFINITY };
  let length = 0;
  for (const [index, group] of groups.entries()) {
    length += group.length;
    const off = Math.abs(length - full);
    if (off < best.off) best = { count: index + 1, off };
  }
  return best.count;
}

/** "2348031234" as 08031234: what is counted is what people call the number. */
function nationally(digits: string): string {
  return digits.replace(patterns.international, "0").replace(patterns.leadingNoughts, "0");
}

/** Digits among which there is no phone: devices, and what is left of them. */
function readNoPhones(groups: readonly string[], wanted: "phone" | "device" | "either", numbers: Numbers): void {
  if (wanted === "phone") {
    for (const group of groups) (group.length > maxLooseDigits ? numbers.badPhones : numbers.loose).push(group);
    return;
  }
  const found = deviceAmong(groups);
  if (found === "unsure") {
    numbers.isUnsure = true;
    return;
  }
  if (found) numbers.devices.push(groups.slice(found.from, found.to).join(""));
  const left = found ? [...groups.slice(0, found.from), ...groups.slice(found.to)] : groups;
  for (const group of left) {
    const isLoose = group.length <= maxLooseDigits && !group.startsWith("0");
    if (isLoose) numbers.loose.push(group);
    else if (group.length >= minDeviceDigits - 2) numbers.devices.push(group);
    else numbers.isUnsure = true;
  }
}

interface Span {
  from: number;
  to: number;
}

/** The groups that together are a device's number; "unsure" where others would do as well. */
function deviceAmong(groups: readonly string[]): Span | "unsure" | null {
  const spans: (Span & { doubt: number })[] = [];
  for (let from = 0; from < groups.length; from++) {
    for (let to = from + 1; to <= groups.length; to++) {
      const part = groups.slice(from, to);
      const length = part.join("").length;
      if (length > maxDeviceDigits) break;
      if (length < minDeviceDigits || (part.length > 1 && part.some((group) => group.length < 2))) continue;
      spans.push({ from, to, doubt: doubtOf(part, length, [...groups.slice(0, from), ...groups.slice(to)]) });
    }
  }
  const best = Math.min(...spans.map(({ doubt }) => doubt));
  const [first, second] = spans.filter(({ doubt }) => doubt === best);
  if (!first) return null;
  return second || best >= 16 ? "unsure" : first;
}

const lengthDoubts: Readonly<Record<number, number>> = { 11: 0, 10: 1, 13: 2, 12: 3 };

/** How unlikely it is that these groups are one number and what is left of the line's digits an amount. */
function doubtOf(part: readonly string[], length: number, left: readonly string[]): number {
  const size = part[0]?.length ?? 0;
  const isEven = part.slice(0, -1).every((group) => group.length === size) && (part.at(-1)?.length ?? 0) <= size;
  const isAlone = part.length === 1;
  const amounts = left.filter((group) => group.length <= maxLooseDigits && !group.startsWith("0"));
  const isRound = left.every((group) => Number(group) % 50 === 0);
  return (
    (lengthDoubts[length] ?? 4) +
    (isAlone ? 0 : 1) +
    (isAlone || isEven ? 0 : 1) +
    (isRound ? 0 : 5) +
    (left.length > 1 && !isAlone ? 16 : 0) +
    (amounts.length < left.length ? 16 : 0)
  );
}

/** How many digits too many or too few; 0: as many as it has. Null: that many is usual for it. */
export function offBy(kind: NumberKind, digits: string, provider: string | undefined): number | null {
  const { length } = digits;
  if (kind === "phone") return length - 11;
  if (kind === "meter") return length < 11 ? length - 11 : length > 13 ? length - 13 : null;
  if (provider === "showmax") return null;
  const usual = provider === "startimes" ? [11] : provider === undefined ? [10, 11] : [10];
  if (usual.includes(length)) return null;
  const [least = 10, most = least] = usual;
  return length < least ? length - least : length - most;
}
