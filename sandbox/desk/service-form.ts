import { createChanges } from "../vending/changes.ts";
import { createSwitches, deployedSwitches, type Switches } from "../vending/switches.ts";

/** How the demo's service is written: to the letter of the specification, or as it is deployed, in one of two states. */
export const serviceForms = ["specified", "deployed", "deployed-b"] as const;
export type ServiceForm = (typeof serviceForms)[number];

/** The form that `DEMO_SERVICE` names; the specification's when it is empty. Throws for any other word. */
export function readServiceForm(name: string | undefined): ServiceForm {
  const form = serviceForms.find((candidate) => candidate === (name || "specified"));
  if (!form) throw new Error(`DEMO_SERVICE is one of: ${serviceForms.join(", ")}`);
  return form;
}

/** The demo's own choice: electricity waits for somebody in the back office, so that a newcomer sees a sale settle. */
const specified: Partial<Switches> = { electricityAnswer: "pending" };

/** Every switch of a service of this form. */
export function switchesOf(form: ServiceForm): Switches {
  const own = form === "specified" ? specified : deployedSwitches(form === "deployed" ? "A" : "B");
  return Object.assign(createSwitches(createChanges()), own);
}
