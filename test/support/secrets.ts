import { existsSync, readFileSync } from "node:fs";
import { botToken, type World } from "./world.ts";

/** Longer than a real PIN: four digits would be found by chance. */
export const plantedPin = "739146825013";

/** Secrets by what they are. */
export type Secrets = Readonly<Record<string, string>>;

/** The secrets of a shop, as the service and the settings know them. */
export function secretsOf({ vending, environment }: World): Secrets {
  const [account] = vending.accounts();
  const keys = account?.keys.map(({ key, mode }, index) => [`${mode} key ${index}`, key]) ?? [];
  return {
    ...Object.fromEntries(keys),
    PIN: plantedPin,
    "webhook secret": account?.webhookSecret ?? "",
    "webhook path": account?.webhookUrl.split("/").at(-1) ?? "",
    "bot token": botToken,
    "token of the metrics": environment.METRICS_TOKEN ?? "",
    "secret_token of Telegram": environment.TELEGRAM_SECRET ?? "",
    "encryption key": environment.ENCRYPTION_KEY ?? "",
    // The head of every access and refresh token.
    JWT: Buffer.from('{"alg":"HS256","typ":"JWT"}').toString("base64url"),
  };
}

/** Tokens and pins that were vended. */
export function tokensOf({ vending }: World): Secrets {
  const vended = vending.transactions().filter(({ token }) => token !== null);
  return Object.fromEntries(vended.map(({ reference, token }) => [`token of ${reference}`, token ?? ""]));
}

/** A secret as it could stand in a text: itself, in groups, in an address, in another alphabet. */
function spellingsOf(secret: string): string[] {
  const bare = secret.replace(/[\s-]/g, "");
  const groups = /^\d+$/.test(bare) ? [bare, ...[" ", "-"].map((gap) => bare.replace(/\d{4}(?=\d)/g, `$&${gap}`))] : [];
  const bytes = Buffer.from(secret);
  return [secret, ...groups, encodeURIComponent(secret), bytes.toString("hex"), bytes.toString("base64").slice(0, -3)];
}

/** Which of the secrets stand in the text. */
export function secretsIn(text: string, secrets: Secrets): string[] {
  return Object.entries(secrets)
    .filter(([, secret]) => secret !== "" && spellingsOf(secret).some((spelling) => text.includes(spelling)))
    .map(([what]) => what);
}

/** The database as it lies on the disk, with all that has not been moved out of its log yet. */
export function readDatabase({ databasePath }: Pick<World, "databasePath">): string {
  const ends = ["", "-wal", "-shm", "-journal", ".lock", ".lock-journal"];
  const files = ends.map((end) => databasePath + end).filter((path) => existsSync(path));
  return files.map((path) => readFileSync(path, "latin1")).join("\n");
}
