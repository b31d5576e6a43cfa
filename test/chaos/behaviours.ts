import type { VendingService } from "../../sandbox/vending/service.ts";
import { deployedSwitches, type Switches, switchChoices, switchNumbers } from "../../sandbox/vending/switches.ts";
import type { Transaction } from "../../sandbox/vending/transactions.ts";

/** One way of the service to treat a sale, the truth at its end, and the service's acts on the way. */
export interface Behaviour {
  name: string;
  /** "nothing": the service never hears of the sale. */
  ends: "success" | "failed" | "pending" | "nothing";
  /** The service gives false answers on the way: its own record corrects them with a message. */
  lies?: true;
  /** Electricity if it is not named. */
  sells?: "data";
  /** The service's form, also while the sale is offered. The shop does not know it yet. */
  service?: Partial<Switches>;
  prepare(vending: VendingService): void;
  /** Once, as soon as the service has the sale. */
  meanwhile?(vending: VendingService, sale: Transaction): Promise<void> | void;
}

export const behaviours: readonly Behaviour[] = [
  { name: "success", ends: "success", prepare() {} },
  {
    name: "pending, then success",
    ends: "success",
    prepare({ switches }) {
      switches.purchaseAnswer = "pending";
      switches.settleAfterMs = 150;
    },
  },
  {
    name: "pending, then failed",
    ends: "failed",
    prepare({ switches }) {
      switches.purchaseAnswer = "pending";
    },
    async meanwhile(vending, { reference }) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      vending.settle(reference, "failed");
    },
  },
  {
    name: "pending for ever",
    ends: "pending",
    prepare({ switches }) {
      switches.purchaseAnswer = "pending";
    },
  },
  {
    name: "refused",
    ends: "failed",
    prepare({ switches }) {
      switches.purchaseAnswer = "refused";
    },
  },
  {
    name: "refused without a purchase",
    ends: "nothing",
    prepare({ switches }) {
      switches.purchaseAnswer = "refused";
      switches.refusedPurchases = "forgotten";
      switches.refusalForm = "reasons-422";
    },
  },
  {
    name: "repeated by a gateway, refused as a duplicate",
    ends: "success",
    prepare({ switches }) {
      switches.gatewayRepeats = true;
    },
  },
  {
    name: "repeated by a gateway, refused in other words",
    ends: "success",
    lies: true,
    prepare({ switches }) {
      switches.gatewayRepeats = true;
      switches.doubledReference = "refused-in-other-words";
    },
  },
  {
    name: "answer lost after processing",
    ends: "success",
    prepare: ({ faults }) => faults.add({ operation: "purchase", kind: "drop-after" }),
  },
  {
    name: "dropped before processing",
    ends: "nothing",
    prepare: ({ faults }) => faults.add({ operation: "purchase", kind: "drop-before" }),
  },
  {
    name: "5xx after processing",
    ends: "success",
    prepare: ({ faults }) => faults.add({ operation: "purchase", kind: "status-502-html-after" }),
  },
  {
    name: "webhook before the answer",
    ends: "success",
    prepare({ webhooks }) {
      webhooks.beforeAnswer = true;
    },
  },
  {
    name: "webhook withheld",
    ends: "success",
    prepare({ webhooks, switches }) {
      webhooks.mode = "withheld";
      switches.tokenWords = "remarks";
    },
  },
  {
    name: "webhook doubled",
    ends: "success",
    prepare({ webhooks }) {
      webhooks.double = true;
    },
  },
  {
    name: "webhooks reordered",
    ends: "success",
    prepare({ webhooks, switches }) {
      webhooks.mode = "reordered";
      webhooks.lateMs = 300;
      switches.webhookFor = "every-state";
      switches.purchaseAnswer = "pending";
      switches.settleAfterMs = 150;
    },
  },
  {
    name: "webhook of every state",
    ends: "success",
    prepare({ switches }) {
      switches.webhookFor = "every-state";
      switches.purchaseAnswer = "pending";
      switches.settleAfterMs = 150;
    },
  },
  {
    name: "webhook forged",
    ends: "success",
    prepare({ switches }) {
      switches.purchaseAnswer = "pending";
      switches.settleAfterMs = 250;
    },
    meanwhile: forge,
  },
  {
    name: "token late",
    ends: "success",
    prepare({ switches }) {
      switches.tokenDelayMs = 250;
    },
  },
  {
    name: "verify lies for a while",
    ends: "success",
    prepare({ webhooks, switches, faults }) {
      webhooks.mode = "withheld";
      switches.tokenWords = "remarks";
      faults.add({ operation: "purchase", kind: "drop-after" });
      faults.add({ operation: "verify", kind: "status-404", times: 2 });
    },
  },
  {
    name: "django, answer lost",
    ends: "success",
    prepare({ webhooks, switches, faults }) {
      Object.assign(switches, { dialect: "django", tokenWords: "remarks" });
      webhooks.mode = "withheld";
      faults.add({ operation: "purchase", kind: "drop-after" });
    },
  },
  {
    name: "laravel, pending, then success",
    ends: "success",
    prepare({ switches }) {
      Object.assign(switches, { dialect: "laravel", purchaseAnswer: "pending", settleAfterMs: 150 });
    },
  },
  {
    name: "express, webhook doubled",
    ends: "success",
    prepare({ webhooks, switches }) {
      Object.assign(switches, { dialect: "express", surchargeNaira: 7.5, beneficiaries: "masked" });
      webhooks.double = true;
    },
  },
  {
    name: "verify behind",
    ends: "success",
    prepare({ webhooks, switches, faults }) {
      Object.assign(switches, { verifyBehindMs: 150, tokenWords: "remarks", statusWords: "upper-case" });
      webhooks.mode = "withheld";
      faults.add({ operation: "purchase", kind: "drop-after" });
    },
  },
  {
    name: "odd words, references in small letters",
    ends: "success",
    prepare({ switches }) {
      Object.assign(switches, { referenceCase: "lower", purchaseStatus: 200, tokenWords: "session-number" });
      Object.assign(switches, { purchaseAnswer: "pending", settleAfterMs: 150, numbers: "noise" });
    },
  },
  {
    ...{ name: "deployed A, a plan that is resent", ends: "success", sells: "data" },
    ...{ service: deployedSwitches("A"), prepare() {} },
  },
  {
    ...{ name: "deployed B, a plan that is resent, pending, then success", ends: "success", sells: "data" },
    ...{ service: { ...deployedSwitches("B"), dataAnswer: "pending", settleAfterMs: 150 }, prepare() {} },
  },
  {
    ...{ name: "deployed A, a plan that is resent, failed by the provider", ends: "failed", sells: "data" },
    ...{ service: { ...deployedSwitches("A"), dataAnswer: "refused" }, prepare() {} },
  },
  {
    ...{ name: "deployed B, a plan that is never taken", ends: "nothing", sells: "data" },
    ...{ service: { ...deployedSwitches("B"), planAmount: "always-missing" }, prepare() {} },
  },
  {
    ...{ name: "deployed A, a plan whose refusal is lost", ends: "nothing", sells: "data" },
    service: deployedSwitches("A"),
    prepare: ({ faults }) => faults.add({ operation: "purchase", kind: "drop-after" }),
  },
  {
    ...{ name: "deployed B, token by its record", ends: "success" },
    ...{ service: deployedSwitches("B"), prepare() {} },
  },
  {
    ...{ name: "deployed A, token by its record, answer lost", ends: "success" },
    service: deployedSwitches("A"),
    prepare: ({ faults }) => faults.add({ operation: "purchase", kind: "drop-after" }),
  },
];

/** The service as it was before any behaviour. */
export function resetService({ switches, webhooks, faults }: VendingService): void {
  const choices = Object.entries(switchChoices).map(([name, [first]]) => [name, first]);
  Object.assign(switches, Object.fromEntries(choices), switchNumbers);
  Object.assign(webhooks, { mode: "prompt", double: false, beforeAnswer: false });
  faults.clear();
}

/** Somebody who knows the path but not the secret says that the sale failed. */
async function forge(vending: VendingService, sale: Transaction): Promise<void> {
  const { webhookUrl } = vending.accounts().find(({ id }) => id === sale.accountId) ?? { webhookUrl: "" };
  const { reference, beneficiary, serviceType } = sale;
  const body = { event: "transaction.update", reference, status: "failed", beneficiary, service_type: serviceType };
  const send = { method: "POST", body: JSON.stringify({ ...body, amount: 1000, meta: {} }) };
  const headers = { "content-type": "application/json", "x-service-signature": "0".repeat(64) };
  // Refused, or met by nobody: both are right.
  await fetch(webhookUrl, { ...send, headers }).catch(() => undefined);
}
