import { toKobo } from "../../src/core/money.ts";
import { priceAirtime, pricePlan, priceUnknown, type Wish } from "../../src/sales/quote.ts";
import type { Catalogue, Plan, Provider, WithPlans } from "../vending/catalogue.ts";
import { nairaToKobo } from "../vending/naira.ts";
import type { PurchaseBody } from "../vending/pricing.ts";

/** The same thing as the shop offers it and as the service is asked for it. */
export interface Ware {
  readonly wish: Pick<Wish, "serviceType" | "provider" | "product" | "quantity" | "faceKobo" | "price">;
  readonly body: PurchaseBody;
}

type PlanService = "data" | "tv" | "internet" | "education";

const providerOf = ({ id, serviceId, name }: Provider) => ({ id, slug: serviceId, name });

/** Null where the service does not list it. */
export function airtime({ airtime: networks }: Catalogue, networkName: string, naira: number): Ware | null {
  const network = networks.find(({ name, active }) => active && name === networkName);
  if (!network) return null;
  const faceKobo = nairaToKobo(naira);
  const price = priceAirtime(faceKobo, network.apiSellerDiscount);
  return {
    wish: { serviceType: "airtime", provider: providerOf(network), product: null, quantity: 1, faceKobo, price },
    body: { service_type: "airtime", network_id: network.id, amount: naira },
  };
}

/** Power for a prepaid meter. */
export function electricity({ electricity: companies }: Catalogue, companyName: string, naira: number): Ware | null {
  const company = companies.find(({ name }) => name === companyName);
  const meter = company?.plans.find(({ prepaid }) => prepaid);
  if (!company || !meter) return null;
  const named = { provider: providerOf(company), product: { id: meter.id, name: meter.name } };
  return {
    wish: { serviceType: "electricity", ...named, quantity: 1, faceKobo: nairaToKobo(naira), price: priceUnknown },
    body: { service_type: "electricity", variation_id: meter.id, amount: naira },
  };
}

/** A plan, package or pin; of each provider or of the one that is named, those that `fits` wants. */
export function plansOf(
  catalogue: Catalogue,
  serviceType: PlanService,
  providerName: string | null,
  fits: (plan: Plan) => boolean,
): Ware[] {
  const providers: readonly WithPlans<Plan>[] = catalogue[serviceType];
  return providers
    .filter(({ name, active }) => active && (providerName === null || name === providerName))
    .flatMap((provider) =>
      provider.plans.filter((plan) => plan.active && fits(plan)).map((plan) => planned(serviceType, provider, plan)),
    );
}

function planned(serviceType: PlanService, provider: Provider, plan: Plan): Ware {
  const price = pricePlan(nairaToKobo(plan.apiSellerPrice), 1, nairaToKobo(plan.normalPrice));
  const named = { provider: providerOf(provider), product: { id: plan.id, name: plan.name } };
  const id = serviceType === "data" ? { plan_id: plan.id } : { variation_id: plan.id };
  return {
    wish: { serviceType, ...named, quantity: 1, faceKobo: price.chargeKobo ?? toKobo(0), price },
    body: { service_type: serviceType, ...id, quantity: 1, amount: plan.apiSellerPrice },
  };
}
