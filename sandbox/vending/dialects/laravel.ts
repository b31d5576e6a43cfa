import { assertNever } from "../../../src/core/errors.ts";
import { koboToNaira } from "../../../src/core/money.ts";
import { type Answer, type Body, html, type Meaning, type Writing, writeBody, writeOut } from "../meaning.ts";
import type { Switches } from "../switches.ts";
import { type Asked, type Dialect, pageOf } from "./dialect.ts";

const pageSize = 15;

/**
 * Laravel on MySQL without casts: decimals and ids are text, booleans 0 and 1, an empty object is `[]`, lists are pages
 * of `data`, `links` and `meta` whose links have no slash before the query, and what does not validate is a 422 with
 * `message` and `errors`. A caller who does not ask for JSON is redirected, as a browser would be.
 */
export function laravelDialect(switches: Switches): Dialect {
  // Without `withoutWrapping()`, a JsonResource has its object in `data`.
  const wrap = (body: Body) => (switches.envelope === "data" ? { data: body } : body);
  return {
    missingSlash: "overlooked",
    webhook: (body) => jsonEncode(writeBody(body, writing)),
    answer(meaning, asked) {
      switch (meaning.is) {
        case "shown":
          return answer(meaning.status, wrap(writeBody(meaning.body, writing)));
        case "refused-sale":
          return answer(400, wrap(writeBody(meaning.body, writing)));
        case "list":
          return answer(200, paginated(meaning.entries, asked, switches.listPageSize || pageSize));
        default:
          return asked.wantsJson ? refusal(meaning, asked) : forBrowser(refusal(meaning, asked), asked);
      }
    },
  };
}

const writing: Writing = {
  money: (kobo) => koboToNaira(kobo).toFixed(2),
  percent: (percent) => percent.toFixed(2),
  time: (at) => new Date(at).toISOString().replace("Z", "000Z"),
  id: (id) => String(id),
  flag: (flag) => (flag ? 1 : 0),
};

function paginated(entries: readonly Body[], { url }: Asked, size: number): Body {
  // The router has cut the path's last slash off before the paginator sees it.
  const asked = new URL(url);
  asked.pathname = asked.pathname.replace(/\/$/, "");
  const { number, last, next, previous, linkTo, entries: shown } = pageOf(entries, asked, size);
  const from = (number - 1) * size + 1;
  const link = (wanted: number | null) => wanted && linkTo(wanted);
  const numbered = Array.from({ length: last }, (_, index) => index + 1);
  return {
    data: writeOut(shown, writing),
    links: { first: linkTo(1), last: linkTo(last), prev: link(previous), next: link(next) },
    meta: {
      current_page: number,
      from: shown.length > 0 ? from : null,
      last_page: last,
      links: [
        { url: link(previous), label: "&laquo; Previous", active: false },
        ...numbered.map((each) => ({ url: linkTo(each), label: String(each), active: each === number })),
        { url: link(next), label: "Next &raquo;", active: false },
      ],
      path: asked.origin + asked.pathname,
      per_page: size,
      to: shown.length > 0 ? from + shown.length - 1 : null,
      total: entries.length,
    },
  };
}

function refusal(meaning: Exclude<Meaning, { is: "shown" | "refused-sale" | "list" }>, { url }: Asked): Answer {
  switch (meaning.is) {
    case "bad-sale":
      return invalid(meaning.field ?? "service_type", meaning.words);
    case "reference-used":
      return invalid("reference", "The reference has already been taken.");
    case "bad-field": {
      const name = meaning.field.replaceAll("_", " ");
      return invalid(meaning.field, meaning.isMissing ? `The ${name} field is required.` : meaning.words);
    }
    case "reasons-alone":
      return answer(meaning.status, { message: meaning.words });
    case "fee-not-covered":
      return answer(400, { error: meaning.words });
    case "login-refused":
      return invalid("phone_number", "These credentials do not match our records.");
    case "no-credential":
      return answer(401, { message: "Unauthenticated." });
    case "not-allowed":
      return answer(403, { message: "This action is unauthorized." });
    case "no-record":
      return answer(404, { message: "No query results for model [App\\Models\\Transaction]." });
    case "no-provider":
      return answer(404, { message: `No query results for model [App\\Models\\Service] ${lastSegmentButOne(url)}` });
    case "wrong-method": {
      const { method, allowed } = meaning;
      const message = `The ${method} method is not supported for route ${route(url)}. Supported methods: ${allowed}.`;
      return answer(405, { message }, { allow: allowed });
    }
    case "throttled": {
      const seconds = String(meaning.seconds);
      const headers = { "retry-after": seconds, "x-ratelimit-limit": "60", "x-ratelimit-remaining": "0" };
      return answer(429, { message: "Too Many Attempts." }, headers);
    }
    case "no-slash":
    case "no-path":
    case "bad-path":
      return answer(404, { message: `The route ${route(url)} could not be found.` });
    case "broken":
      return answer(500, { message: "Server Error" });
    default:
      return assertNever(meaning);
  }
}

const invalid = (field: string, words: string) => answer(422, { message: words, errors: { [field]: [words] } });

function answer(status: number, body: Body, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, contentType: "application/json", body: jsonEncode(body), headers };
}

/** What `expectsJson()` decides: without it, errors are redirects and pages. */
function forBrowser({ status, headers }: Answer, { url }: Asked): Answer {
  const redirect = (location: string): Answer => ({ ...html(302, "Found"), headers: { location } });
  if (status === 422) return redirect(url.origin);
  if (status === 401) return redirect(`${url.origin}/login`);
  const titles: Readonly<Record<number, string>> = { 404: "Not Found", 429: "Too Many Requests", 500: "Server Error" };
  return { ...html(status, titles[status] ?? "Error"), ...(headers && { headers }) };
}

const route = (url: URL) => url.pathname.replace(/^\/|\/$/g, "");
const lastSegmentButOne = (url: URL) => route(url).split("/").at(-2) ?? "";

/** PHP's `json_encode`: slashes and what is not ASCII are escaped, and an array without keys is a list. */
function jsonEncode(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonEncode).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(([name, entry]) => `${jsonEncode(name)}:${jsonEncode(entry)}`);
    return fields.length === 0 ? "[]" : `{${fields.join(",")}}`;
  }
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value)
    .replace(/[\u007f-\uffff]/g, escaped)
    .replaceAll("/", "\\/");
}
