import { describe, expect, it } from "vitest";
import { asks, sees, seesOn } from "../support/chat.ts";
import { hires, sellsAirtime } from "../support/selling.ts";
import { openCounter } from "../support/shop.ts";

describe("a statement and a chart", () => {
  it("tell a viewer nothing of cost, profit or tokens, and a seller, who asks for some days, lists what they sold", async () => {
    await using shop = await openCounter();
    await seesOn(shop.ada, await sellsAirtime(shop.ada), /sold.*Cost ₦487.50/s);
    await shop.idle();
    const { helper: viewer } = await hires(shop, { name: "Musa", role: "viewer" });
    const card = await asks(viewer, "/statement", /Statement/);
    expect(JSON.stringify(card.inlineKeyboard)).not.toMatch(/tokens/);
    await viewer.taps(/CSV/, { message: card.id });
    const file = await sees(viewer, ({ document }) => document !== undefined);
    const text = Buffer.from(shop.telegram.file(file.document?.fileId ?? "") ?? []).toString();
    expect(text).toContain("500.00");
    // A reference and a digest may hold any digits in a row.
    expect(`${text}${file.text}`).not.toMatch(/Cost|Profit|\b487\b|\b12\.50/);
    await viewer.says("/chart");
    const chart = await sees(viewer, ({ photo }) => photo !== undefined);
    expect(chart.text).not.toMatch(/cost|rofit|487|₦/);
    const { helper: seller } = await hires(shop, { name: "Tunde", role: "seller" });
    await asks(seller, "/statement", /owner/i);
    await asks(seller, "sales 3 nov", /No sale/);
    await asks(seller, "sales 12/11", /Sales|No sale/);
    expect(JSON.stringify(seller.history)).not.toMatch(/Excel|PDF/);
  });
});
