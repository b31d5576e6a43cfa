import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { startDemo } from "../sandbox/desk/demo.ts";
import { asks, sees, seesOn } from "../test/support/chat.ts";

/**
 * Makes docs/statement.png, the first page of last month's statement in the demo's shop with months of sales:
 * `TZ=Africa/Lagos node tools/statement-picture.ts`. Needs pdftoppm. The demo takes the zone that it stands in.
 */
const { values } = parseArgs({ options: { to: { type: "string", default: "docs/statement.png" } } });
/** Pixels an inch: as wide as a page shows it. */
const resolution = 110;

await using demo = await startDemo({ port: 0, logLevel: "warn", onBotLine: (line) => console.error(line) });
const uju = demo.cast.find(({ hasSoldBefore }) => hasSoldBefore);
if (!uju?.login) throw new Error("Nobody has sold before");
const { person, login } = uju;
await asks(person, "/start", /Log in/);
await asks(person, login.phoneNumber, /PIN for/);
await person.says(login.pin);
await sees(person, /Wallet/);
await asks(person, "/shopname Ụjụ & Sons Ventures", /now say/);
const card = await asks(person, "/statement", /Statement/);
await person.taps(/Last month/, { message: card.id });
await seesOn(person, card, /Statement · 1 – (?:28|29|30|31) /);
await person.taps(/PDF/, { message: card.id });
const file = await sees(person, ({ document }) => document !== undefined);
const pdf = demo.telegram.file(file.document?.fileId ?? "");
if (!pdf) throw new Error("No file came");
const first = ["-png", "-r", String(resolution), "-singlefile", "-", values.to.replace(/\.png$/, "")];
execFileSync("pdftoppm", first, { input: pdf });
