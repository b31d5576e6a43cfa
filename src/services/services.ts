import { type Listing, listings } from "../vending-api/catalogue-schemas.ts";
import { airtime } from "./airtime.ts";
import { data } from "./data.ts";
import { education } from "./education.ts";
import { electricity } from "./electricity.ts";
import { internet } from "./internet.ts";
import type { NumberKind, Service } from "./service.ts";
import { tv } from "./tv.ts";

export type { NumberKind };

/** In the order of the menu: the most wanted service comes first. */
const all = { airtime, data, electricity, tv, internet, education };

/** The service's values of `service_type`. */
export type ServiceType = keyof typeof all;

/** The definition of each service. */
export const services: Readonly<Record<ServiceType, Service>> = all;

/** Every service, in the order of the menu. */
export const serviceTypes = Object.keys(all) as readonly ServiceType[];

/** Whether a word from outside is one of them. */
export function isServiceType(word: string): word is ServiceType {
  return Object.hasOwn(services, word);
}

/** The services that fit a predicate, in the order of the menu. */
export function servicesWhere(holds: (service: Service) => boolean): readonly ServiceType[] {
  return serviceTypes.filter((type) => holds(services[type]));
}

/** Sold by an amount that the customer names. */
export const typesWithFace = servicesWhere(({ hasFaceValue }) => hasFaceValue);

/** Whether the customer names the amount; else a product has a price. */
export function hasFaceValue(serviceType: string): boolean {
  return typesWithFace.some((type) => type === serviceType);
}

/** The service that a word of discovery or of a record stands for, in any case; undefined: none that is known. */
export function serviceCalled(word: string): ServiceType | undefined {
  const called = word.trim().toLowerCase();
  return serviceTypes.find((type) => type === called || services[type].discoveryId === called);
}

/** The kind of number that it is sold to. */
export function numberKindOf(serviceType: ServiceType): NumberKind {
  return services[serviceType].numberKind;
}

/** The service that a category of discovery stands for, and whether it is listed where this program asks for it. */
export function readCategory({ id, route }: { id: string; route: string | null }): {
  serviceType: ServiceType | null;
  isWhereKnown: boolean;
} {
  const serviceType = serviceTypes.find((type) => services[type].discoveryId === id);
  if (!serviceType) return { serviceType: null, isWhereKnown: false };
  return { serviceType, isWhereKnown: listings[services[serviceType].providers].route === route };
}

/** The service that a listing of products belongs to; undefined for listings of providers. */
export function soldIn(listing: Listing): ServiceType | undefined {
  return serviceTypes.find((type) => services[type].products === listing);
}

/** What is sold to a number of this kind as a rule: to a phone, what is loaded onto it. */
export function usuallySoldTo(kind: NumberKind): readonly ServiceType[] {
  return servicesWhere(({ numberKind, isForNetwork }) => numberKind === kind && (isForNetwork || kind !== "phone"));
}
