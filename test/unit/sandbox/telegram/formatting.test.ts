import { describe, expect, it } from "vitest";
import { cleanFormattedText, detectEntities } from "../../../../sandbox/telegram/entities.ts";
import { parseHtml } from "../../../../sandbox/telegram/html.ts";

describe("parse_mode HTML", () => {
  it("turns tags into entities counted in UTF-16", () => {
    const source = "⚡😀 <b>Token <i>1234</i></b> &lt;&amp;&#x20A6;&quot; <code>5</code>";
    expect(parseHtml(source)).toEqual({
      text: '⚡😀 Token 1234 <&₦" 5',
      entities: [
        { type: "italic", offset: 10, length: 4 },
        { type: "bold", offset: 4, length: 10 },
        { type: "code", offset: 20, length: 1 },
      ],
    });
  });

  it.each([
    ["a < b", 'Unsupported start tag "" at byte offset 2'],
    ["₦<x>", 'Unsupported start tag "x" at byte offset 3'],
    ["<constructor>", 'Unsupported start tag "constructor" at byte offset 0'],
    ["<b>x", 'Can\'t find end tag corresponding to start tag "b"'],
    ["x</b>", "Unexpected end tag at byte offset 1"],
    ["<b><i>x</b></i>", 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'],
    ["<b", "Unclosed start tag at byte offset 0"],
  ])("refuses %s", (source, reason) => {
    expect(() => parseHtml(source)).toThrow(`Bad Request: can't parse entities: ${reason}`);
  });
});

describe("entities", () => {
  const clean = (html: string) => cleanFormattedText(parseHtml(html));

  it("stay at their words when the white space around the text is cut", () => {
    expect(clean("  <b>ab c  </b>")).toEqual({ text: "ab c", entities: [{ type: "bold", offset: 0, length: 4 }] });
  });

  it("are ignored inside code", () => {
    expect(clean("<b><code>abc</code></b>").entities).toEqual([{ type: "code", offset: 0, length: 3 }]);
    expect(clean("<code>/start</code>").entities).toHaveLength(1);
  });

  it("are found in what people type", () => {
    const found = (text: string) =>
      detectEntities(text).map(({ type, offset, length }) => [type, text.slice(offset, offset + length)]);
    expect(found("/sell@shop_bot 500")).toEqual([["bot_command", "/sell@shop_bot"]]);
    expect(found("a/b 1/2 and/or")).toEqual([]);
    expect(found("mail ada@shop.ng or see shop.ng/x?y, #power @ada_obi")).toEqual([
      ["email", "ada@shop.ng"],
      ["url", "shop.ng/x?y"],
      ["hashtag", "#power"],
      ["mention", "@ada_obi"],
    ]);
  });
});
