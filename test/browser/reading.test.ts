import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openDemoPage } from "./demo-page.ts";

/** Goes on to the next sentence, and waits until it has happened. */
async function goesOn(page: Page): Promise<void> {
  await page.getByTestId("next").click();
  await page.locator(".telling:is([data-phase=told], [data-phase=over])").waitFor();
}

/** The buttons of a story that cannot be tapped in their middle, or whose words are cut. */
function badButtons(page: Page): Promise<(string | null)[]> {
  return page.locator(".telling-buttons button").evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const isOwn = button.contains(button.ownerDocument.elementFromPoint(left + width / 2, top + height / 2));
        return !isOwn || button.scrollWidth > button.clientWidth;
      })
      .map(({ textContent }) => textContent),
  );
}

describe("a story that is read at leisure", () => {
  it("stands still: its sentence, the card and the trail tell of the same moment of the same sale", async () => {
    await using shop = await openDemoPage({ width: 390, height: 844 }, { query: "?pace=fast" });
    const { page } = shop;
    const trail = page.locator("#trail-panel");
    const next = page.getByTestId("next");
    const told = page.locator(".telling[data-phase=told]");

    await page.getByRole("button", { name: "Sell airtime", exact: true }).click();
    await told.waitFor();
    for (const label of ["Next", "Next", "Next", "End"]) {
      await expect.poll(() => next.innerText()).toBe(label);
      await goesOn(page);
    }
    await trail.getByRole("heading", { name: "MTN airtime, in order" }).waitFor();
    expect(await badButtons(page)).toEqual([]);

    await page.getByRole("button", { name: "All stories" }).click();
    await page.getByRole("button", { name: "The line drops after the sale", exact: true }).click();
    await told.waitFor();
    await trail.getByRole("heading", { name: "What happened", exact: true }).waitFor();
    await goesOn(page);
    await goesOn(page);
    await trail.locator("li", { hasText: "GET /verify" }).waitFor();
    await trail.locator("li", { hasText: "verify knows no such record" }).waitFor();
    expect(await page.locator(".message", { hasText: "Do not sell this again" }).count()).toBe(1);
    const sale = shop.demo.vending.transactions().at(-1);
    const of = await trail.locator("li").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-of")));
    expect(new Set(of)).toEqual(new Set([sale?.reference]));

    await goesOn(page);
    await goesOn(page);
    expect(await page.getByTestId("findings").getAttribute("data-holds")).toBe("true");
    await page.getByRole("button", { name: "What happened, in order" }).click();
    await trail.getByRole("heading", { name: "MTN airtime, in order" }).waitFor();
    expect(await badButtons(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await badButtons(page)).toEqual([]);
    expect(shop.complaints).toEqual([]);
  });
});
