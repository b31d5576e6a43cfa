import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import {
  ConfigError,
  type Environment,
  readConfig,
  readSmsSettings,
  secretsOf,
  settings,
  smsGatewayOf,
  unencryptedIn,
} from "../../src/config.ts";

const key = Buffer.alloc(32, 7).toString("base64");
const needed: Environment = {
  BOT_TOKEN: "700000:AAE-token",
  VENDING_BASE_URL: "https://vending.example/api/v1/developer",
  ENCRYPTION_KEY: key,
};

function problemsOf(environment: Environment): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [title, ...problems] = error.message.split("\n  ");
    expect(title).toBe("The settings are not complete:");
    return problems;
  }
}
const namesOf = (environment: Environment) => problemsOf(environment).map((problem) => problem.split(" ")[0]);

describe("the settings", () => {
  it("have a default wherever one is possible", () => {
    expect(readConfig(needed)).toEqual({
      BOT_TOKEN: "700000:AAE-token",
      TELEGRAM_API_ROOT: "https://api.telegram.org",
      BOT_MODE: "polling",
      VENDING_BASE_URL: "https://vending.example/api/v1/developer",
      HOST: "0.0.0.0",
      PORT: 8080,
      DATABASE_URL: "sqlite:data/vendbot.db",
      ENCRYPTION_KEY: [Buffer.alloc(32, 7)],
      ADMIN_IDS: [],
      ALLOWED_USERS: [],
      BATCH_LINES: 4,
      SMS_PER_SHOP: 100,
      SMS_PER_DAY: 1000,
      SMS_PER_MINUTE: 60,
      TIME_ZONE: "Africa/Lagos",
      DEFAULT_LOCALE: "en",
      LOG_LEVEL: "info",
    });
  });

  it("are the same address with a slash at the end", () => {
    const addresses = { PUBLIC_URL: "https://shop.example/", TELEGRAM_API_ROOT: "https://telegram.example/api/" };
    expect(readConfig({ ...needed, ...addresses })).toMatchObject({
      PUBLIC_URL: "https://shop.example",
      TELEGRAM_API_ROOT: "https://telegram.example/api",
    });
  });

  it.each([
    [{ ADMIN_IDS: "0x10" }, "ADMIN_IDS must be Telegram user ids separated by commas"],
    [{ ALLOWED_USERS: "7,1e3" }, "ALLOWED_USERS must be Telegram user ids separated by commas"],
    [
      { ENCRYPTION_KEY: Buffer.alloc(32).toString("base64") },
      "ENCRYPTION_KEY must be random bytes, and has a key that is all zeros",
    ],
    [
      { DATABASE_URL: "postgres://shop:100%sure@db/shop" },
      "DATABASE_URL must be written with %25 for each % in its user or password",
    ],
    [
      { DATABASE_URL: "postgres://shop:100#sure@db/shop" },
      "DATABASE_URL must be an address: write #, /, ? and @ in its user or password as %23, %2F, %3F and %40",
    ],
    [{ PORT: "0x1F90" }, "PORT must be a whole number, in digits"],
    [{ PORT: "8e3" }, "PORT must be a whole number, in digits"],
    [{ BATCH_LINES: "0x4" }, "BATCH_LINES must be a whole number, in digits"],
    [{ UPGRADE_FEE: "1e3" }, "UPGRADE_FEE must be an amount of naira, in digits"],
    [{ PUBLIC_URL: "https://shop.example/bot" }, "PUBLIC_URL must be an origin, without a path"],
    [{ PUBLIC_URL: "https://shop.example/?bot" }, "PUBLIC_URL must be an origin, without a path"],
  ])("are refused with a sentence that names them: %j", (setting, problem) => {
    expect(problemsOf({ ...needed, ...setting })).toEqual([problem]);
  });

  it("may have a % in a password of PostgreSQL, which is then in no log", () => {
    const config = readConfig({ ...needed, DATABASE_URL: "postgres://shop:100%25sure@db/shop" });
    expect(secretsOf(config)).toContain("100%sure");
  });

  it.each([
    ["http://vending.example/v1/developer", ["VENDING_BASE_URL"]],
    ["http://8.8.8.8/v1/developer", ["VENDING_BASE_URL"]],
    ["http://[2001:db8::1]/v1/developer", ["VENDING_BASE_URL"]],
    ["https://vending.example/v1/developer", []],
    ["http://service:8080/v1/developer", []],
    ["http://127.0.0.1:8080/v1/developer", []],
    ["http://10.1.2.3/v1/developer", []],
    ["http://172.20.0.5/v1/developer", []],
    ["http://[fd00::5]/v1/developer", []],
    ["http://vending.internal/v1/developer", []],
  ])("are warned of where secrets would leave unencrypted: %s", (url, names) => {
    expect(unencryptedIn(readConfig({ ...needed, VENDING_BASE_URL: url }))).toEqual(names);
  });

  it("that are missing are named all at once", () => {
    const missing = ["BOT_TOKEN is required", "VENDING_BASE_URL is required", "ENCRYPTION_KEY is required"];
    expect(problemsOf({})).toEqual(missing);
    expect(problemsOf({ BOT_TOKEN: "", VENDING_BASE_URL: "  ", ENCRYPTION_KEY: "\n" })).toEqual(missing);
  });

  it("that are wrong are named all at once, without any value", () => {
    const wrong: Environment = {
      BOT_TOKEN: "canary-token",
      TELEGRAM_API_ROOT: "canary-root",
      BOT_MODE: "canary-mode",
      TELEGRAM_SECRET: "canary!",
      VENDING_BASE_URL: "https://canary.example/v2",
      PUBLIC_URL: "ftp://canary.example",
      PORT: "canary-port",
      METRICS_TOKEN: "canary",
      DATABASE_URL: "canary://db",
      ENCRYPTION_KEY: "canary-key",
      ADMIN_IDS: "1,canary",
      ALLOWED_USERS: "canary",
      SUPPORT_CONTACT: "canary ".repeat(20),
      SERVICE_NAME: "canary ".repeat(20),
      SIGN_UP_HELP: "canary ".repeat(80),
      FORGOT_PIN_HELP: "canary ".repeat(80),
      UPGRADE_FEE: "canary",
      BATCH_LINES: "canary",
      SMS_GATEWAY: "canary",
      SMS_API_ROOT: "canary",
      SMS_KEY: "canary",
      SMS_USER: "canary!",
      SMS_SENDER: "canary-sender",
      SMS_REPORT_SECRET: "canary",
      SMS_PER_SHOP: "canary",
      SMS_PER_DAY: "canary",
      SMS_PER_MINUTE: "canary",
      TIME_ZONE: "Canary/Islands",
      DEFAULT_LOCALE: "canary",
      LOG_LEVEL: "canary",
    };
    expect(namesOf(wrong)).toEqual(Object.keys(settings).filter((name) => name !== "HOST"));
    expect(problemsOf(wrong).join("\n")).not.toMatch(/canary/i);
  });

  it.each([
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["ADMIN_IDS", "0"],
    ["ALLOWED_USERS", "ada"],
    ["ADMIN_IDS", "-5"],
    ["ADMIN_IDS", "1;2"],
    ["ENCRYPTION_KEY", Buffer.alloc(31).toString("base64")],
    ["ENCRYPTION_KEY", `${key},${Buffer.alloc(16).toString("base64")}`],
    ["ENCRYPTION_KEY", ","],
    ["TELEGRAM_SECRET", "short"],
    ["VENDING_BASE_URL", "ftp://vending.example/v1/developer"],
    ["BOT_TOKEN", "no-colon"],
  ])("refuse %s=%s", (name, value) => {
    expect(namesOf({ ...needed, [name]: value })).toEqual([name]);
  });

  it("take several keys to rotate, and several operators", () => {
    const other = Buffer.alloc(32, 8).toString("base64");
    const config = readConfig({ ...needed, ENCRYPTION_KEY: ` ${other} , ${key}`, ADMIN_IDS: "7, 8,", PORT: "0" });
    expect(config).toMatchObject({ ADMIN_IDS: [7, 8], PORT: 0 });
    expect(config.ENCRYPTION_KEY).toEqual([Buffer.alloc(32, 8), Buffer.alloc(32, 7)]);
  });

  it("need a secret and an address to be called at in webhook mode", () => {
    const webhook = { ...needed, BOT_MODE: "webhook" };
    expect(problemsOf(webhook)).toEqual([
      "TELEGRAM_SECRET is required with BOT_MODE=webhook",
      "PUBLIC_URL is required with BOT_MODE=webhook",
    ]);
    const whole = { ...webhook, TELEGRAM_SECRET: "0123456789abcdef", PUBLIC_URL: "https://shop.example" };
    expect(problemsOf(whole)).toEqual([]);
  });
});

