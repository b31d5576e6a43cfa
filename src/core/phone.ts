import { createRequire } from "node:module";
import type * as Library from "libphonenumber-js/core";

const require = createRequire(import.meta.url);

/**
 * A Nigerian mobile number in any usual spelling ("0803 123 4567", "+234-803-123-4567", "2348031234567") as the
 * eleven digits that the service takes, or null.
 */
export function readPhone(text: string): string | null {
  const bare = text.normalize("NFKC").trim();
  if (!/^[\d\s()+.-]{7,25}$/.test(bare)) return null;
  const digits = bare.replace(/\D/g, "");
  const international = /^(?:00)?234\d{10}$/.test(digits) ? `+${digits.replace(/^00/, "")}` : bare;
  const { library, nigeria } = tables();
  const number = library.parsePhoneNumberFromString(international, "NG", nigeria);
  return number?.country === "NG" && number.isValid() ? `0${number.nationalNumber}` : null;
}

interface Tables {
  library: typeof Library;
  nigeria: Library.MetadataJson;
}

let read: Tables | undefined;

/** Read with the first number. Of the tables of all countries, one is kept. */
function tables(): Tables {
  if (read) return read;
  const all = require("libphonenumber-js/metadata.mobile.json") as Library.MetadataJson;
  delete require.cache[require.resolve("libphonenumber-js/metadata.mobile.json")];
  const nigeria = { ...all, country_calling_codes: { 234: ["NG"] }, countries: { NG: all.countries.NG } };
  read = { library: require("libphonenumber-js/core"), nigeria: nigeria as Library.MetadataJson };
  return read;
}
