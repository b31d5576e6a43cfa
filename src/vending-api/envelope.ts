import { isObject, type JsonObject } from "./json.ts";
import { readStatusWord } from "./words.ts";

/** Where many services put what they answer, beside words of their own: {"success": true, "data": {…}}. */
const wrappings = ["data", "result", "results", "transaction"] as const;

/** The objects that an answer may have been wrapped around, one level down. */
function wrappedIn(json: JsonObject): readonly JsonObject[] {
  return wrappings.map((name) => json[name]).filter(isObject);
}

/** The object that has one of the expected fields: the answer, or what it wraps, with the `message` from outside. */
export function unwrap(json: unknown, expected: readonly string[]): unknown {
  const hasSome = (object: JsonObject) => expected.some((field) => object[field] !== undefined);
  if (!isObject(json) || hasSome(json)) return json;
  const inner = wrappedIn(json).find(hasSome);
  return inner ? { message: json.message, ...inner } : json;
}

/**
 * The object of an answer that speaks of one sale: the answer, or the one object in it that has both reference and
 * status. An envelope's own `status` may mean only the HTTP call, so it is never taken for the sale's if an object
 * inside says anything else, and `success` that denies the sale's word, or two sales at once, leave only a doubt.
 */
export function findSale(body: JsonObject): JsonObject | "doubtful" {
  const inner = wrappedIn(body).filter((object) => typeof object.status === "string" || "reference" in object);
  const [sale, second] = inner;
  if (second) return "doubtful";
  if (!sale) return agrees(body, body) ? body : "doubtful";
  const isWhole = typeof sale.status === "string" && "reference" in sale;
  if (!isWhole) return saysSame(body, sale) && agrees(body, body) ? body : "doubtful";
  // A whole sale on both levels must be one and the same.
  if ("reference" in body && !saysSame(body, sale)) return "doubtful";
  return agrees(body, sale) ? { message: body.message, error: body.error, ...sale } : "doubtful";
}

/** Whether what an inner object says of reference and status is what the outer one says. */
function saysSame(outer: JsonObject, inner: JsonObject): boolean {
  return (["reference", "status"] as const).every((field) => !(field in inner) || inner[field] === outer[field]);
}

/** `success` is about the call, but a call that failed is no word for a sale that did not, nor the reverse. */
function agrees(envelope: JsonObject, sale: JsonObject): boolean {
  const { success } = envelope;
  if (typeof success !== "boolean") return true;
  const status = readStatusWord(sale.status);
  return success ? true : status !== "success" && status !== "pending";
}
