import { assertNever } from "../../../src/core/errors.ts";
import { koboToNaira } from "../../../src/core/money.ts";
import { type Answer, type Body, json, type Meaning, type Writing, writeBody, writeOut } from "../meaning.ts";
import { oneUlp } from "../raw-json.ts";
import type { Switches } from "../switches.ts";
import type { Asked, Dialect } from "./dialect.ts";

/**
 * Express on MongoDB: money is floats as sums leave them, times are milliseconds, each document has the fields of
 * mongoose beside its own, `success` and `message` stand beside or around every answer, validation errors are those of
 * express-validator, and what no route takes is "Cannot GET /…" in HTML.
 */
export function expressDialect(switches: Switches): Dialect {
  return {
    missingSlash: "overlooked",
    webhook(body) {
      const { meta, ...written } = writeBody(body, writing);
      const event = { id: `evt_${objectId(String(body.reference))}`, apiVersion: "1.0", success: true };
      return JSON.stringify({ ...event, ...written, meta: { ...(meta as Body), channel: "api" } });
    },
    answer(meaning, asked) {
      switch (meaning.is) {
        case "shown":
          return json(meaning.status, said(true, meaning.words, writeBody(meaning.body, documents)));
        case "refused-sale":
          return json(400, said(false, "Transaction failed", writeBody(meaning.body, documents)));
        case "list": {
          const { words, entries } = meaning;
          return json(200, {
            success: true,
            message: words,
            count: entries.length,
            data: writeOut(entries, documents),
          });
        }
        default:
          return refusal(meaning, asked);
      }
    },
  };

  function said(success: boolean, message: string, body: Body): Body {
    return switches.envelope === "data" ? { success, message, data: body } : { success, message, ...body };
  }
}

const writing: Writing = {
  money: (kobo) => oneUlp(koboToNaira(kobo), -1),
  percent: (percent) => oneUlp(percent, 1),
  time: (at) => at,
  id: (id) => id,
  flag: (flag) => flag,
};

/** The same, with what mongoose adds to a document. */
const documents: Writing = {
  ...writing,
  object(written) {
    const name = written.id ?? written.purchase_id ?? written.reference ?? written.key;
    if (name === undefined) return { ...written, __v: 0 };
    const at = new Date(typeof written.created_at === "number" ? written.created_at : 1_740_819_600_000).toISOString();
    return { _id: objectId(String(name)), ...written, createdAt: at, updatedAt: at, __v: 0 };
  },
};

function refusal(meaning: Exclude<Meaning, { is: "shown" | "refused-sale" | "list" }>, { method, url }: Asked): Answer {
  switch (meaning.is) {
    case "bad-sale":
      return invalid(meaning.field ?? "", meaning.words);
    case "bad-field":
      return invalid(meaning.field, meaning.words);
    case "reference-used":
      return coded(409, "DUPLICATE_REFERENCE", "A transaction with this reference already exists");
    case "reasons-alone":
      return json(meaning.status, { success: false, message: meaning.words });
    case "fee-not-covered":
      return json(400, { success: false, error: meaning.words });
    case "login-refused":
      return json(401, { success: false, message: "Invalid phone number or PIN" });
    case "no-credential":
      if (meaning.given === "token") return coded(401, "TOKEN_EXPIRED", "jwt expired");
      if (meaning.given === "key") return coded(401, "INVALID_API_KEY", "Invalid API key");
      return coded(401, "UNAUTHORIZED", "No API key or token provided");
    case "not-allowed":
      return coded(403, "FORBIDDEN", meaning.words);
    case "no-record":
      return json(404, { success: false, message: "Transaction not found" });
    case "no-provider":
      return json(404, { success: false, message: "Service not found" });
    case "throttled": {
      const body = "Too many requests, please try again later.";
      const headers = { "retry-after": String(meaning.seconds), "ratelimit-limit": "60", "ratelimit-remaining": "0" };
      return { status: 429, contentType: "text/html; charset=utf-8", body, headers };
    }
    case "no-slash":
    case "no-path":
    case "wrong-method":
      return page(404, `Cannot ${method} ${url.pathname}`);
    case "bad-path":
      return page(400, "URIError: Failed to decode param");
    case "broken":
      return coded(500, "INTERNAL_ERROR", "Something went wrong");
    default:
      return assertNever(meaning);
  }
}

const coded = (status: number, code: string, message: string) =>
  json(status, { success: false, error: { code, message } });

function invalid(path: string, msg: string): Answer {
  const errors = [{ type: "field", msg, path, location: "body" }];
  return json(400, { success: false, message: "Validation failed", errors });
}

function page(status: number, words: string): Answer {
  const head = '<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>';
  const body = `<!DOCTYPE html>\n<html lang="en">\n${head}\n<body>\n<pre>${words}</pre>\n</body>\n</html>\n`;
  return { status, contentType: "text/html; charset=utf-8", body };
}

/** 24 hexadecimal digits, the same for the same name. */
function objectId(name: string): string {
  return Buffer.from(name.slice(-12)).toString("hex").padStart(24, "0");
}
