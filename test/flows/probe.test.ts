import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { startVendingService, type VendingService } from "../../sandbox/vending/service.ts";
import { deployedSwitches, type Switches } from "../../sandbox/vending/switches.ts";
import { serveLocally } from "../support/local-server.ts";
import { runProbe } from "../support/probed.ts";

const pin = "7391";

async function openService(switches: Partial<Switches> = {}): Promise<VendingService> {
  const vending = await startVendingService();
  vending.addAccount({
    ...{ firstName: "Ada", lastName: "Okafor", phoneNumber: "08031234567", pin, walletNaira: 12_450 },
    ...{ role: "developer", keys: ["live", "sandbox"] },
  });
  Object.assign(vending.switches, switches);
  return vending;
}

const probe = (baseUrl: string, typed = `${pin}\n`) =>
  runProbe(["--base-url", baseUrl, "--phone", "0803 123 4567"], typed);

/** Nothing was bought or changed, and nothing secret is printed. */
function expectHarmless(vending: VendingService, before: ReturnType<VendingService["accounts"]>, said: string): void {
  const operations = new Set(vending.requests.map(({ operation }) => operation));
  for (const forbidden of ["purchase", "upgrade", "webhook-update", "key-regeneration"] as const) {
    expect(operations.has(forbidden), forbidden).toBe(false);
  }
  expect(vending.requests.filter(({ method }) => method !== "GET").map(({ path }) => path)).toEqual(["/login/"]);
  expect(vending.transactions()).toEqual([]);
  const shown = (accounts: typeof before) => accounts.map(({ keys, ...rest }) => ({ ...rest, keys: keys.length }));
  expect(shown(vending.accounts())).toEqual(shown(before));
  const [account] = before;
  const secrets = [pin, account?.webhookSecret ?? "", ...(account?.keys.map(({ key }) => key) ?? [])];
  for (const secret of secrets) expect(said.includes(secret), secret).toBe(false);
  expect(said).not.toMatch(/eyJ|ak_(?:live|test)_/);
}

const written: Readonly<Record<string, Partial<Switches>>> = {
  "to the letter": {},
  "by Django": { dialect: "django" },
  "by Laravel": { dialect: "laravel" },
  "by Express": { dialect: "express" },
  "as deployed, state A": deployedSwitches("A"),
  "as deployed, state B": deployedSwitches("B"),
};

describe("npm run probe at a service that is written", () => {
  it.concurrent.each(Object.entries(written))("%s says that a reseller could sell", async (name, switches) => {
    await using vending = await openService(switches);
    const before = vending.accounts();
    const { code, stdout, stderr, summary, rows } = await probe(vending.baseUrl);
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Probe of http.*It buys nothing and changes nothing\.\n/);
    expect(summary).toBe("A reseller could sell here.");
    expect(stdout).toMatch(/\nNothing was bought, and nothing was changed\.\n$/);
    expectHarmless(vending, before, stdout);
    expect(rows.get("GET /profile/")?.understood).toContain("Wallet ₦12,450.00. Keys: live, sandbox.");
    expect(rows.get("GET /electricity/services/{id}/variations/")?.understood).toMatch(
      /^22 entries of 11 providers, 22 can be sold\. Asked by (?:id|slug)\.$/,
    );
    expect(rows.get("GET /verify/VB-…/")?.understood).toMatch(/No such record/);
    expect(rows.get("Amount of a plan")?.understood).toMatch(/Not known before a sale; the bot learns it/);
    const isDeployed = name.startsWith("as deployed");
    const variations = rows.get("GET /tv/services/{id}/packages/");
    expect(variations?.odd).toBe(isDeployed ? "–" : "Its paths take the slug, not the id.");
    expect(rows.get("GET /tv/services/")?.odd).toMatch(isDeployed ? /2 slugs of digits only/ : /^–$/);
    expect(rows.get("GET /services/")?.odd).toMatch(isDeployed ? /cable is said to be at.*unknown path/ : /^–$/);
    const airtime = rows.get("GET /airtime/networks/")?.odd;
    expect(airtime).toMatch(name.endsWith("B") ? /no discount is listed/ : /^(?:–|More than whole kobo: .+)$/);
  });
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  ((_request, response) => {
    const isPage = typeof body === "string";
    response.writeHead(status, { "content-type": isPage ? "text/html" : "application/json", ...headers });
    response.end(isPage ? body : JSON.stringify(body));
  }) as Handler;

/** A good login, and this for all else. */
const behindLogin =
  (rest: Handler): Handler =>
  (request, response) =>
    (request.url?.endsWith("/login/") ? answer(200, { access: "eyJ.a.b", refresh: "eyJ.c.d" }) : rest)(
      request,
      response,
    );
const profile = {
  ...{ user: { id: 1, role: "developer" }, wallet_balance: 100, developer_profile: { webhook_url: "" } },
  api_keys: [{ key: "ak_live_canary", mode: "live", is_active: true }],
};
const emptyLists: Handler = (request, response) =>
  (request.url?.endsWith("/profile/") ? answer(200, profile) : answer(200, []))(request, response);

const bad: readonly (readonly [string, Handler, RegExp])[] = [
  ["HTML everywhere", answer(200, "<!doctype html><h1>Welcome</h1>"), /web page \(200\): check that the base address/],
  ["a page that is not found", answer(404, "<h1>Not Found</h1>"), /web page \(404\): check that the base address/],
  [
    "a redirect to a login page",
    answer(302, "", { location: "https://portal.example/login?next=secret" }),
    /redirect to portal\.example\/login \(302\).*check http or https, host and path/,
  ],
  ["200 with an error", answer(200, { error: "No tenant" }), /200 and an error, “No tenant”: check number and PIN/],
  ["a login without a token", answer(200, { message: "ok" }), /200 and no token: check number and PIN/],
  ["a wrong path", answer(404, { detail: "Not found." }), /404, “Not found.”\): check both, and with a 404 the base/],
  ["an error of its own", answer(500, { error: "boom" }), /error of the service \(500, “boom”\): ask those who run/],
  [
    "an error for all but the login",
    behindLogin(answer(200, { error: "Gone" })),
    /profile.*200 and an error, “Gone”: ask/,
  ],
  ["HTML for all but the login", behindLogin(answer(200, "<html>")), /GET \/profile\/ .*web page.*check/],
  ["an empty listing of everything", behindLogin(emptyLists), /Every listing is empty.*check that the base address/],
];

