import type { VendingService } from "../vending/service.ts";
import type { Switches } from "../vending/switches.ts";

type Answer = Exclude<Switches["purchaseAnswer"], "by-service">;

/** An answer only for the next purchase: the service itself only knows switches that stay. */
export function createNextAnswer(vending: VendingService) {
  let ordered: Answer | null = null;
  let before: Switches["purchaseAnswer"] = "by-service";
  let countBefore = 0;

  const restore = () => {
    if (ordered === null) return;
    ordered = null;
    vending.switches.purchaseAnswer = before;
  };

  vending.onChange((change) => {
    const isTaken = change === "transaction" && ordered !== null && vending.transactions().length > countBefore;
    // The service reports the sale before it has read the switch.
    if (isTaken) queueMicrotask(restore);
  });

  return {
    /** Null when the next purchase is answered as the switches say. */
    get ordered(): Answer | null {
      return ordered;
    },
    order(answer: Answer | null): void {
      restore();
      if (answer === null) return;
      before = vending.switches.purchaseAnswer;
      countBefore = vending.transactions().length;
      ordered = answer;
      vending.switches.purchaseAnswer = answer;
    },
  };
}

export type NextAnswer = ReturnType<typeof createNextAnswer>;
