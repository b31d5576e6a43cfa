import { type Listing, listings } from "../vending-api/listing-table.ts";
import { airtime } from "./airtime.ts";
import { data } from "./data.ts";
import { education } from "./education.ts";
import { electricity } from "./electricity.ts";
import { internet } from "./internet.ts";
import type { NumberKind, Service } from "./service.ts";
import { tv } from "./tv.ts";

export type { NumberKind };

const all = [airtime, data, electricity, tv, internet, education] as const;

/** The service's values of `service_type`. */
export type ServiceType = (typeof all)[number]["type"];

/** All that is sold, in the order in which it is offered: what a counter is asked for most comes first. */
export const serviceTypes: readonly ServiceType[] = all.map(({ type }) => type);

/** What is known of each thing that is sold. */
export const services = Object.fromEntries(all.map((service) => [service.type, service])) as unknown as Readonly<
  Record<ServiceType, Service<ServiceType>>
>;

/** Those for which something holds, in the order in which they are offered. */
export function servicesWhere(holds: (service: Service) => boolean): readonly ServiceType[] {
  return all.filter(holds).map(({ type }) => type);
}

/** Whether the customer names the amount; else a product has a price. */
export function hasFaceValue(serviceType: string): boolean {
  return all.some(({ type, hasFaceValue }) => type === serviceType && hasFaceValue);
}

/** Sold by an amount that the customer names. */
export const typesWithFace = servicesWhere(({ hasFaceValue }) => hasFaceValue);

/** The service that a word of discovery or of a record stands for, in any case; undefined: none that is known. */
export function serviceCalled(word: string): ServiceType | undefined {
  const called = word.trim().toLowerCase();
  return all.find(({ type, discoveryId }) => type === called || discoveryId === called)?.type;
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
  const service = all.find(({ discoveryId }) => discoveryId === id);
  if (!service) return { serviceType: null, isWhereKnown: false };
  return { serviceType: service.type, isWhereKnown: listings[service.providers].route === route };
}

/** What a listing of products sells; undefined: it lists providers. */
export function soldIn(listing: Listing): ServiceType | undefined {
  return all.find(({ products }) => products === listing)?.type;
}

/** What is sold to a number of this kind as a rule: to a phone, what is loaded onto it. */
export function usuallySoldTo(kind: NumberKind): readonly ServiceType[] {
  return servicesWhere(({ numberKind, isForNetwork }) => numberKind === kind && (isForNetwork || kind !== "phone"));
}
