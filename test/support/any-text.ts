import fc from "fast-check";

const surrogates = { first: 0xd800, count: 0x800 };

/** Any code point but a surrogate. fast-check's own unit "binary" takes seconds to make, for a table of all of them. */
const character = fc.integer({ min: 0, max: 0x10ffff - surrogates.count }).map(
  (index) => String.fromCodePoint(index < surrogates.first ? index : index + surrogates.count),
  (text) => {
    const [code, ...more] = Array.from(String(text), (one) => one.codePointAt(0) ?? 0);
    if (code === undefined || more.length > 0) throw new Error("Not one character");
    return code < surrogates.first ? code : code - surrogates.count;
  },
);

/** Text of any characters. */
export const anyText = (bounds: { maxLength?: number } = {}) => fc.string({ ...bounds, unit: character });
