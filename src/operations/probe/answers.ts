import { isUnauthorized } from "../../vending-api/credentials.ts";
import { isObject, type JsonObject, readJson } from "../../vending-api/json.ts";
import { findReasons } from "../../vending-api/reasons.ts";
import { readWords } from "../../vending-api/text.ts";
import type { Delivery } from "../../vending-api/transport.ts";

/** One answer of the service as it came, or why none did. */
interface Answer {
  /** Below the base address, as the specification writes it. */
  route: string;
  delivery: Delivery;
  ms: number;
}

const unreachable: Readonly<Record<string, string>> = {
  dns: "the host of the base address is not known: check its spelling, and this machine's DNS",
  refused: "nothing listens there: check host and port of the base address",
  tls: "its certificate is not accepted: check the host of the base address, and the service's certificate",
  bad_http: "what came is no HTTP: check http or https, and the port, in the base address",
};

/** `basePath` is the path of the base address without a slash at its end; `secrets` grow while the probe runs. */
export function createAnswerLog(basePath: string, secrets: ReadonlySet<string>) {
  const answers: Answer[] = [];
  /** The newest answer to a route; undefined if it was not asked. */
  const last = (route: string) => answers.findLast((answer) => answer.route === route)?.delivery;

  /** What the service says of a route, to both credentials if both were tried: “…”. */
  function wordsOf(route: string): string {
    const said = answers.filter((answer) => answer.route === route).slice(-2);
    const reasons = said.map(({ delivery }) => {
      const isSaying = delivery === last(route) || isUnauthorized(statusOf(delivery) ?? 0);
      return isSaying && delivery.kind === "answered"
        ? readWords(findReasons(readJson(delivery.body)), [...secrets])
        : null;
    });
    return [...new Set(reasons)].map((words) => (words === null ? "" : `, “${words}”`)).join("");
  }

  /** A sentence that says how the newest answer to a route differs from what was expected, and names what to check. */
  function explain(asked: string, route: string): string {
    const delivery = last(route);
    if (!delivery) return `${asked} was not asked, because nothing here may be sent with it: check the key.`;
    if (delivery.kind === "broken") {
      const check = unreachable[delivery.why] ?? "check the network, and whether the service runs";
      return `${asked} got no answer (${delivery.why}): ${check}.`;
    }
    const { status, headers, body } = delivery;
    const said = `${asked} is answered`;
    if (status >= 300 && status < 400) {
      return `${said} with a redirect${readTarget(headers.location)} (${status}), which the bot never follows: check http or https, host and path of the base address.`;
    }
    if (isPage(body)) {
      return `${said} with a web page (${status}): check that the base address is the service's developer root and not its website.`;
    }
    const json = readJson(body);
    const words = wordsOf(route);
    if (status >= 500)
      return `${said} with an error of the service (${status}${words}): ask those who run the service.`;
    if (status === 429) return `${said} with 429${words}: wait some minutes, then probe again.`;
    if (isUnauthorized(status)) {
      return `${said} with ${status}${words}: check that the account and its key are active at the service.`;
    }
    if (status >= 400)
      return `${said} with ${status}${words}: check that the base address is the service's developer root.`;
    if (json === undefined) return `${said} with something that is no JSON (${status}): check the base address.`;
    if (isObject(json) && "error" in json) {
      return `${said} with ${status} and an error${words}: ask those who run the service, and check the base address.`;
    }
    return `${said} with ${status} and JSON of another shape: check that the base address is of this service and its version.`;
  }

  return {
    note(path: string, delivery: Delivery, ms: number): void {
      const route = path.startsWith(basePath) ? path.slice(basePath.length).replace(/\?.*$/, "") : path;
      answers.push({ route, delivery, ms });
    },
    all: () => answers,
    last,
    /** The newest answer's JSON object; empty if it is none. */
    json(route: string): JsonObject {
      const delivery = last(route);
      const json = delivery?.kind === "answered" ? readJson(delivery.body) : undefined;
      return isObject(json) ? json : {};
    },
    explain,
  };
}

/** Every answer that a probe gets, whole. They hold keys and tokens: only what `secrets` hides of them is shown. */
export type AnswerLog = ReturnType<typeof createAnswerLog>;

/** The answer's status; null if none came. */
export function statusOf(delivery: Delivery | undefined): number | null {
  return delivery?.kind === "answered" ? delivery.status : null;
}

export function isPageAnswer(delivery: Delivery | undefined): boolean {
  return delivery?.kind === "answered" && isPage(delivery.body);
}

const isPage = (body: string) => /^\s*</.test(body);

/** Host and path: a query may hold anything. */
function readTarget(location: unknown): string {
  const url = typeof location === "string" ? URL.parse(location, "http://here.invalid") : null;
  if (!url) return "";
  return ` to ${url.host === "here.invalid" ? "" : url.host}${url.pathname}`.slice(0, 120);
}
