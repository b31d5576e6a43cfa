/** The service's values of `service_type`, in the order in which they are offered. */
export const serviceTypes = ["airtime", "data", "tv", "electricity", "internet", "education"] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** Sold by an amount that the customer chooses; all else has a price. */
export const typesWithFace: readonly ServiceType[] = ["airtime", "electricity"];

/** Which number a service is sold to. */
export const numberKinds = {
  airtime: "phone",
  data: "phone",
  electricity: "meter",
  tv: "smartcard",
  internet: "phone",
  education: "phone",
} as const satisfies Record<ServiceType, string>;

export type NumberKind = (typeof numberKinds)[ServiceType];

/** Airtime and electricity are sold by a face value that the customer chooses; all else has a price. */
export function hasFaceValue(serviceType: string): boolean {
  return typesWithFace.some((type) => type === serviceType);
}
