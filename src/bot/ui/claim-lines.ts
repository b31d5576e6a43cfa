import type { ClaimInState } from "../../claims/claims.queries.ts";
import { whyOwed } from "../../claims/claims.ts";
import { formatNaira } from "../../core/money.ts";
import type { Times } from "./format.ts";
import type { Html, Say } from "./text.ts";

/** The service's debt for a sale, since when, and how that ended. */
export function claimLine({ say, times }: { say: Say; times: Times }, claim: ClaimInState): Html {
  const { kobo, opened_at, closed_at, closed_as } = claim;
  return say.html("claim-line", {
    why: say.plain(`claim-${whyOwed(claim)}`),
    owed: formatNaira(kobo),
    time: times.moment(closed_at ?? opened_at),
    end: closed_as ?? "none",
  });
}
