/**
 * The mobile network to which Nigeria's regulator gave each block of numbers, as a word in its name. From the prefix
 * lists published by nigeriaphonebook.com and phoneng's documentation, which follow the NCC's allocations, read in
 * November 2026; blocks on which such lists disagree are left out. Numbers are ported between networks, so this is a
 * suggestion and never a check.
 */
const prefixes = {
  mtn: "0703 0706 0803 0806 0810 0813 0814 0816 0903 0906 0913 0916",
  airtel: "0701 0708 0802 0808 0812 0901 0902 0904 0907 0911 0912",
  glo: "0705 0805 0807 0811 0815 0905 0915",
  "9mobile": "0809 0817 0818 0908 0909",
} as const;

type NetworkWord = keyof typeof prefixes;

const names = { mtn: "MTN", airtel: "Airtel", glo: "Glo", "9mobile": "9mobile" } as const satisfies Record<
  NetworkWord,
  string
>;

const networkOf = new Map(
  (Object.keys(prefixes) as NetworkWord[]).flatMap((word) =>
    prefixes[word].split(" ").map((prefix) => [prefix, word] as const),
  ),
);

// Names under which the service may list a network.
const aliases: Readonly<Record<NetworkWord, readonly string[]>> = {
  mtn: ["mtn"],
  airtel: ["airtel"],
  glo: ["glo"],
  "9mobile": ["9mobile", "etisalat", "t2"],
};

/** The entry that a number (0803…) most likely belongs to, if exactly one of those listed bears its network's name. */
export function suggestNetwork<Entry extends { name: string; slug: string }>(
  phone: string,
  listed: readonly Entry[],
): Entry | undefined {
  const word = networkOf.get(phone.slice(0, 4));
  if (!word) return undefined;
  const matching = listed.filter((entry) => isNamed(entry, word));
  return matching.length === 1 ? matching[0] : undefined;
}

/**
 * The name of the network that a number (0803…) has by its prefix, if another one was chosen for it: the number may
 * have been ported. Null if they agree, or if the prefix is unknown.
 */
export function doubtNetwork(phone: string, chosen: { name: string; slug: string }): string | null {
  const word = networkOf.get(phone.slice(0, 4));
  return word === undefined || isNamed(chosen, word) ? null : names[word];
}

function isNamed({ name, slug }: { name: string; slug: string }, word: NetworkWord): boolean {
  const words = `${name} ${slug}`.toLowerCase().split(/[^a-z0-9]+/);
  return aliases[word].some((alias) => words.includes(alias));
}
