/**
 * What people call the electricity companies, by a word that only the company's own name holds: the first is what it
 * is called most, the others are heard, too. From the companies' own sites and bills, read in November 2026.
 */
const shortNames: Readonly<Record<string, readonly [string, ...string[]]>> = {
  ikeja: ["IKEDC", "IE", "IKEDP"],
  eko: ["EKEDC", "EKEDP"],
  abuja: ["AEDC"],
  kano: ["KEDCO"],
  "port harcourt": ["PHED", "PHEDC"],
  jos: ["JED", "JEDC", "JEDPLC"],
  ibadan: ["IBEDC"],
  kaduna: ["KAEDCO", "KAEDC", "KE"],
  enugu: ["EEDC"],
  benin: ["BEDC"],
  yola: ["YEDC"],
  aba: ["APLE"],
};

const restOfName = /\b(?:electric(?:ity)?|distribution|company|plc|limited|ltd|power)\b|[().,]/gi;

/** "Ikeja · IKEDC" for a company that is listed as "Ikeja Electric"; a name that is not known stays as it is listed. */
export function shortenCompany(listed: string): string {
  const [short] = namesFor(listed);
  if (short === undefined || wordsOf(listed).includes(short.toLowerCase())) return listed;
  const place = listed.replace(restOfName, " ").replace(/\s+/g, " ").trim();
  return `${place} · ${short}`;
}

/** Whether somebody who typed this means the company by one of its short names. */
export function isCalled(listed: string, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return namesFor(listed).some((name) => name.toLowerCase() === wanted);
}

function namesFor(listed: string): readonly string[] {
  const name = ` ${wordsOf(listed).join(" ")} `;
  return Object.entries(shortNames).find(([word]) => name.includes(` ${word} `))?.[1] ?? [];
}

function wordsOf(listed: string): string[] {
  return listed.toLowerCase().split(/[^a-z0-9]+/);
}
