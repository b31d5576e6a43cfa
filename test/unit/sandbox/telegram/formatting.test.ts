import { describe, expect, it } from "vitest";
import { cleanFormattedText, detectEntities, readEntities } from "../../../../sandbox/telegram/entities.ts";
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

  it("reads links, spoilers, quotes and code with a language", () => {
    expect(parseHtml('<a href="https://a.ng/?x=1&amp;y=2">go</a>').entities).toEqual([
      { type: "text_link", offset: 0, length: 2, url: "https://a.ng/?x=1&y=2" },
    ]);
    expect(parseHtml('<tg-spoiler>a</tg-spoiler><span class="tg-spoiler">b</span>').entities).toMatchObject([
      { type: "spoiler", offset: 0 },
      { type: "spoiler", offset: 1 },
    ]);
    expect(parseHtml("<blockquote expandable>q</blockquote>").entities[0]?.type).toBe("expandable_blockquote");
    expect(parseHtml('<pre><code class="language-ts">x</code></pre>').entities).toEqual([
      { type: "pre", offset: 0, length: 1, language: "ts" },
    ]);
  });

  it.each([
    ["a < b", 'Unsupported start tag "" at byte offset 2'],
    ["₦<x>", 'Unsupported start tag "x" at byte offset 3'],
    ["<constructor>", 'Unsupported start tag "constructor" at byte offset 0'],
    ["<b>x", 'Can\'t find end tag corresponding to start tag "b"'],
    ["x</b>", "Unexpected end tag at byte offset 1"],
    ["<b><i>x</b></i>", 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'],
    ["<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'],
    ["<b", "Unclosed start tag at byte offset 0"],
  ])("refuses %s", (source, reason) => {
    expect(() => parseHtml(source)).toThrow(`Bad Request: can't parse entities: ${reason}`);
  });
});

describe("entities", () => {
  const clean = (text: string, ...entities: { type: string; offset: number; length: number }[]) =>
    cleanFormattedText({ text, entities: readEntities(entities) });

  it("move with the text when white space at its ends goes", () => {
    expect(clean("  ab c  ", { type: "bold", offset: 2, length: 6 })).toEqual({
      text: "ab c",
      entities: [{ type: "bold", offset: 0, length: 4 }],
    });
  });

  it("are refused outside the text, inside a surrogate pair, crossing, or of no known type", () => {
    expect(() => clean("ab", { type: "bold", offset: 1, length: 2 })).toThrow("ends after the end of the text");
    expect(() => clean("ab", { type: "bold", offset: 3, length: 1 })).toThrow("begins after the end of the text");
    expect(() => clean("😀b", { type: "bold", offset: 1, length: 1 })).toThrow("in a middle of a UTF-16 symbol");
    expect(() => clean("😀b", { type: "bold", offset: 0, length: 1 })).toThrow("in a middle of a UTF-16 symbol");
    const crossing = [
      { type: "bold", offset: 0, length: 2 },
      { type: "italic", offset: 1, length: 2 },
    ];
    expect(() => clean("abc", ...crossing)).toThrow("crosses another one");
    expect(() => clean("abc", { type: "loud", offset: 0, length: 1 })).toThrow("unsupported type");
    expect(() => clean("abc", { type: "bold", offset: -1, length: 1 })).toThrow("incorrect offset -1");
  });

  it("do not live inside code", () => {
    const both = [
      { type: "bold", offset: 0, length: 3 },
      { type: "code", offset: 0, length: 3 },
    ];
    expect(clean("abc", ...both).entities).toEqual([{ type: "code", offset: 0, length: 3 }]);
    expect(clean("/start", { type: "code", offset: 0, length: 6 }).entities).toHaveLength(1);
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
