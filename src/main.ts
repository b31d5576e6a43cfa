import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type App, createApp } from "./app.ts";
import { ConfigError, type Environment, readConfig, secretsOf, unencryptedIn } from "./config.ts";
import { messageOf } from "./core/errors.ts";
import { readPhone } from "./core/phone.ts";
import { StoreError } from "./db/open.ts";
import { KeyError } from "./db/upkeep/sealing-keys.ts";
import { createLog } from "./log.ts";

const isCheck = process.argv.includes("--check");
// Sales under way are waited for less long (`drainMs`): only what hangs comes to this. Docker kills after ten seconds.
const exitWithinMs = 9500;

function fail(error: unknown): never {
  const isExpected = [ConfigError, StoreError, KeyError].some((kind) => error instanceof kind);
  console.error(isExpected ? messageOf(error) : `Vendbot could not start: ${messageOf(error)}`);
  process.exit(1);
}

async function run(): Promise<void> {
  const config = readConfig();
  const log = createLog({ level: config.LOG_LEVEL, secrets: secretsOf(config) });
  for (const setting of unencryptedIn(config)) {
    log.warn("config.unencrypted", { setting, hint: "keys and PINs can be read on the way: use https" });
  }
  let isStopping = false;
  let app: App | undefined;
  // A bug, also where a promise is rejected: what it left half-done is found again after the restart that the exit
  // brings about.
  process.on("uncaughtException", (error) => {
    log.error("bug.uncaught", { error: messageOf(error) });
    void stop(1);
  });
  app = await createApp(config, log, {
    onConflict() {
      log.error("telegram.conflict", { hint: "another process polls with this bot token" });
      void stop(1);
    },
    // Nothing can be finished. A new start writes again what the disk did not take.
    onDiskLost: () => process.exit(1),
  });

  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info("app.stopping");
    const force = () => {
      log.error("app.stop_forced");
      process.exit(1);
    };
    setTimeout(force, exitWithinMs).unref();
    await app?.[Symbol.asyncDispose]();
    process.exit(code);
  }
  process.on("SIGTERM", () => void stop(0));
  process.on("SIGINT", () => void stop(0));

  const port = await app.start();
  log.info("app.started", { port, mode: config.BOT_MODE });
}

/**
 * `--check`: loads everything, opens and migrates a database, listens, answers, and exits. Settings that are missing
 * are made up, and nothing outside is needed.
 */
async function check(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vendbot-check-"));
  try {
    const config = readConfig(settingsForCheck(folder));
    await using app = await createApp(config, createLog({ level: "error" }));
    const port = await app.start();
    const response = await fetch(`http://127.0.0.1:${port}/healthz`);
    if (!response.ok) throw new Error(`/healthz answered ${response.status}`);
    await loadTheRest();
    console.log("Vendbot starts and answers: check passed.");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Work that a start leaves to the first caller who needs it. */
async function loadTheRest(): Promise<void> {
  await Promise.all([import("./wiring/chat.ts"), import("./registry.ts"), import("./db/postgres.ts")]);
  readPhone("0803 123 4567");
}

/** An own database and port and no Telegram: a check beside a running shop must not disturb it. */
function settingsForCheck(folder: string): Environment {
  return {
    BOT_TOKEN: "1:check",
    TELEGRAM_API_ROOT: "http://127.0.0.1:9",
    VENDING_BASE_URL: "http://127.0.0.1:9/api/v1/developer",
    DATABASE_URL: `sqlite:${join(folder, "check.db")}`,
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString("base64"),
    HOST: "127.0.0.1",
    PORT: "0",
  };
}

try {
  if (isCheck) {
    await check();
    process.exit(0);
  }
  await run();
} catch (error) {
  fail(error);
}
