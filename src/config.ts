import { BlockList, isIP } from "node:net";
import { z } from "zod";
import { localesIn, model } from "./bot/ui/locales.ts";
import { VendbotError } from "./core/errors.ts";

/** Raised when settings are missing or wrong. The message lists every problem, one a line, without any value. */
export class ConfigError extends VendbotError {}

const list = (text: string) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

const origin = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

const encryptionKeys = z.string().transform((text, context) => {
  const keys = list(text).map((item) => Buffer.from(item, "base64"));
  if (keys.length === 0 || keys.some((key) => key.length !== 32)) {
    context.addIssue({ code: "custom", message: "must be 32 bytes in base64; several are separated by commas" });
  } else if (keys.some((key) => key.every((byte) => byte === 0))) {
    context.addIssue({ code: "custom", message: "must be random bytes, and has a key that is all zeros" });
  }
  return keys;
});

const userIds = z.string().transform((text, context) => {
  const items = list(text);
  const ids = items.map(Number);
  if (!items.every((item) => /^[1-9]\d*$/.test(item)) || !ids.every(Number.isSafeInteger)) {
    context.addIssue({ code: "custom", message: "must be Telegram user ids separated by commas" });
  }
  return ids;
});

const timeZone = z.string().refine(isTimeZone, "must be a time zone such as Africa/Lagos");

/** One entry for each setting, in the order of the README's table. An empty string is the same as a missing setting. */
export const settings = {
  BOT_TOKEN: z.string().regex(/^\d+:[\w-]+$/, "must be the token that BotFather gives"),
  TELEGRAM_API_ROOT: origin.default("https://api.telegram.org"),
  BOT_MODE: z.enum(["polling", "webhook"]).default("polling"),
  TELEGRAM_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, "must be 16 to 256 characters of A-Z, a-z, 0-9, _ and -")
    .optional(),
  VENDING_BASE_URL: origin.refine((url) => /\/v1\/developer\/?$/.test(url), "must end in v1/developer"),
  PUBLIC_URL: origin.optional(),
  HOST: z.string().default("0.0.0.0"),
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,256}$/, "must be 16 to 256 characters without spaces")
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:|postgres(ql)?:\/\/).+/, "must be sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE")
    .refine(isDecodable, "must be written with %25 for each % in its user or password")
    .default("sqlite:data/vendbot.db"),
  ENCRYPTION_KEY: encryptionKeys,
  ADMIN_IDS: userIds.default([]),
  ALLOWED_USERS: userIds.default([]),
  SUPPORT_CONTACT: z.string().max(100, "must be at most 100 characters").optional(),
  BATCH_LINES: z.coerce.number().int().min(1).max(8).default(4),
  TIME_ZONE: timeZone.default("Africa/Lagos"),
  DEFAULT_LOCALE: z
    .string()
    .refine((name) => localesIn().includes(name), "must be a language that has a file in locales/")
    .default(model),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error"]).default("info"),
} as const;

const schema = z.object(settings);

export type Config = Readonly<z.output<typeof schema>>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from `environment`, which is the process's own unless a test passes another. Throws ConfigError. */
export function readConfig(environment: Environment = process.env): Config {
  const given = Object.fromEntries(Object.keys(settings).map((name) => [name, environment[name]?.trim() || undefined]));
  const result = schema.safeParse(given);
  const problems = (result.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0] ?? "settings");
    return given[name] === undefined && issue.code === "invalid_type"
      ? `${name} is required`
      : `${name} ${issue.message}`;
  });
  if (given.BOT_MODE === "webhook") {
    for (const name of ["TELEGRAM_SECRET", "PUBLIC_URL"]) {
      if (given[name] === undefined) problems.push(`${name} is required with BOT_MODE=webhook`);
    }
  }
  if (result.success && problems.length === 0) return result.data;
  throw new ConfigError("config.invalid", ["The settings are not complete:", ...problems].join("\n  "));
}

/** Some settings alone, for a tool that needs no others. Throws ConfigError. */
export function readSettings<Name extends keyof typeof settings>(
  names: readonly Name[],
  environment: Environment = process.env,
): Pick<Config, Name> {
  const mask = Object.fromEntries(names.map((name) => [name, true])) as { [K in Name]: true };
  const given = Object.fromEntries(names.map((name) => [name, environment[name]?.trim() || undefined]));
  const result = schema.pick(mask as never).safeParse(given);
  if (result.success) return result.data as Pick<Config, Name>;
  const problems = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new ConfigError("config.invalid", ["The settings are not complete:", ...problems].join("\n  "));
}

/** The settings that may stand in no log. */
export function secretsOf(config: Config): readonly string[] {
  const password = decodeURIComponent(URL.parse(config.DATABASE_URL)?.password ?? "");
  const keys = config.ENCRYPTION_KEY.map((key) => key.toString("base64"));
  return [config.BOT_TOKEN, config.TELEGRAM_SECRET ?? "", config.METRICS_TOKEN ?? "", password, ...keys].filter(
    (secret) => secret !== "",
  );
}

/** Settings whose address carries secrets over plain http to a host that is not a private one. */
export function unencryptedIn(config: Config): readonly string[] {
  const addresses = ["VENDING_BASE_URL", "TELEGRAM_API_ROOT", "PUBLIC_URL"] as const;
  return addresses.filter((name) => {
    const url = URL.parse(config[name] ?? "");
    return url?.protocol === "http:" && !isPrivateHost(url.hostname);
  });
}

const privateNetworks = new BlockList();
for (const [net, bits] of [
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  privateNetworks.addSubnet(net, bits);
}
privateNetworks.addAddress("::1", "ipv6");
privateNetworks.addSubnet("fc00::", 7, "ipv6");
privateNetworks.addSubnet("fe80::", 10, "ipv6");

/** A private address, or a name of a private network: one of compose has no dot. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  const version = isIP(host);
  if (version !== 0) return privateNetworks.check(host, version === 6 ? "ipv6" : "ipv4");
  return !host.includes(".") || /\.(?:localhost|local|internal|lan)$/.test(host);
}

function isDecodable(address: string): boolean {
  const url = URL.parse(address);
  try {
    decodeURIComponent(`${url?.username} ${url?.password}`);
    return true;
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
