import type { IncomingMessage } from "node:http";
import { parseMultipart, type Upload } from "./multipart.ts";
import { badRequest, Refusal } from "./refusal.ts";

/** The parameters of one call, read as Telegram reads them: a number may come as text, an object as JSON text. */
export interface Fields {
  readonly params: Readonly<Record<string, unknown>>;
  has(name: string): boolean;
  text(name: string): string | undefined;
  /** Undefined when absent. Throws Refusal when it is not a whole number. */
  integer(name: string): number | undefined;
  flag(name: string): boolean;
  list(name: string): unknown[] | undefined;
  object(name: string): Record<string, unknown> | undefined;
  /** An uploaded file, directly under this name or as "attach://name"; else what stands there: a file_id or a URL. */
  file(nameOrReference: string): Upload | string | undefined;
}

const largestBodyBytes = 50 * 1024 * 1024;

// In a form every value is text; these stay text even when they look like a number or like JSON.
const textualParams = new Set([
  ...["text", "caption", "parse_mode", "url", "secret_token", "callback_query_id", "business_connection_id"],
  ...["message_effect_id", "inline_message_id", "file_id", "photo", "document", "name", "description", "title"],
  ...["short_description", "language_code", "action", "ip_address"],
]);

/** Reads the query string and the body: JSON, multipart/form-data or urlencoded. Throws Refusal. */
export async function readFields(request: IncomingMessage, query: URLSearchParams): Promise<Fields> {
  const body = await readBody(request);
  const type = request.headers["content-type"] ?? "";
  const params = decodeForm(Object.fromEntries(query));
  let files: Record<string, Upload> = {};
  if (type.startsWith("application/json")) Object.assign(params, parseJsonObject(body.toString("utf8")));
  else if (type.startsWith("application/x-www-form-urlencoded")) {
    Object.assign(params, decodeForm(Object.fromEntries(new URLSearchParams(body.toString("utf8")))));
  } else if (type.startsWith("multipart/form-data")) {
    const form = parseMultipart(body, type);
    Object.assign(params, decodeForm(form.fields));
    files = form.files;
    // A file may stand directly under its parameter; write it down as the reference that it amounts to.
    const referenced = JSON.stringify(params);
    for (const name of Object.keys(files)) {
      if (!referenced.includes(`attach://${name}`)) params[name] = `attach://${name}`;
    }
  }
  return createFields(params, files);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largestBodyBytes) throw new Refusal(413, "Request Entity Too Large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJsonObject(text: string): Record<string, unknown> {
  if (text === "") return {};
  const value = parseJson(text);
  if (!isObject(value)) throw badRequest("object expected as JSON payload");
  return value;
}

function decodeForm(form: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      !textualParams.has(name) && /^(?:[[{]|true$|false$|-?\d{1,15}$)/.test(value) ? parseJson(value) : value,
    ]),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest("can't parse JSON object");
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function createFields(params: Readonly<Record<string, unknown>>, files: Record<string, Upload>): Fields {
  const read = (name: string): unknown => params[name] ?? undefined;
  const structure = (name: string): unknown => {
    const value = read(name);
    return typeof value === "string" && value !== "" ? parseJson(value) : value;
  };
  return {
    params,
    has: (name) => read(name) !== undefined,
    text(name) {
      const value = read(name);
      return value === undefined ? undefined : String(value);
    },
    integer(name) {
      const value = read(name);
      if (value === undefined || value === "") return undefined;
      const number = Number(value);
      if (!Number.isSafeInteger(number)) throw badRequest(`invalid ${name} specified`);
      return number;
    },
    flag: (name) => ["true", "1", "yes", "y", "t"].includes(String(read(name)).toLowerCase()),
    list(name) {
      const value = structure(name);
      if (value === undefined || value === "") return undefined;
      if (!Array.isArray(value)) throw badRequest(`can't parse ${name}: expected an Array`);
      return value;
    },
    object(name) {
      const value = structure(name);
      if (value === undefined || value === "") return undefined;
      if (!isObject(value)) throw badRequest(`can't parse ${name}: expected an Object`);
      return value;
    },
    file(nameOrReference) {
      if (nameOrReference.startsWith("attach://")) return files[nameOrReference.slice("attach://".length)];
      const value = read(nameOrReference);
      if (typeof value !== "string") return undefined;
      return value.startsWith("attach://") ? files[value.slice("attach://".length)] : value;
    },
  };
}
