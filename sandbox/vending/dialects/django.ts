import { assertNever } from "../../../src/core/errors.ts";
import { koboToNaira } from "../../../src/core/money.ts";
import { type Answer, type Body, json, type Meaning, type Writing, writeBody, writeOut } from "../meaning.ts";
import { isRawJson } from "../raw-json.ts";
import type { Switches } from "../switches.ts";
import { deadToken } from "./credential-refusals.ts";
import { type Asked, type Dialect, pageOf } from "./dialect.ts";

const pageSize = 20;
const lagosMs = 3_600_000;

/**
 * Django REST Framework with simplejwt, in Lagos time: decimals are text (COERCE_DECIMAL_TO_STRING), lists are pages
 * (PageNumberPagination), a purchase that does not validate has its errors by field and no status, an API key that is
 * refused is a 403, since its authenticator names no WWW-Authenticate. Webhooks are written by `json.dumps`.
 */
export function djangoDialect(switches: Switches): Dialect {
  const wrap = (body: Body) => (switches.envelope === "data" ? { data: body } : body);
  return {
    missingSlash: "redirected",
    webhook: (body) => dumps(writeBody(body, writing)),
    answer(meaning, asked) {
      switch (meaning.is) {
        case "shown":
          return json(meaning.status, wrap(writeBody(meaning.body, writing)));
        case "refused-sale":
          return json(400, wrap(writeBody(meaning.body, writing)));
        case "list": {
          const page = pageOf(meaning.entries, asked.url, switches.listPageSize || pageSize);
          if (page.number > page.last) return json(404, { detail: "Invalid page." });
          return json(200, {
            count: meaning.entries.length,
            next: page.next && page.linkTo(page.next),
            previous: page.previous && page.linkTo(page.previous),
            results: writeOut(page.entries, writing),
          });
        }
        default:
          return refusal(meaning, asked);
      }
    },
  };
}

const writing: Writing = {
  money: (kobo) => koboToNaira(kobo).toFixed(2),
  percent: (percent) => percent.toFixed(2),
  time(at) {
    // `isoformat()` leaves out the fraction when there is none.
    const local = new Date(at + lagosMs).toISOString().replace("Z", "000").replace(".000000", "");
    return `${local}+01:00`;
  },
  id: (id) => id,
  flag: (flag) => flag,
};

function refusal(meaning: Exclude<Meaning, { is: "shown" | "refused-sale" | "list" }>, { url }: Asked): Answer {
  switch (meaning.is) {
    case "bad-sale":
      if (meaning.field === null) return detail(400, "JSON parse error - Expecting value: line 1 column 1 (char 0)");
      return json(400, { [meaning.field]: [meaning.words] });
    case "reference-used":
      return json(400, { reference: ["transaction with this reference already exists."] });
    case "bad-field":
      return json(400, { [meaning.field]: [meaning.isMissing ? "This field is required." : meaning.words] });
    case "reasons-alone":
      return detail(meaning.status, meaning.words);
    case "fee-not-covered":
      return json(400, { error: meaning.words });
    case "login-refused":
      return json(400, { non_field_errors: ["Unable to log in with provided credentials."] });
    case "no-credential":
      return noCredential(meaning);
    case "not-allowed":
      return detail(403, "You do not have permission to perform this action.");
    case "no-record":
      return detail(404, "No Transaction matches the given query.");
    case "no-provider":
      return detail(404, "No ServiceProvider matches the given query.");
    case "wrong-method":
      return json(405, { detail: `Method "${meaning.method}" not allowed.` }, { allow: meaning.allowed });
    case "throttled": {
      const words = `Request was throttled. Expected available in ${meaning.seconds} second${meaning.seconds === 1 ? "" : "s"}.`;
      return json(429, { detail: words }, { "retry-after": String(meaning.seconds) });
    }
    case "no-slash":
      return { ...page(301, "", ""), headers: { location: `${url.pathname}/${url.search}` }, body: "" };
    case "no-path":
      return page(404, "Not Found", "The requested resource was not found on this server.");
    case "bad-path":
      return page(400, "Bad Request (400)", "");
    case "broken":
      return page(500, "Server Error (500)", "");
    default:
      return assertNever(meaning);
  }
}

const detail = (status: number, words: string) => json(status, { detail: words });

function noCredential({ given, wanted }: Extract<Meaning, { is: "no-credential" }>): Answer {
  // Only a view that knows nothing but JWTs has an authenticator that names its scheme.
  const status = wanted === "jwt" ? 401 : 403;
  const headers = { ...(status === 401 && { "www-authenticate": 'Bearer realm="api"' }) };
  if (given === "key") return json(status, { detail: "Invalid or inactive API key." }, headers);
  if (given === "nothing") {
    return json(status, { detail: "Authentication credentials were not provided." }, headers);
  }
  return json(status, deadToken, headers);
}

function page(status: number, title: string, words: string): Answer {
  const head = `<head>\n  <title>${title}</title>\n</head>`;
  const body = `\n<!doctype html>\n<html lang="en">\n${head}\n<body>\n  <h1>${title}</h1><p>${words}</p>\n</body>\n</html>\n`;
  return { status, contentType: "text/html; charset=utf-8", body };
}

/** Python's `json.dumps`: a space after comma and colon, and nothing but ASCII. */
export function dumps(value: unknown): string {
  if (isRawJson(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(dumps).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(([name, entry]) => `${dumps(name)}: ${dumps(entry)}`);
    return `{${fields.join(", ")}}`;
  }
  return inAscii(JSON.stringify(value));
}

function inAscii(text: string): string {
  return text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