describe("the settings of SMS", () => {
  const termii = {
    SMS_GATEWAY: "termii",
    SMS_API_ROOT: "https://t.example",
    SMS_KEY: "12345678",
    SMS_SENDER: "TOLUSHOP",
  };

  it("are all named that a gateway lacks", () => {
    expect(namesOf({ ...needed, SMS_GATEWAY: "termii" })).toEqual(["SMS_API_ROOT", "SMS_KEY", "SMS_SENDER"]);
    expect(namesOf({ ...needed, SMS_GATEWAY: "africastalking" })).toEqual(["SMS_KEY", "SMS_USER", "SMS_SENDER"]);
    expect(namesOf({ SMS_GATEWAY: "termii", SMS_SENDER: "12345678901234" })).toEqual([
      ...["BOT_TOKEN", "VENDING_BASE_URL", "ENCRYPTION_KEY", "SMS_SENDER", "SMS_API_ROOT", "SMS_KEY"],
    ]);
  });

  it("are of no use without one", () => {
    expect(problemsOf({ ...needed, SMS_KEY: "12345678" })).toEqual(["SMS_KEY is of no use without SMS_GATEWAY"]);
  });

  it("say who sends, and where Africa's Talking stands", () => {
    expect(smsGatewayOf(readConfig(needed))).toBeNull();
    expect(smsGatewayOf(readConfig({ ...needed, ...termii }))).toEqual({
      name: "termii",
      settings: { apiRoot: "https://t.example", key: "12345678", user: "", sender: "TOLUSHOP", reportSecret: null },
    });
    const africas = { SMS_GATEWAY: "africastalking", SMS_KEY: "12345678", SMS_USER: "tolu", SMS_SENDER: "TOLUSHOP" };
    expect(readSmsSettings(africas)?.settings).toMatchObject({
      apiRoot: "https://api.africastalking.com",
      user: "tolu",
    });
    expect(() => readSmsSettings({ SMS_GATEWAY: "africastalking" })).toThrow(ConfigError);
  });

  it("have their secrets kept out of the log", () => {
    const config = readConfig({ ...needed, ...termii, SMS_REPORT_SECRET: "abcdefgh" });
    expect(secretsOf(config)).toEqual(expect.arrayContaining(["12345678", "abcdefgh"]));
  });
});

describe(".env.example", () => {
  const text = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
  const example: Environment = parseEnv(text);

  it("shows every setting in the order of the schema, each below one line that explains it", () => {
    const lines = text.trimEnd().split("\n");
    const names = Object.keys(settings);
    expect(lines).toHaveLength(names.length * 2);
    names.forEach((name, index) => {
      expect(lines[index * 2]).toMatch(/^# \S.*\.$/);
      expect(lines[index * 2 + 1]?.split("=")[0]).toBe(name);
    });
  });

  it("holds the defaults, and leaves empty what has none", () => {
    expect(readConfig({ ...example, ...needed })).toEqual(readConfig(needed));
    for (const [name, value] of Object.entries(example)) {
      const standard = settings[name as keyof typeof settings].safeParse(undefined);
      const hasDefault = standard.success && standard.data !== undefined && String(standard.data) !== "";
      expect(`${name}=${value}`).toBe(`${name}=${hasDefault ? standard.data : ""}`);
    }
  });

  it("says of each required setting that it is", () => {
    const required = problemsOf(example).map((problem) => problem.split(" ")[0]);
    const said = [...text.matchAll(/Required\.\n([A-Z_]+)=/g)].map(([, name]) => name);
    expect(said).toEqual(required);
  });
});
