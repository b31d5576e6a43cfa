import { z } from "zod";
import type { Mode } from "../vending/accounts.ts";
import { action } from "./action.ts";
import type { Stage } from "./stage.ts";

const reference = z.string();
const modes = ["live", "sandbox"] as const satisfies readonly Mode[];

/** What the service's staff does: end sales, tell tokens, pay into wallets, change prices, send webhooks. */
export function officeActions({ vending }: Stage) {
  const settling = z.object({
    reference,
    status: z.enum(["success", "failed"]),
    /** Left out, a token is made where the sale wants one; false makes none. */
    token: z.union([z.string().min(1), z.literal(false)]).optional(),
  });
  return {
    settle: action(settling, ({ reference, status, token }) => {
      vending.settle(reference, status, token === undefined ? {} : { token });
    }),
    reverse: action(z.object({ reference }), ({ reference }) => void vending.reverse(reference)),
    "send-token": action(z.object({ reference, token: z.string().min(1).optional() }), ({ reference, token }) => {
      vending.sendToken(reference, token);
    }),
    fund: action(z.object({ account: z.number(), naira: z.number(), mode: z.enum(modes) }), (input) => {
      vending.fund(input.account, input.naira, input.mode);
    }),
    price: action(
      z.object({ id: z.number(), discount: z.number().min(0).max(100).optional(), active: z.boolean().optional() }),
      ({ id, discount, active }) => {
        vending.setCatalogue(({ airtime }) => {
          const network = airtime.find((candidate) => candidate.id === id);
          if (!network) return;
          if (discount !== undefined) network.apiSellerDiscount = discount;
          if (active !== undefined) network.active = active;
        });
      },
    ),
    release: action(z.object({ count: z.number().int().min(1).optional() }), ({ count }) => {
      vending.webhooks.release(count);
    }),
    redeliver: action(z.object({ index: z.number().int().min(0) }), ({ index }) => {
      // Not awaited: the page sees the attempt in the log at once, and its end when it ends.
      void vending.webhooks.redeliver(index);
    }),
  };
}
