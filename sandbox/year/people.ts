/** Customers of the shop that has sold for a year: what each has, and how often they come, 1 is the most seldom. */
export interface Regular {
  readonly name: string;
  readonly phone: string;
  /** The provider's name in the catalogue. */
  readonly network: string;
  readonly comes: number;
  readonly meter?: { readonly number: string; readonly company: string };
  readonly smartcard?: { readonly number: string; readonly provider: string; readonly package: string };
  /** Pays at the end of the week. */
  readonly owes?: true;
}

const ikeja = "Ikeja Electric";

export const regulars: readonly [Regular, ...Regular[]] = [
  {
    ...{ name: "Mama Chika", phone: "08034410021", network: "MTN", comes: 6, owes: true },
    meter: { number: "45700812231", company: ikeja },
  },
  { name: "Bro Musa", phone: "08021180734", network: "Airtel", comes: 5 },
  {
    ...{ name: "Iya Bose", phone: "08057702618", network: "Glo", comes: 5, owes: true },
    smartcard: { number: "2014558821", provider: "GOtv", package: "GOtv Jolli" },
  },
  {
    ...{ name: "Alhaji Sani", phone: "08036620945", network: "MTN", comes: 4 },
    meter: { number: "45700339914", company: ikeja },
    smartcard: { number: "7029114406", provider: "DStv", package: "DStv Compact" },
  },
  { name: "Barber Kola", phone: "08038891407", network: "MTN", comes: 4, owes: true },
  {
    ...{ name: "Madam Efe", phone: "08029915530", network: "Airtel", comes: 3 },
    meter: { number: "54160228375", company: "Eko Electricity" },
  },
  { name: "Tailor Amina", phone: "08035527713", network: "MTN", comes: 3 },
  {
    ...{ name: "Papa Tunde", phone: "08097714482", network: "9mobile (T2)", comes: 2, owes: true },
    meter: { number: "45701177260", company: ikeja },
  },
  { name: "Uche Phones", phone: "08033306158", network: "MTN", comes: 4 },
  {
    ...{ name: "Pastor Dele", phone: "08056643309", network: "Glo", comes: 2 },
    smartcard: { number: "1098827743", provider: "StarTimes", package: "Classic (1 month)" },
  },
  { name: "Sister Joy", phone: "08024407916", network: "Airtel", comes: 3, owes: true },
  {
    ...{ name: "Baba Ibeji", phone: "08031129984", network: "MTN", comes: 2 },
    meter: { number: "45700560018", company: ikeja },
  },
];
