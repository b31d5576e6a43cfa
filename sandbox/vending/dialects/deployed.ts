import { koboToNaira } from "../../../src/core/money.ts";
import { type Body, json, type Writing, writeBody, writeOut } from "../meaning.ts";
import { pythonFloat } from "../raw-json.ts";
import type { Switches } from "../switches.ts";
import { refuseCredential } from "./credential-refusals.ts";
import type { Dialect } from "./dialect.ts";
import { djangoDialect, dumps } from "./django.ts";

/**
 * The service as it is deployed: Django whose views answer by hand. Numbers are floats as Python writes them, lists are
 * bare arrays without pages, and refusals are `error` where a view wrote them, `detail` where the framework did.
 */
export function deployedDialect(switches: Switches): Dialect {
  const django = djangoDialect(switches);
  const wrap = (body: Body) => (switches.envelope === "data" ? { data: body } : body);
  return {
    missingSlash: django.missingSlash,
    webhook: (body) => dumps(writeBody(body, writing)),
    answer(meaning, asked) {
      switch (meaning.is) {
        case "shown":
          return json(meaning.status, wrap(writeBody(meaning.body, writing)));
        case "list":
          return json(200, writeOut(meaning.entries, writing));
        case "bad-sale":
          return meaning.field === null ? django.answer(meaning, asked) : json(400, writeBody(meaning.body, writing));
        case "refused-sale":
        case "reference-used":
          return json(400, wrap(writeBody(meaning.body, writing)));
        case "bad-field":
          // Only the login has a serializer.
          if (meaning.field === "phone_number" || meaning.field === "pin") return django.answer(meaning, asked);
          return json(400, { error: meaning.words });
        case "reasons-alone":
          return json(meaning.status, { error: meaning.words });
        case "fee-not-covered":
          return json(400, { error: `Insufficient balance. Upgrade fee is ${meaning.fee}.` });
        case "login-refused":
          return json(401, { error: "Invalid credentials" });
        case "no-credential":
          return refuseCredential(meaning);
        case "no-record":
          return json(404, { detail: "No Purchase matches the given query." });
        default:
          return django.answer(meaning, asked);
      }
    },
  };
}

const writing: Writing = {
  money: (kobo) => pythonFloat(koboToNaira(kobo)),
  percent: pythonFloat,
  // The framework's encoder writes microseconds, and no fraction where there is none.
  time: (at) => new Date(at).toISOString().replace("Z", "000Z").replace(".000000", ""),
  id: (id) => id,
  flag: (flag) => flag,
};
