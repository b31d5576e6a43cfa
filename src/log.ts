import { type DestinationStream, destination as openDestination, pino, stdTimeFunctions } from "pino";
import type { Log, LogFields } from "./core/log.ts";

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** The process's log. No secret that it knows, and nothing that looks like one, ever leaves it. */
export interface ScrubbedLog extends Log {
  /** From now on this text is left out wherever it stands. One of fewer than 6 characters is ignored: it would blank words. */
  addSecret(secret: string): void;
  /**
   * From now on the long words of this secret (12 and more of `A-Za-z0-9_-`) are left out if they stand whole.
   * Made for thousands of them: the latest ones are known.
   */
  hideSecret(secret: string): void;
}

export interface LogOptions {
  level: LogLevel;
  secrets?: readonly string[];
  /** Takes whole lines. Standard output unless told otherwise. */
  destination?: DestinationStream;
}

const hidden = "***";
const shortestSecret = 6;
const secretWord = /[\w-]{12,}/g;
const maxWords = 20_000;
const maxStringLength = 2000;
const maxKeyLength = 100;
// A longer text is left out whole: cut before the scrub, half a secret would stay at the cut.
const maxScrubbedLength = 64 * 1024;
const spaceForFields = 16 * 1024;
const deepest = 5;
const maxEntries = 50;

/** Fields with such names hold secrets, whatever their values look like. */
const secretName =
  /pins?$|token|secret|passw|authorization|api-?_?key|private-?_?key|cookie|signature|credential|encryption/i;

/** The shapes of secrets. None of these can match across the quotes of a line of JSON. */
const shapes: readonly [RegExp, string][] = [
  // No \b in front: in ".../bot123:ABC/sendMessage" there is no boundary between "bot" and the digits.
  [/\d{6,}(?::|%3A)[\w-]{30,}/gi, hidden],
  [/ak_(?:live|test)_[\w-]+/gi, `ak_${hidden}`],
  [/eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, hidden],
  [/[0-9a-f]{64,}/gi, hidden],
  [/((?:\/|%2F)(?:webhooks(?:\/|%2F)vending|telegram)(?:\/|%2F))[\w%.~-]+/gi, `$1${hidden}`],
  // Vended tokens and pins, also in groups. A phone number has at most 15 digits.
  [/\d(?:[\s-]?\d){15,}/g, hidden],
];

/** What a secret looks like by the name before it, in free text: "pin is 1234", "X-API-KEY: …", '"pin":"1234"'. */
const namedShapes: readonly [RegExp, string][] = [
  [/\b(bearer)\s+[\w.~+/=-]{8,}/gi, `$1 ${hidden}`],
  [
    /((?:authorization|x-api-key|-signature|x-telegram-bot-api-secret-token)\\?["']?\s*[:=,]\s*\\?["']?)(?:(?:bearer|basic)\s+)?[^\s"'\\,;}\]]+/gi,
    `$1${hidden}`,
  ],
  [/((?<![a-z])pins?(?![a-z])\\?["']?(?:\s*[:=]\s*|\s+is\s+|\s+)\\?["']?)(?=[a-z-]*\d)[\w-]+/gi, `$1${hidden}`],
];

/**
 * JSON lines, one per event, its name as `msg`. Fields are copied by an allow-list (plain objects, arrays, and an
 * error's code and message; never its cause or other properties), each text is scrubbed before it is cut, and the whole
 * line once more on its way out. Never throws for what it is given.
 */
export function createLog(options: LogOptions): ScrubbedLog {
  const known = createKnownSecrets(options.secrets ?? []);
  const scrubText = (text: string) => replaceAll(scrubShapes(known.hide(text)), namedShapes);
  const logger = pino(
    {
      level: options.level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (value: unknown) => value },
      hooks: { streamWrite: (line) => scrubShapes(known.hide(line)) },
    },
    options.destination ?? openDestination({ dest: 1, sync: true }),
  );
  const write = (level: Exclude<LogLevel, "silent">) => (event: string, fields?: LogFields) => {
    if (!logger.isLevelEnabled(level)) return;
    logger[level](copyFields(fields ?? {}, scrubText), cut(scrubText(event), maxKeyLength));
  };
  return {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
    addSecret: known.add,
    hideSecret: known.note,
  };
}

function createKnownSecrets(first: readonly string[]) {
  const forms = new Set<string>();
  let pattern: RegExp | undefined;
  function add(secret: string): void {
    if (secret.length < shortestSecret) return;
    // As it is, as it stands in JSON, and as it stands in a URL.
    for (const form of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]) forms.add(form);
    const byLength = [...forms].sort((a, b) => b.length - a.length);
    pattern = new RegExp(byLength.map((form) => RegExp.escape(form)).join("|"), "g");
  }
  const words = new Set<string>();
  function note(secret: string): void {
    for (const word of secret.match(secretWord) ?? []) {
      words.delete(word);
      words.add(word);
    }
    for (const oldest of words) {
      if (words.size <= maxWords) break;
      words.delete(oldest);
    }
  }
  for (const secret of first) add(secret);
  const hideWords = (text: string) =>
    words.size > 0 ? text.replace(secretWord, (word) => (words.has(word) ? hidden : word)) : text;
  return { add, note, hide: (text: string) => hideWords(pattern ? text.replace(pattern, hidden) : text) };
}

