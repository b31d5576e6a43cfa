import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { type Demo, realBot, startDemo } from "../../sandbox/desk/demo.ts";
import { findChromium } from "../support/chromium.ts";
import { freePort } from "../support/free-port.ts";
import { until } from "../support/until.ts";

/** The demo as `npm run demo` starts it, with its page in a browser, and hands to use the phone. */
export interface DemoPage extends AsyncDisposable {
  readonly demo: Demo;
  readonly page: Page;
  /** The page's warnings, errors and exceptions. */
  readonly complaints: readonly string[];
  /** Types into the message field and sends with Enter. */
  says(text: string): Promise<void>;
  /** Taps the newest inline button whose label holds this. */
  taps(label: string | RegExp): Promise<void>;
  /** Waits for a message of the bot that holds this: the newest, and the same one from then on. */
  sees(text: string | RegExp): Promise<Locator>;
}

const flags = [
  ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

export interface Screen {
  width: number;
  height: number;
}

interface PageOptions {
  query?: string;
  locale?: string;
  botCommand?: readonly string[];
  browser?: Browser;
}

/** The page tells stories fast, and the bot's seconds are as short. */
export const hurried = {
  query: "?pace=fast",
  botCommand: ["--import", new URL("hurry.ts", import.meta.url).href, ...realBot],
};

/** One for all pages of a test's worker, with which it ends: each page has a context of its own. */
let shared: Promise<Browser> | undefined;

/**
 * `query` is what stands behind the page's address; the counter speaks the language of `locale`. A program opens a `browser`
 * and closes it: the process of an open one never ends by itself.
 */
export async function openDemoPage(
  viewport: Screen = { width: 1440, height: 900 },
  { query = "", locale = "en", botCommand = realBot, browser }: PageOptions = {},
): Promise<DemoPage> {
  await using stack = new AsyncDisposableStack();
  const demo = stack.use(
    await startDemo({
      ...{ port: 0, botPort: await freePort(), locale, botCommand, logLevel: "warn" },
      onBotLine: (line) => console.error(line),
    }),
  );
  await until([demo.telegram], () => demo.bot.state === "running", "the bot asks for updates");
  const opened = browser ?? (await sharedBrowser());
  const permissions = ["clipboard-read", "clipboard-write"];
  const context = stack.adopt(await opened.newContext({ viewport, permissions, reducedMotion: "reduce" }), (one) =>
    one.close(),
  );
  const page = await context.newPage();
  // As long as a story of the page waits. Only a test that fails does.
  page.setDefaultTimeout(90_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(demo.url + query);
  const field = page.getByRole("textbox", { name: "Message", exact: true });
  const parts = stack.move();
  return {
    demo,
    page,
    complaints,
    async says(text) {
      await field.fill(text);
      await field.press("Enter");
    },
    taps: (label) => page.locator("[data-label]", { hasText: label }).last().click(),
    async sees(text) {
      // Its own words: a message that answers another one shows the beginning of that, too.
      const has = page.locator(".text", { hasText: text });
      const found = page.locator("[data-message-id][data-from=bot]", { has }).last();
      return page.locator(`[data-message-id="${await found.getAttribute("data-message-id")}"]`);
    },
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
}

function sharedBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

/** A browser without a window. */
export async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium found: install one, or name it with CHROMIUM_PATH");
  return chromium.launch({ executablePath, args: flags });
}