describe("npm run probe at a service that is none of this", () => {
  it.concurrent.each(bad)("%s gets one sentence that names what to check", async (_name, handler, sentence) => {
    const asked: string[] = [];
    await using server = await serveLocally((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      handler(request, response);
    });
    const { code, summary, stdout } = await probe(`${server.origin}/api/v1/developer`);
    expect(summary).toMatch(sentence);
    expect(summary.match(/[.!?](?: |$)(?!.*”)/g)?.length).toBe(1);
    expect(code).toBe(1);
    expect(stdout).not.toMatch(/canary|eyJ|secret|7391/);
    expect(asked.filter((one) => !one.startsWith("GET ")).every((one) => one.endsWith("/login/"))).toBe(true);
  });

  it("is not there: the sentence names host and port", async () => {
    const { code, summary } = await probe("http://127.0.0.1:1/api/v1/developer");
    expect([code, summary]).toEqual([1, expect.stringMatching(/no answer \(refused\).*check host and port/)]);
  });
});

describe("npm run probe", () => {
  const base = "http://127.0.0.1:1/v1/developer";
  it.concurrent.each([
    ["no arguments", [], "7391\n", /--phone is missing/],
    ["no number", ["--base-url", base, "--phone", "Ada"], "7391\n", /--phone is missing, or is no number/],
    ["another address", ["--base-url", "http://127.0.0.1:1/", "--phone", "08031234567"], "7391\n", /v1\/developer/],
    ["no address", ["--phone", "08031234567"], "7391\n", /VENDING_BASE_URL must be/],
    [
      "a secret in the address",
      ["--base-url", "http://a:canary@h/v1/developer", "--phone", "08031234567"],
      "",
      /address/,
    ],
    ["a PIN as an argument", ["--base-url", base, "--phone", "08031234567", "--pin", "7391"], "", /Unknown option/],
    ["no PIN", ["--base-url", base, "--phone", "08031234567"], "\n", /No PIN was given/],
  ] as const)("answers %s with its usage, and asks nobody", async (_name, args, typed, words) => {
    const { code, stderr, stdout } = await runProbe(args, typed);
    expect(code).toBe(2);
    expect(stderr).toMatch(words);
    expect(stderr).toContain("Usage: npm run probe -- --base-url URL --phone 0803…");
    expect(stdout + stderr).not.toMatch(/canary|7391/);
  });
});
