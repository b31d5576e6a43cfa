import { describe, expect, it } from "vitest";
import { readLink } from "../../../../sandbox/page/phone/links.ts";

const bot = "vendbot_sandbox_bot";

describe("what a link would do", () => {
  it("opens the bot in somebody's chat", () => {
    expect(readLink(`https://t.me/${bot}?start=c_abc`, bot)).toEqual({ kind: "start", payload: "c_abc" });
  });

  it("shows what would be shared, and a link into the bot within", () => {
    const inner = `https://t.me/${bot}?start=c_abc`;
    const share = `https://t.me/share/url?url=${encodeURIComponent(inner)}&text=Your%20token`;
    expect(readLink(share, bot)).toEqual({ kind: "share", app: "Telegram", text: `Your token\n${inner}`, inner });
    expect(readLink("https://wa.me/?text=Your%20token", bot)).toMatchObject({ app: "WhatsApp", text: "Your token" });
  });

  it("asks before anything else", () => {
    expect(readLink("vendbot.ng/help", bot)).toEqual({ kind: "page", url: "https://vendbot.ng/help" });
    expect(readLink("not a link", bot)).toMatchObject({ kind: "page" });
  });
});
