import { type ServiceType, serviceTypes } from "./catalogue.ts";
import { json, type Reply } from "./meaning.ts";
import type { PurchaseBody, Refusal } from "./pricing.ts";
import type { Switches } from "./switches.ts";

const missingFields: Reply = {
  is: "missing-fields",
  answer: json(400, { error: "Missing required fields: service_type, beneficiary, amount" }),
};

/** A 500 whose words are those of an exception. */
export const serverError = (error: string): Reply => ({ is: "answer", answer: json(500, { error }) });

/** The refusal of a purchase that lacks a field or whose plan has the wrong `amount`; null where nothing is missing. */
export function refuseMissing(body: PurchaseBody, { planAmount }: Switches): Reply | null {
  const { service_type, beneficiary, amount } = body;
  const isPlan = service_type !== "airtime" && service_type !== "electricity";
  switch (planAmount) {
    case "ignored":
      return null;
    case "required":
      return service_type && beneficiary && amount ? null : missingFields;
    case "always-missing":
      return isPlan || !service_type || !beneficiary || !amount ? missingFields : null;
    case "greater-than-zero": {
      if (!isPlan || (typeof amount === "number" && amount > 0)) return null;
      const answer = json(422, { amount: ["Ensure this value is greater than 0."] });
      return { is: "missing-fields", answer };
    }
  }
}

/** The answer to every sale with a sandbox key. It stands nowhere afterwards. */
export function cannedSale(reference: string, amount: unknown): Reply {
  return { is: "answer", answer: json(201, { status: "success", reference, amount, mode: "sandbox" }) };
}

const models: Readonly<Record<ServiceType, string>> = {
  airtime: "AirtimeNetwork",
  data: "DataPlan",
  tv: "TVPackage",
  electricity: "ElectricityVariation",
  internet: "InternetPlan",
  education: "EducationVariation",
};

/** How the deployed service refuses a bad `field` that it looks up; null for what it checks later. */
export function refuseAsDeployed(
  body: PurchaseBody,
  { field, isInactive }: Refusal,
  { purchaseRefusals }: Switches,
): Reply | null {
  if (purchaseRefusals === "specified") return null;
  if (field === "service_type") return { is: "answer", answer: json(400, { error: "Invalid service type" }) };
  if (typeof body.amount !== "number") return serverError("[<class 'decimal.ConversionSyntax'>]");
  if (!field.endsWith("_id") || isInactive) return null;
  const type = serviceTypes.find((candidate) => candidate === body.service_type);
  return serverError(`No ${type ? models[type] : "Service"} matches the given query.`);
}

const maxBeneficiaryLength = 20;

/** Why the database refuses the record of a sale to this beneficiary, if no check came before. */
export function whyUnwritable(beneficiary: string, { beneficiaryCheck }: Switches): string | null {
  const isTooLong = beneficiaryCheck === "provider" && beneficiary.length > maxBeneficiaryLength;
  return isTooLong ? `value too long for type character varying(${maxBeneficiaryLength})` : null;
}
