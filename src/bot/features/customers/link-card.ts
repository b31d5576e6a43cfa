import type { Complaint } from "../../../claims/complaints.queries.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { customerButtons } from "../../callbacks/customers.ts";
import { historyButtons } from "../../callbacks/history.ts";
import { saleButtons } from "../../callbacks/sales.ts";
import { formatBeneficiary, readBeneficiary, toWhomLine } from "../../ui/format.ts";
import { button, type Content } from "../../ui/screen.ts";
import { lines, paragraphs, type Say } from "../../ui/text.ts";

/** To the owners: who has opened a link, and the way to the customer, from whom it can be taken again. */
export function renderOpened(
  say: Say,
  { purchase, name, who }: { purchase: Purchase; name: string | null; who: string | null },
): Content {
  const beneficiary = formatBeneficiary(purchase.service_type, purchase.beneficiary);
  const data = customerButtons.ofSale({ sale: purchase.id });
  return {
    html: paragraphs(
      purchase.mode === "sandbox" && say.html("card-sandbox"),
      say.html("customer-link-opened", {
        who: who ?? say.plain("customer-someone"),
        customer: readBeneficiary(say, purchase, name),
      }),
    ),
    buttons: [[{ text: say.plain("button-person", { name: name ?? beneficiary }), data }]],
  };
}

/** To the shop: what a customer says is wrong with a sale. */
export function renderCustomerComplaint(
  say: Say,
  { purchase, name, complaint }: { purchase: Purchase; name: string | null; complaint: Pick<Complaint, "reason"> },
): Content {
  const { id: sale } = purchase;
  return {
    html: paragraphs(
      purchase.mode === "sandbox" && say.html("card-sandbox"),
      lines(
        say.html("trouble-told", { reason: say.plain(`complaint-${complaint.reason}`) }),
        toWhomLine(say, purchase, name),
      ),
      say.html("trouble-how"),
    ),
    buttons: [
      [
        button(say, "button-open-sale", saleButtons.open({ sale })),
        button(say, "button-complaint-open", historyButtons.complaint({ sale })),
      ],
    ],
  };
}
