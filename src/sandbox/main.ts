import { startDemo } from "./desk/demo.ts";

/** `npm run demo`: the whole shop on this machine, until Ctrl-C. */
async function main(): Promise<void> {
  const demo = await startDemo({
    port: Number(process.env.DEMO_PORT || 8787),
    logLevel: process.env.LOG_LEVEL || "warn",
    locale: process.env.DEFAULT_LOCALE || "en",
    onBotLine: (line) => console.error(`bot | ${line}`),
  });
  process.once("exit", demo.abandon);

  const [reseller] = demo.cast;
  console.log(`
  Vendbot, with the vending service and Telegram played on this machine.

  Open    ${demo.url}
  Log in  ${reseller?.login?.phoneNumber}  PIN ${reseller?.login?.pin}
  Stop    Ctrl-C
`);

  const signal = await new Promise<NodeJS.Signals>((resolve) => {
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, resolve);
  });
  await demo[Symbol.asyncDispose]();
  process.exitCode = signal === "SIGHUP" ? 1 : 0;
}

await main();
