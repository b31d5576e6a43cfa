import { isObject, type JsonObject } from "./json.ts";

/** The fields that services put reasons into, the most trusted first. The spec shows only `error` and `message`. */
const named = ["error", "detail", "errors", "message", "title"] as const;

/** Fields that say nothing to a person, or repeat what was sent. */
const technical =
  /^(?:success|status|status_?code|code|type|trace|stack|exception|file|line|path|url|method|timestamp|request_?id|reference|purchase_?id|field|value|location)$/i;

/** Words that say no more than the HTTP status does. */
const reasonPhrase =
  /^(?:bad request|unauthori[sz]ed|forbidden|not found|conflict|unprocessable (?:entity|content)|(?:internal )?server error|(?:the given data was invalid|validation (?:error|failed|exception))\.?)$/i;

const maxReasons = 4;
const deepest = 4;

/**
 * The service's reasons for a request that it did not do, as one text; null if it gives none: from `error`, `detail`,
 * `errors`, `message`, or a list per field, with the field's name in front if the words do not name it. Raw:
 * `readWords` makes it fit to be shown.
 */
export function findReasons(json: unknown): string | null {
  const reasons = [...new Set(collect(json, null, 0))].slice(0, maxReasons);
  return reasons.length > 0 ? reasons.join(" ") : null;
}

function collect(json: unknown, field: string | null, depth: number): readonly string[] {
  if (typeof json === "string") return isPage(json) || json.trim() === "" ? [] : [nameField(json.trim(), field)];
  if (depth > deepest) return [];
  if (Array.isArray(json)) return json.slice(0, maxReasons).flatMap((item) => collect(item, field, depth + 1));
  if (!isObject(json)) return [];
  const said = named
    .filter((name) => name in json)
    .map((name) => collect(json[name], field, depth + 1))
    .filter((reasons) => reasons.length > 0);
  const best = said.find((reasons) => !reasons.every((reason) => reasonPhrase.test(reason))) ?? said[0];
  return best ?? collectByField(json, field, depth);
}

/** {"beneficiary": ["…"]}, and {"field": "beneficiary", "msg": "…"}. */
function collectByField(json: JsonObject, outer: string | null, depth: number): readonly string[] {
  const about = typeof json.field === "string" ? json.field : (json.path ?? null);
  if (typeof json.msg === "string") return collect(json.msg, typeof about === "string" ? about : outer, depth + 1);
  return Object.entries(json)
    .filter(([name, value]) => !technical.test(name) || Array.isArray(value))
    .flatMap(([name, value]) => collect(value, isField(name) ? name : outer, depth + 1));
}

const isField = (name: string) => /^[a-z]\w{0,39}$/i.test(name) && !/^(?:non_field_errors|data|__all__)$/.test(name);

export const isPage = (text: string) => /^\s*</.test(text);

function nameField(reason: string, field: string | null): string {
  if (field === null) return reason;
  const bare = (text: string) => text.toLowerCase().replaceAll("_", " ");
  return bare(reason).includes(bare(field)) ? reason : `${field}: ${reason}`;
}
