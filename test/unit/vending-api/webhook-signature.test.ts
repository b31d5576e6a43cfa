import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compactJson, signBody, verifySignature } from "../../../src/vending-api/webhook.ts";

const body = Buffer.from('{"event":"transaction.update","reference":"VB-1","status":"success","amount":500}');
const good = signBody(body, "whsec");
const own = "x-service-signature";

describe("I15: verifySignature", () => {
  it("agrees with a published HMAC-SHA256 (RFC 4231, test case 2)", () => {
    expect(signBody(Buffer.from("what do ya want for nothing?"), "Jefe")).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
  });

  it.each([[["whsec"]], [["whsec", "old"]], [["old", "whsec"]]])("accepts a signature under one of %j", (secrets) => {
    expect(verifySignature(body, { [own]: good }, secrets)).toEqual({ body, header: own, form: "raw" });
  });

  it.each<[string, string | undefined]>([
    ["none", undefined],
    ["an empty one", ""],
    ["a short one", good.slice(0, 63)],
    ["a long one", `${good}0`],
    ["one in upper case", good.toUpperCase()],
    ["one with a line end", `${good}\n`],
    ["one that is no hexadecimal", "z".repeat(64)],
    ["one with a prefix", `sha256=${good.slice(7)}`],
    ["a whole one behind a prefix", `sha256=${good}`],
    ["one under another secret", signBody(body, "other")],
    ["one for another body", signBody(Buffer.concat([body, Buffer.from(" ")]), "whsec")],
  ])("refuses %s", (_name, header) => {
    for (const name of [own, "x-acme-signature"])
      expect(verifySignature(body, { [name]: header }, ["whsec", "old"])).toBeNull();
  });

  it("refuses everything if there is no secret, and an empty secret is none", () => {
    const headers = { [own]: signBody(body, "") };
    expect(verifySignature(body, headers, [])).toBeNull();
    expect(verifySignature(body, headers, ["", "whsec"])).toBeNull();
    expect(verifySignature(Buffer.from(`${body} `), headers, ["", "whsec"])).toBeNull();
  });
});

describe("I15: the header of a signature", () => {
  it.each(["x-acme-signature", "x-hub-signature", "acme-webhook-signature", "-signature"])("may be %s", (header) => {
    expect(verifySignature(body, { host: "x", [header]: good }, ["whsec"])).toMatchObject({ header, form: "raw" });
  });

  it.each(["signature", "x-signature-256", "x-acme-signature2", "x-acmesignature", "authorization"])(
    "is not %s",
    (header) => {
      expect(verifySignature(body, { [header]: good }, ["whsec"])).toBeNull();
    },
  );

  it("is the specification's first, and another one beside it if that does not fit", () => {
    const bad = "0".repeat(64);
    const of = (headers: Record<string, string>) => verifySignature(body, headers, ["whsec"])?.header;
    expect(of({ "x-acme-signature": good, [own]: good })).toBe(own);
    expect(of({ [own]: bad, "x-acme-signature": good })).toBe("x-acme-signature");
    expect(of({ [own]: "no signature", "x-acme-signature": good })).toBe("x-acme-signature");
  });

  it("is one of the first three that end so, well formed or not", () => {
    for (const bad of ["0".repeat(64), "no signature", ""]) {
      const three = { "a-signature": bad, "b-signature": bad, "c-signature": good };
      expect(verifySignature(body, three, ["whsec"])?.header).toBe("c-signature");
      expect(verifySignature(body, { "0-signature": bad, ...three }, ["whsec"])).toBeNull();
      expect(verifySignature(body, { ...three, [own]: bad }, ["whsec"])).toBeNull();
      expect(verifySignature(body, { "0-signature": bad, ...three, [own]: good }, ["whsec"])?.header).toBe(own);
    }
  });

  it("is not one that was sent twice", () => {
    expect(verifySignature(body, { "x-acme-signature": [good, good] }, ["whsec"])).toBeNull();
    expect(verifySignature(body, { "x-acme-signature": `${good}, ${good}` }, ["whsec"])).toBeNull();
  });
});

