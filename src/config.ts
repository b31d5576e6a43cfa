import { BlockList, isIP } from "node:net";
import { z } from "zod";
import { localesIn, model } from "./bot/ui/locales.ts";
import type { LoginHelp } from "./bot/ui/login-help.ts";
import { VendbotError } from "./core/errors.ts";
import { toKobo } from "./core/money.ts";
import { type GatewayName, type GatewaySettings, gatewayNames } from "./sms/port.ts";

/** Raised when settings are missing or wrong. The message lists every problem, one a line, without any value. */
export class ConfigError extends VendbotError {}

const list = (text: string) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

const origin = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

/** Paths are written behind it: a second slash would lead nowhere. */
const root = origin.transform((address) => address.replace(/\/+$/, ""));

const ownOrigin = origin
  .refine((address) => {
    const url = URL.parse(address);
    return url !== null && url.pathname + url.search + url.hash === "/";
  }, "must be an origin, without a path")
  .transform((address) => new URL(address).origin);

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

/** Plain digits: `Number` also reads 0x10, 1e3 and an empty text. */
const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/, "must be a whole number, in digits").transform(Number).pipe(z.number().min(min).max(max));

const naira = z
  .string()
  .regex(/^\d+(\.\d{1,2})?$/, "must be an amount of naira, in digits")
  .transform(Number)
  .pipe(z.number().min(1).max(1_000_000));

/** Words that the operator writes for somebody who cannot log in. */
const helpWords = z.string().max(400, "must be at most 400 characters").optional();

const secret = z.string().regex(/^\S{8,256}$/, "must be 8 to 256 characters without spaces");

const timeZone = z.string().refine(isTimeZone, "must be a time zone such as Africa/Lagos");

/**
 * One entry per setting, in the order of docs/operations/settings.md. An empty string is the same as a missing setting.
 */
export const settings = {
  BOT_TOKEN: z.string().regex(/^\d+:[\w-]+$/, "must be the token that BotFather gives"),
  TELEGRAM_API_ROOT: root.default("https://api.telegram.org"),
  BOT_MODE: z.enum(["polling", "webhook"]).default("polling"),
  TELEGRAM_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, "must be 16 to 256 characters of A-Z, a-z, 0-9, _ and -")
    .optional(),
  VENDING_BASE_URL: origin.refine((url) => /\/v1\/developer\/?$/.test(url), "must end in v1/developer"),
  PUBLIC_URL: ownOrigin.optional(),
  HOST: z.string().default("0.0.0.0"),
  PORT: whole(0, 65535).default(8080),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,256}$/, "must be 16 to 256 characters without spaces")
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:|postgres(ql)?:\/\/).+/, "must be sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE")
    .refine(
      (address) => address.startsWith("sqlite:") || isAddress(address),
      "must be an address: write #, /, ? and @ in its user or password as %23, %2F, %3F and %40",
    )
    .refine(isDecodable, "must be written with %25 for each % in its user or password")
    .default("sqlite:data/vendbot.db"),
  ENCRYPTION_KEY: encryptionKeys,
  ADMIN_IDS: userIds.default([]),
  ALLOWED_USERS: userIds.default([]),
  SUPPORT_CONTACT: z.string().max(100, "must be at most 100 characters").optional(),
  SERVICE_NAME: z.string().max(40, "must be at most 40 characters").optional(),
  SIGN_UP_HELP: helpWords,
  FORGOT_PIN_HELP: helpWords,
  UPGRADE_FEE: naira.optional(),
  BATCH_LINES: whole(1, 8).default(4),
  SMS_GATEWAY: z.enum(gatewayNames, "must be termii or africastalking").optional(),
  SMS_API_ROOT: origin.optional(),
  SMS_KEY: secret.optional(),
  SMS_USER: z
    .string()
    .regex(/^[\w.@-]{1,64}$/, "must be the account's name at the gateway")
    .optional(),
  SMS_SENDER: z
    .string()
    .regex(/^(?=.*[A-Za-z])[A-Za-z0-9 ]{3,11}$/, "must be 3 to 11 letters and digits, with a letter")
    .optional(),
  SMS_REPORT_SECRET: secret.optional(),
  SMS_PER_SHOP: whole(1, 100_000).default(100),
  SMS_PER_DAY: whole(1, 1_000_000).default(1000),
  SMS_PER_MINUTE: whole(1, 6000).default(60),
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
  problems.push(...smsProblems(given));
  if (result.success && problems.length === 0) return result.data;
  throw new ConfigError("config.invalid", ["The settings are not complete:", ...problems].join("\n  "));
}

