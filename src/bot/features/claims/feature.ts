import { claimButtons } from "../../callbacks/claims.ts";
import { Feature } from "../../feature.ts";
import { askEnd, end, sendPacks, showClaim, showClaims } from "./claims.ts";

/** What the service owes the shop: a list, a claim with its proof, all packs as a file. */
export const claims = new Feature()
  .sellerLeaving(claimButtons.list, showClaims)
  .seller(claimButtons.show, showClaim)
  .seller(claimButtons.file, sendPacks)
  .seller(claimButtons.ask, askEnd)
  .seller(claimButtons.end, end);
