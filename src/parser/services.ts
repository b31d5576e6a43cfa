import { type NumberKind, type ServiceType, servicesWhere, serviceTypes, usuallySoldTo } from "../services/services.ts";
import { soldBy } from "./vocabulary.ts";

/** The services and products that a line names. */
export interface Evidence {
  said: readonly ServiceType[];
  hints: readonly ServiceType[];
  provider: string | undefined;
  meterKind: boolean;
  /** A size, a time or a kind of plan. */
  hasPlan: boolean;
  hasAmount: boolean;
}

const meterServices = servicesWhere(({ productsAre }) => productsAre === "meter kinds");
const online: readonly ServiceType[] = ["data", "internet"];
const toPhones = servicesWhere(({ numberKind }) => numberKind === "phone");

/**
 * The services that may be meant, in the shop's order; one where it is certain, none where nothing says anything.
 * `kinds`: what the number, or the named customer's numbers, belong to.
 */
export function solveServices(evidence: Evidence, kinds: readonly NumberKind[]): ServiceType[] {
  const { said, hints, provider, hasPlan, hasAmount } = evidence;
  const outright: readonly ServiceType[] = evidence.meterKind && said.length === 0 ? meterServices : said;
  const ofProvider = provider === undefined ? [] : soldBy(provider).length > 0 ? soldBy(provider) : hints;
  if (outright.length > 0) {
    const both = outright.filter((type) => ofProvider.includes(type));
    if (both.length > 0) return inOrder(both);
    // MTN sells no internet but as data, and Smile no data but as internet.
    const isOnline = outright.every((type) => online.includes(type));
    const same = isOnline ? ofProvider.filter((type) => online.includes(type)) : [];
    return inOrder(same.length > 0 ? same : outright);
  }
  if (ofProvider.length === 1) return [...ofProvider];
  const toPhone = kinds.length === 0 || kinds.includes("phone");
  if (hasPlan && (ofProvider.length > 0 || toPhone)) return ["data"];
  if (ofProvider.length > 0) {
    const both = hints.filter((type) => ofProvider.includes(type));
    if (both.length === 1) return both;
    // "mtn 500 0803…" is airtime wherever it is written.
    return hasAmount ? ["airtime"] : inOrder(ofProvider);
  }
  const fitting = kinds.flatMap((kind) => usuallySoldTo(kind));
  const hinted = hints.filter(
    (type) => kinds.length === 0 || fitting.includes(type) || (toPhone && toPhones.includes(type)),
  );
  if (hinted.length > 0) return inOrder(hinted);
  return inOrder(fitting);
}

/** The kind of number that these services are sold to. */
export function kindOf(services: readonly ServiceType[]): "phone" | "device" | "either" {
  if (services.length === 0) return "either";
  const phones = services.filter((type) => toPhones.includes(type)).length;
  return phones === services.length ? "phone" : phones === 0 ? "device" : "either";
}

function inOrder(types: readonly ServiceType[]): ServiceType[] {
  return serviceTypes.filter((type) => types.includes(type));
}
