import type { Page } from "playwright-core";

/** Lays pictures out in rows on one sheet, on a page of the browser, and returns the sheet as a PNG. */
export async function layOut(page: Page, rows: readonly (readonly Buffer[])[]): Promise<Buffer> {
  const image = (png: Buffer) => `<td><img src="data:image/png;base64,${png.toString("base64")}"></td>`;
  const lines = rows.map((row) => `<tr>${row.map(image).join("")}</tr>`);
  await page.goto("about:blank");
  await page.setContent(
    `<style>body{margin:0;background:#dfe6e4}td{vertical-align:top;padding:8px}</style><table>${lines.join("")}</table>`,
  );
  return page.locator("table").screenshot();
}
