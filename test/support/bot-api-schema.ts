import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { Ajv, type ErrorObject } from "ajv";
import type { Validate } from "../../sandbox/telegram/server.ts";

interface BotApiSchema {
  /** Each method, with the name of the definition of its parameters, or null when it takes none. */
  methods: Record<string, string | null>;
  definitions: Record<string, unknown>;
}

const modules = new URL("../../node_modules/", import.meta.url);
const typesFolder = new URL("@gramio/types/out/", modules);

/**
 * The shape of every call of the whole Bot API, from the types that are generated out of its documentation: methods,
 * parameters missing or unknown, types, enumerations, at any depth. Lengths are left to the sandbox, which refuses them
 * in Telegram's own words. The first call ever takes a second or two; later ones read a file in node_modules/.cache.
 */
export async function loadBotApiValidator(): Promise<Validate> {
  const { methods, definitions } = await loadSchema();
  const ajv = new Ajv({ strict: false, allErrors: true }).addSchema({ $id: "bot-api", definitions });
  return (method, params) => {
    const definition = methods[method];
    if (definition === undefined) return `unknown method ${method}`;
    if (definition === null) {
      const [extra] = Object.keys(params);
      return extra === undefined ? null : `${method} takes no parameters, but got ${extra}`;
    }
    const check = ajv.getSchema(`bot-api#/definitions/${definition}`);
    if (!check) return `no schema for ${definition}`;
    return check(params) ? null : describe(method, check.errors ?? []);
  };
}

async function loadSchema(): Promise<BotApiSchema> {
  const cacheFolder = new URL(".cache/vendbot/", modules);
  const version = `${versionOf("@gramio/types")}-${versionOf("ts-json-schema-generator")}`;
  const cached = new URL(`bot-api-${version}-1.json`, cacheFolder);
  try {
    return JSON.parse(readFileSync(cached, "utf8"));
  } catch {
    const schema = await generateSchema();
    mkdirSync(cacheFolder, { recursive: true });
    // Several test files may get here at once: each writes its own file and moves it into place whole.
    const mine = new URL(`${cached.href}.${process.pid}`);
    writeFileSync(mine, JSON.stringify(schema));
    renameSync(mine, cached);
    return schema;
  }
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(new URL(`${name}/package.json`, modules), "utf8")).version;
}

async function generateSchema(): Promise<BotApiSchema> {
  const { createGenerator } = await import("ts-json-schema-generator");
  const { definitions = {} } = createGenerator({
    path: new URL("params.d.ts", typesFolder).pathname,
    skipTypeCheck: true,
    additionalProperties: false,
    jsDoc: "none",
  }).createSchema("*");
  const source = readFileSync(new URL("methods.d.ts", typesFolder), "utf8");
  const methods = [...source.matchAll(/^ {4}(\w+): CallAPI\w*<\s*(?:Params\.(\w+))?/gm)].map(
    ([, method = "", params]) => [method, params ?? null] as const,
  );
  // A file goes over the wire as the name of the part that holds it.
  const file = { type: "string", pattern: "^attach://" };
  return {
    methods: Object.fromEntries(methods),
    definitions: { ...(onTheWire(definitions) as Record<string, unknown>), TelegramInputFile: file },
  };
}

const fractions = /latitude|longitude|accuracy|percentage|timestamp|temperature|angle|scale|shift/;

/**
 * Takes out parts that exist only in TypeScript (objects with toJSON or toString) and makes whole numbers of numbers.
 */
function onTheWire(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isConvertible(item)).map((item) => onTheWire(item, key));
  if (typeof value !== "object" || value === null) {
    return value === "number" && !fractions.test(key) ? "integer" : value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, onTheWire(inner, name === "type" ? key : name)]),
  );
}

function isConvertible(schema: unknown): boolean {
  return /^{"type":"object","properties":{"(?:toJSON|toString)"/.test(JSON.stringify(schema) ?? "");
}

/** The deepest error says most: those above it only say that no alternative fits. */
function describe(method: string, errors: readonly ErrorObject[]): string {
  const depth = (error: ErrorObject) => error.instancePath.split("/").length;
  const [worst] = [...errors].sort((a, b) => depth(b) - depth(a));
  const details = worst?.params.additionalProperty ?? worst?.params.allowedValues ?? "";
  return [`${method}${worst?.instancePath ?? ""}`, worst?.message, String(details)].filter(Boolean).join(" ");
}
