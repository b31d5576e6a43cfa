import { assertNever } from "../../../src/core/errors.ts";
import { type Kobo, koboToNaira } from "../../../src/core/money.ts";
import { type Answer, html, json, type Meaning, type Writing, writeBody, writeOut } from "../meaning.ts";
import { oneUlp, pythonFloat, rawJson } from "../raw-json.ts";
import type { Switches } from "../switches.ts";
import { refuseCredential } from "./credential-refusals.ts";
import { type Asked, type Dialect, pageOf } from "./dialect.ts";

/** The letter of the specification; where it is silent, what the switches say. */
export function specDialect(switches: Switches): Dialect {
  const writing: Writing = {
    money: (kobo) => numberOf(kobo, switches.numbers),
    percent(percent) {
      if (switches.numbers === "noise") return oneUlp(percent, 1);
      if (switches.numbers === "python-floats") return pythonFloat(percent);
      return switches.numbers === "text" ? percent.toFixed(2) : percent;
    },
    time(at) {
      const text = new Date(at).toISOString();
      if (switches.timestamps === "seconds") return text.replace(/\.\d+Z$/, "Z");
      return switches.timestamps === "milliseconds" ? text : text.replace("Z", "000+00:00");
    },
    id: (id) => id,
    flag: (flag) => flag,
  };
  const wrap = (body: unknown) => (switches.envelope === "data" ? { data: body } : body);
  return {
    missingSlash: "unknown",
    webhook: (body) => JSON.stringify(writeBody(body, writing)),
    answer(meaning, asked) {
      if (meaning.is === "list") return json(200, listed(writeOut(meaning.entries, writing), asked, switches));
      if (meaning.is === "shown") return json(meaning.status, wrap(writeBody(meaning.body, writing)));
      if ("body" in meaning) return json(400, wrap(writeBody(meaning.body, writing)));
      return refusal(meaning, switches);
    },
  };
}

function numberOf(kobo: Kobo, form: Switches["numbers"]): unknown {
  const naira = koboToNaira(kobo);
  switch (form) {
    case "plain":
      return naira;
    case "two-decimals":
      return rawJson(naira.toFixed(2));
    case "three-decimals":
      // Less than half a kobo more: to the kobo, it is the same amount.
      return rawJson((naira + 0.004).toFixed(3));
    case "text":
      return naira.toFixed(2);
    case "noise":
      return oneUlp(naira, -1);
    case "python-floats":
      return pythonFloat(naira);
    default:
      return assertNever(form);
  }
}

function listed(entries: unknown, { url }: Asked, { lists, listPageSize }: Switches): unknown {
  const all = entries as readonly unknown[];
  if (lists === "array") return all;
  const page = pageOf(all, url, listPageSize || Math.max(all.length, 1));
  const linkTo = (number: number | null) => (number === null ? null : page.linkTo(number));
  return { count: all.length, next: linkTo(page.next), previous: linkTo(page.previous), [lists]: page.entries };
}

function refusal(meaning: Exclude<Meaning, { body: unknown } | { is: "list" }>, switches: Switches): Answer {
  switch (meaning.is) {
    case "bad-field":
    case "fee-not-covered":
      return json(400, { error: meaning.words });
    case "login-refused":
      return json(switches.loginRefusalStatus, { detail: "No active account found with the given credentials" });
    case "no-credential":
      if (switches.wrongCredentialStatus === "by-operation") return refuseCredential(meaning);
      return json(switches.wrongCredentialStatus, {
        detail: "Authentication credentials were not provided or are not valid.",
      });
    case "not-allowed":
      return json(403, { error: meaning.words });
    case "reasons-alone":
      return json(meaning.status, { error: meaning.words });
    case "no-record":
      return unknownReference(switches);
    case "no-provider":
      return json(404, { detail: "Not found." });
    case "no-path":
    case "no-slash":
      return html(404, "Not Found");
    case "bad-path":
      return html(400, "Bad Request");
    case "wrong-method":
      return json(405, { detail: `Method "${meaning.method}" not allowed.` });
    case "throttled": {
      const detail = `Request was throttled. Expected available in ${meaning.seconds} seconds.`;
      return json(429, { detail }, { "retry-after": String(meaning.seconds) });
    }
    case "broken":
      return html(500, "Internal Server Error");
    default:
      return assertNever(meaning);
  }
}

function unknownReference({ unknownReference: choice }: Switches): Answer {
  switch (choice) {
    case "404-json":
      return json(404, { detail: "Not found." });
    case "404-html":
      return html(404, "Not Found");
    case "200-error":
      return json(200, { error: "Transaction not found" });
    default:
      return assertNever(choice);
  }
}