const smsNeeds: Readonly<Record<string, readonly string[]>> = {
  termii: ["SMS_API_ROOT", "SMS_KEY", "SMS_SENDER"],
  africastalking: ["SMS_KEY", "SMS_USER", "SMS_SENDER"],
};

/** Settings of SMS that are missing for the gateway, or stand there without one. */
function smsProblems(given: Environment): string[] {
  const { SMS_GATEWAY: gateway } = given;
  if (gateway !== undefined) {
    const missing = (smsNeeds[gateway] ?? []).filter((name) => given[name] === undefined);
    return missing.map((name) => `${name} is required with SMS_GATEWAY=${gateway}`);
  }
  const alone = ["SMS_API_ROOT", "SMS_KEY", "SMS_USER", "SMS_SENDER", "SMS_REPORT_SECRET"];
  return alone.filter((name) => given[name] !== undefined).map((name) => `${name} is of no use without SMS_GATEWAY`);
}

/** The words for people who want to log in. Without a name, the login calls the service by its host. */
export function loginHelpOf(config: Config): LoginHelp {
  const { SERVICE_NAME, SIGN_UP_HELP, FORGOT_PIN_HELP, UPGRADE_FEE, SUPPORT_CONTACT } = config;
  return {
    service: SERVICE_NAME ?? URL.parse(config.VENDING_BASE_URL)?.host ?? "",
    words: { account: SIGN_UP_HELP ?? null, pin: FORGOT_PIN_HELP ?? null },
    contact: SUPPORT_CONTACT ?? null,
    upgradeFeeKobo: UPGRADE_FEE === undefined ? null : toKobo(Math.round(UPGRADE_FEE * 100)),
  };
}

type SmsSetting = "SMS_GATEWAY" | "SMS_API_ROOT" | "SMS_KEY" | "SMS_USER" | "SMS_SENDER" | "SMS_REPORT_SECRET";

/** Who sends SMS, and how it is reached; null where none is set. */
export function smsGatewayOf(
  config: Pick<Config, SmsSetting>,
): { name: GatewayName; settings: GatewaySettings } | null {
  const { SMS_GATEWAY: name, SMS_KEY: key = "", SMS_USER: user = "", SMS_SENDER: sender = "" } = config;
  if (name === undefined) return null;
  const apiRoot = config.SMS_API_ROOT ?? "https://api.africastalking.com";
  return { name, settings: { apiRoot, key, user, sender, reportSecret: config.SMS_REPORT_SECRET ?? null } };
}

/** The settings of SMS, with all that is missing named at once. Throws ConfigError. */
export function readSmsSettings(environment: Environment = process.env): ReturnType<typeof smsGatewayOf> {
  const names = Object.keys(settings).filter((name) => name.startsWith("SMS_")) as SmsSetting[];
  const given = Object.fromEntries(names.map((name) => [name, environment[name]?.trim() || undefined]));
  const problems = smsProblems(given);
  if (problems.length === 0) return smsGatewayOf(readSettings(names, environment));
  throw new ConfigError("config.invalid", ["The settings are not complete:", ...problems].join("\n  "));
}

/** Reads only some settings, for a tool that needs no others. Throws ConfigError. */
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

export function secretsOf(config: Config): readonly string[] {
  const password = decodeURIComponent(URL.parse(config.DATABASE_URL)?.password ?? "");
  const keys = config.ENCRYPTION_KEY.map((key) => key.toString("base64"));
  const { BOT_TOKEN, TELEGRAM_SECRET, METRICS_TOKEN, SMS_KEY, SMS_REPORT_SECRET } = config;
  const secrets = [BOT_TOKEN, TELEGRAM_SECRET, METRICS_TOKEN, SMS_KEY, SMS_REPORT_SECRET, password, ...keys];
  return secrets.filter((secret) => secret !== undefined && secret !== "") as string[];
}

/** Settings whose address carries secrets over plain http to a host that is not a private one. */
export function unencryptedIn(config: Config): readonly string[] {
  const addresses = ["VENDING_BASE_URL", "TELEGRAM_API_ROOT", "PUBLIC_URL", "SMS_API_ROOT"] as const;
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

/** Whether user and password end where they seem to: an unwritten # or / in a password ends the host. */
function isAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && !/[@#]/.test(url.pathname + url.search + url.hash);
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
