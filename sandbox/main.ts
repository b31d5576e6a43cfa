import { networkInterfaces } from "node:os";
import { parseArgs } from "node:util";
import type { Demo } from "./desk/demo.ts";
import { runDemo } from "./desk/run-demo.ts";
import { readServiceForm } from "./desk/service-form.ts";

/**
 * `npm run demo`: the whole shop on this machine, until Ctrl-C. `-- --share` serves its page to others as well, on all
 * addresses of the machine or on `--host`; `--port` is where it begins to look for a free one. `DEMO_SERVICE=deployed`, or
 * `deployed-b`, has a service that is written as the deployed one is.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { share: { type: "boolean" }, host: { type: "string" }, port: { type: "string" } },
  });
  if (values.host && !values.share) throw new Error("--host goes with --share: without it the demo stays on loopback");
  const sharedOn = values.share ? (values.host ?? "0.0.0.0") : undefined;
  const ended = new Promise<NodeJS.Signals>((resolve) => {
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, resolve);
  });
  let current: Demo | null = null;
  process.once("exit", () => current?.abandon());
  const signal = await runDemo(
    {
      port: Number(values.port ?? (process.env.DEMO_PORT || 8787)),
      sharedOn,
      logLevel: process.env.LOG_LEVEL || "warn",
      service: readServiceForm(process.env.DEMO_SERVICE),
      locale: process.env.DEFAULT_LOCALE || "en",
      onBotLine: (line) => console.error(`bot | ${line}`),
    },
    ended,
    (demo) => {
      if (current === null) tell(demo, sharedOn);
      current = demo;
    },
  );
  process.exitCode = signal === "SIGHUP" ? 1 : 0;
}

/** Prints where to open it, how to log in, and the address of the service for a bot of one's own. */
function tell({ url, cast, vending }: Demo, sharedOn: string | undefined): void {
  const [reseller] = cast;
  const { port } = new URL(url);
  const shared = sharedOn === undefined ? [] : sharedAddresses(sharedOn).map((at) => `http://${at}:${port}/`);
  console.log(`
  Vendbot, with the vending service and Telegram played on this machine.

  Open    ${sharedOn === undefined ? url : `http://127.0.0.1:${port}/`}
  Log in  ${reseller?.login?.phoneNumber}  PIN ${reseller?.login?.pin}
  Stop    Ctrl-C
  Service ${vending.baseUrl}
`);
  if (shared.length > 0) {
    console.log(`  Shared  ${shared.join("\n          ")}

  Whoever can reach this machine can open it, and act there as any of its people. Nothing in it is real: names, numbers
  and money are made up, and go with Ctrl-C. Everybody sees and changes the same shop.
`);
  }
}

/** What others can type: one address, or all of this machine's but loopback. */
function sharedAddresses(host: string): string[] {
  if (host !== "0.0.0.0" && host !== "::") return [host.includes(":") ? `[${host}]` : host];
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}

await main();