describe("I15: a body signed without its white space", () => {
  const signed = (compact: string) => ({ "x-acme-signature": signBody(Buffer.from(compact), "whsec") });
  const verify = (sent: string | Buffer, compact: string) =>
    verifySignature(Buffer.from(sent), signed(compact), ["old", "whsec"]);

  it("is accepted, and stands for the bytes that were signed", () => {
    const sent =
      '{"event": "transaction.updated", "data": {"amount": 485.0, "remarks": null,\r\n\t"list": [1, -2.50e+3]}}';
    const compact = '{"event":"transaction.updated","data":{"amount":485.0,"remarks":null,"list":[1,-2.50e+3]}}';
    const fit = verify(sent, compact);
    expect(fit).toMatchObject({ header: "x-acme-signature", form: "compact" });
    expect(fit?.body.toString()).toBe(compact);
  });

  it("is taken for raw if its bytes are those that were signed", () => {
    expect(verify('{"a": 1}', '{"a": 1}')).toMatchObject({ form: "raw" });
    expect(verify('{"a":1}', '{"a":1}')).toMatchObject({ form: "raw" });
  });

  it.each<[string, string | Buffer, string]>([
    ["a changed string", '{"a": "b c"}', '{"a":"bc"}'],
    ["white space less beside a comma in a string", '{"a": "Ikeja, 500"}', '{"a":"Ikeja,500"}'],
    ["white space more in a string", '{"a": "b  c"}', '{"a":"b c"}'],
    ["white space behind an escaped quote", '{"a": "b\\" c"}', '{"a":"b\\"c"}'],
    ["white space behind an escaped backslash", '{"a\\\\": "b c"}', '{"a\\\\":"bc"}'],
    ["two numbers that would become one", '{"a": 4 85}', '{"a":485}'],
    ["two words that would become one", '{"a": tr ue}', '{"a":true}'],
    ["two strings that would touch", '["a" "b"]', '["a""b"]'],
    ["a string without end", '{"a": "b c', '{"a":"b c'],
    ["a string without end that hides what follows", '{"a": "b}, "c": 1}', '{"a":"b},"c":1}'],
    ["white space before it", ' {"a":1}', '{"a":1}'],
    ["white space after it", '{"a":1}\n', '{"a":1}'],
    ["a form feed", '{"a":\f1}', '{"a":1}'],
    ["a vertical tab", '{"a":\v1}', '{"a":1}'],
    ["a no-break space", '{"a":\u00a01}', '{"a":1}'],
    ["a NUL", '{"a":\u00001}', '{"a":1}'],
    ["a byte order mark", '\ufeff{"a": 1}', '{"a":1}'],
    [
      "half a character",
      Buffer.concat([Buffer.from('{"a": "'), Buffer.from([0xe2, 0x82]), Buffer.from('"}')]),
      '{"a":""}',
    ],
    ["another order of keys", '{"b": 1, "a": 2}', '{"a":2,"b":1}'],
    ["a key twice, once left out", '{"a": 1, "a": 2}', '{"a":2}'],
    ["another spelling of a number", '{"amount": 485.0}', '{"amount":485}'],
    ["another spelling of a character", '{"a": "\\u0062"}', '{"a":"b"}'],
    ["a comment", '{"a": 1 /* b */}', '{"a":1}'],
  ])("is refused with %s", (_name, sent, compact) => {
    expect(verify(sent, compact)).toBeNull();
  });

  it("keeps keys that stand twice, in their order", () => {
    expect(verify('{"a": 1, "a": 2}', '{"a":1,"a":2}')?.body.toString()).toBe('{"a":1,"a":2}');
  });

  it("keeps bytes that are no UTF-8", () => {
    const sent = Buffer.concat([Buffer.from('{"a": "'), Buffer.from([0xff, 0x20, 0xfe]), Buffer.from('" }')]);
    const compact = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0x20, 0xfe]), Buffer.from('"}')]);
    const headers = { [own]: signBody(compact, "whsec") };
    expect(verifySignature(sent, headers, ["whsec"])?.body.equals(compact)).toBe(true);
  });
});

describe("I15: the compact form", () => {
  const space = fc.string({ unit: fc.constantFrom(" ", "\t", "\n", "\r"), maxLength: 4 });
  /** A JSON text as its tokens. */
  const tokensOf = (text: string) => text.match(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^[\]{},:"]+/g) ?? [];
  /** A JSON text, and the same with white space between its tokens. */
  const spaced = fc
    .json({ stringUnit: "binary" })
    .map((text) => JSON.stringify(JSON.parse(text)))
    .chain((text) => {
      const tokens = tokensOf(text);
      const spaces = fc.array(space, { minLength: tokens.length - 1, maxLength: tokens.length - 1 });
      return spaces.map((all) => ({ text, sent: tokens.map((token, n) => token + (all[n] ?? "")).join("") }));
    });

  it("of any JSON is the same without the white space between its tokens", () => {
    fc.assert(
      fc.property(spaced, ({ text, sent }) => {
        expect(compactJson(Buffer.from(sent)).toString()).toBe(Buffer.from(text).toString());
      }),
    );
  });

  it("of any bytes is its own compact form, and the bytes themselves if nothing is left out", () => {
    const fragment = fc.constantFrom(" ", "\t", '"', "\\", "{", "}", "[", "]", ",", ":", "1", "a", "\ufeff", "\u0000");
    const anyBytes = fc.oneof(
      fc.array(fragment).map((parts) => Buffer.from(parts.join(""))),
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    );
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const compact = compactJson(bytes);
        expect(compactJson(compact)).toBe(compact);
        if (compact.equals(bytes)) expect(compact).toBe(bytes);
      }),
    );
  });

  it("of any bytes means what they mean, if they are JSON", () => {
    const parse = (bytes: Buffer) => {
      try {
        return JSON.parse(bytes.toString());
      } catch {
        return "no JSON";
      }
    };
    const fragment = fc.constantFrom(" ", "\n", '"', "\\", "{", "}", "[", "]", ",", ":", "1", "-", ".5", "true", '"a"');
    const texts = fc.oneof(
      spaced.map(({ sent }) => sent),
      fc.array(fragment).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const bytes = Buffer.from(text);
        expect(parse(compactJson(bytes))).toEqual(parse(bytes));
      }),
    );
  });

  it("of two texts that differ lets the signature of one fit the other never", () => {
    fc.assert(
      fc.property(spaced, spaced, (one, other) => {
        fc.pre(one.text !== other.text);
        const headers = { [own]: signBody(Buffer.from(one.text), "whsec") };
        expect(verifySignature(Buffer.from(other.sent), headers, ["whsec"])).toBeNull();
        expect(verifySignature(Buffer.from(one.sent), headers, ["whsec"])?.body.toString()).toBe(
          Buffer.from(one.text).toString(),
        );
      }),
    );
  });

  it("is found in a time that grows with the length only", () => {
    for (const unit of [" ", '"', '" ', "\\", '\\" ', "[ ", "1 ", "{"]) {
      const bytes = Buffer.from(unit.repeat((2 * 1024 * 1024) / unit.length));
      const before = process.cpuUsage();
      compactJson(bytes);
      expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
    }
  });
});
