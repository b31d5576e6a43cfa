import type { AirtimeNetwork, Catalogue, ElectricityVariation, Plan, WithPlans } from "./catalogue.ts";
import { dataNetworks } from "./market-data.ts";
import { internetProviders, tvProviders } from "./market-home.ts";
import { slugOf, withPlans } from "./market-rows.ts";

/** A catalogue as a Nigerian reseller would find it in 2026. Each call makes a new one, to be changed freely. */
export function startingCatalogue(): Catalogue {
  return {
    airtime: airtimeNetworks(),
    data: dataNetworks(),
    tv: tvProviders(),
    electricity: distributionCompanies(),
    internet: internetProviders(),
    education: examinationPins(),
  };
}

function airtimeNetworks(): AirtimeNetwork[] {
  const limits = { minAmount: 50, maxAmount: 50_000, active: true };
  return [
    { id: 1, serviceId: "mtn-airtime", name: "MTN", ...limits, normalDiscount: 1, apiSellerDiscount: 2.5 },
    { id: 2, serviceId: "airtel-airtime", name: "Airtel", ...limits, normalDiscount: 1.5, apiSellerDiscount: 3 },
    { id: 3, serviceId: "glo-airtime", name: "Glo", ...limits, normalDiscount: 2, apiSellerDiscount: 4 },
    {
      id: 4,
      serviceId: "9mobile-airtime",
      name: "9mobile (T2)",
      ...limits,
      normalDiscount: 2.5,
      apiSellerDiscount: 5.5,
    },
    {
      id: 5,
      serviceId: "ntel-airtime",
      name: "ntel",
      ...limits,
      normalDiscount: 1,
      apiSellerDiscount: 2,
      active: false,
    },
  ];
}

const companies = [
  "Ikeja Electric",
  "Eko Electricity",
  "Abuja Electricity",
  "Kano Electricity",
  "Port Harcourt Electricity",
  "Jos Electricity",
  "Ibadan Electricity",
  "Kaduna Electric",
  "Enugu Electricity",
  "Benin Electricity",
  "Yola Electricity",
];

function distributionCompanies(): WithPlans<ElectricityVariation>[] {
  return companies.map((name, index) => {
    const serviceId = slugOf(name);
    const limits = { active: true, minAmount: 500, maxAmount: 500_000 };
    return {
      id: 25 + index,
      serviceId,
      name,
      active: true,
      plans: [
        { id: 601 + 2 * index, variationId: `${serviceId}-prepaid`, name: "Prepaid", prepaid: true, ...limits },
        { id: 602 + 2 * index, variationId: `${serviceId}-postpaid`, name: "Postpaid", prepaid: false, ...limits },
      ],
    };
  });
}

function examinationPins(): WithPlans<Plan>[] {
  return [
    withPlans(51, "WAEC Result Checker", 801, [["WASSCE/GCE result checker pin", 4200, 3920]]),
    withPlans(52, "WAEC Registration", 811, [["WASSCE for private candidates", 29_500, 28_910]]),
    withPlans(53, "NECO", 821, [
      ["Result token", 1350, 1215],
      ["GCE registration", 24_500, 24_010, "closed"],
    ]),
    withPlans(54, "JAMB", 831, [
      ["UTME with mock", 8700, 8480],
      ["UTME without mock", 7200, 7010],
      ["Direct Entry", 7200, 7010],
    ]),
    withPlans(55, "NABTEB", 841, [["Result checker pin", 1100, 985]]),
  ];
}