function scrubShapes(text: string): string {
  return replaceAll(text, shapes);
}

function replaceAll(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

// What pino writes itself: a second one in the line would win over it.
const takenNames = new Set(["level", "time", "msg"]);

/** Copies what may be read, within bounds. A getter that throws costs the fields, never the line or its caller. */
function copyFields(fields: LogFields, scrubText: (text: string) => string): Record<string, Plain> {
  let room = spaceForFields;

  function spend(text: string): string {
    room -= JSON.stringify(text).length;
    return room < 0 ? "…" : text;
  }

  function copyText(text: string): string {
    if (text.length > maxScrubbedLength) return `(${text.length} characters)`;
    return spend(cut(scrubText(text), maxStringLength));
  }

  function copyNumber(value: number | bigint): Plain {
    const text = String(value);
    if (scrubText(text) !== text) return hidden;
    return typeof value === "number" && Number.isFinite(value) ? value : text;
  }

  function copy(value: unknown, depth: number): Plain | undefined {
    room -= 8;
    if (room < 0) return "…";
    switch (typeof value) {
      case "string":
        return copyText(value);
      case "boolean":
        return value;
      case "number":
      case "bigint":
        return copyNumber(value);
      case "object":
        return value === null ? null : copyObject(value, depth);
      default:
        return undefined;
    }
  }

  function copyObject(value: object, depth: number): Plain {
    if (value instanceof Error) return copyError(value);
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? "(no date)" : value.toISOString();
    if (depth >= deepest) return "(deeper)";
    if (Array.isArray(value)) return value.slice(0, maxEntries).map((item) => copy(item, depth + 1) ?? null);
    const prototype: unknown = Object.getPrototypeOf(value);
    // Buffers, maps, responses and the like hold more than their names say.
    if (prototype !== null && prototype !== Object.prototype) return "(object)";
    return copyEntries(value, depth);
  }

  function copyEntries(value: object, depth: number): Record<string, Plain> {
    const result: Record<string, Plain> = Object.create(null);
    for (const [name, item] of Object.entries(value).slice(0, maxEntries)) {
      const isSecret = secretName.test(name) && item !== null && typeof item !== "boolean";
      const copied = isSecret && item !== undefined ? hidden : copy(item, depth + 1);
      if (copied === undefined) continue;
      const key = copyText(name.length > maxKeyLength ? `(${name.length} characters)` : name);
      result[depth === 0 && takenNames.has(key) ? `${key}_` : key] = copied;
    }
    return result;
  }

  function copyError(error: Error): Plain {
    const code: unknown = Reflect.get(error, "code");
    const message: unknown = error.message;
    return {
      ...(typeof code === "string" && { code: copyText(code) }),
      message: copyText(typeof message === "string" ? message : ""),
    };
  }

  try {
    return copyEntries(fields, 0);
  } catch {
    return { fields: "(unreadable)" };
  }
}
