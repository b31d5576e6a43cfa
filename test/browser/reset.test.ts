import { expect, it } from "vitest";
import type { Demo } from "../../sandbox/desk/demo.ts";
import { runDemo } from "../../sandbox/desk/run-demo.ts";
import { freePort } from "../support/free-port.ts";
import { patiently, until } from "../support/until.ts";
import { launch } from "./demo-page.ts";

it("a demo that is reset begins again at the same address, without its chats and sales", async () => {
  await using stack = new AsyncDisposableStack();
  const browser = stack.adopt(await launch(), (opened) => opened.close());
  const over = Promise.withResolvers<void>();
  const started = [Promise.withResolvers<Demo>(), Promise.withResolvers<Demo>()] as const;
  let count = 0;
  const options = { port: 0, botPort: await freePort(), logLevel: "warn" };
  const running = runDemo(options, over.promise, (demo) => started[count++]?.resolve(demo));
  stack.defer(async () => {
    over.resolve();
    await running;
  });

  const first = await started[0].promise;
  await until([first.telegram], () => first.bot.state === "running", "the bot asks for updates");
  const page = await browser.newPage();
  await page.goto(first.url);
  await first.cast[0]?.person.says("/start");
  await page.locator("[data-from=bot]").first().waitFor();
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Reset demo" }).click();

  const second = await patiently(started[1].promise, "another demo begins");
  expect(second.url).toBe(first.url);
  await expect.poll(() => page.locator("[data-message-id]").count(), { timeout: 30_000 }).toBe(0);
  await until([second.telegram], () => second.bot.state === "running", "the bot asks for updates again");
  await second.cast[0]?.person.says("/start");
  await page.locator("[data-from=bot]").first().waitFor();
});
