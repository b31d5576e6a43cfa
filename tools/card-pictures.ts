import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch, openDemoPage } from "../test/browser/demo-page.ts";
import { logIn } from "../test/browser/log-in.ts";
import { layOut } from "../test/browser/sheet.ts";
import { until } from "../test/support/until.ts";

/**
 * Makes docs/confirm-cards.png, a confirm card of each service as the demo's phone shows it, and docs/receipt.png, the
 * receipt of a sale: `node tools/card-pictures.ts`. Needs Chromium.
 */
const { values } = parseArgs({ options: { to: { type: "string", default: "docs" } } });

/** The typed lines, each with the title of its card. */
const lines = [
  [
    ["airtime mtn 500 08035551234", "Sell airtime?"],
    ["mtn 1gb sme 30 days 08035551234", "Sell data?"],
    ["ikeja 1000 45001234567", "Sell electricity?"],
  ],
  [
    ["waec result checker 08035551234", "Sell exam pins?"],
    ["smile 1gb 08035551234", "Sell internet?"],
    ["dstv padi 1234567890", "Sell TV?"],
  ],
] as const;
/** A message is there at once; its bubble moves for a moment. */
const movesMs = 1500;

await using browser = await launch();
await using shop = await openDemoPage({ width: 1440, height: 1400 }, { browser });
const { demo, page, says, sees, taps } = shop;
await logIn(shop);
await says("/shopname Ada Ventures");
await sees("now say");

async function drawOffer(line: string, title: string): Promise<Buffer> {
  await says(line);
  const card = await sees(title);
  await page.waitForTimeout(movesMs);
  return card.screenshot({ animations: "disabled" });
}

const offers: Buffer[][] = [];
for (const row of lines) {
  offers.push([]);
  for (const [line, title] of row) offers.at(-1)?.push(await drawOffer(line, title));
}

demo.vending.switches.purchaseAnswer = "success";
await says("ikeja 5000 45001234567");
await taps("Sell ₦5,000");
await sees(/\d{4} \d{4} \d{4} \d{4} \d{4}/);
await taps("More");
await taps("Receipt");
const photoOf = () => demo.cast[0]?.person.chat.findLast(({ photo }) => photo)?.photo;
await until([demo.telegram], () => photoOf() !== undefined, "the receipt comes", 60_000);
const receipt = demo.telegram.file(photoOf()?.fileId ?? "");
if (!receipt) throw new Error("No receipt came");
writeFileSync(join(values.to, "receipt.png"), receipt);
writeFileSync(join(values.to, "confirm-cards.png"), await layOut(page, offers));
