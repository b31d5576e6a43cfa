import { formatNaira } from "../../../core/money.ts";
import { readPhone } from "../../../core/phone.ts";
import { findCustomerNumber } from "../../../customers/people.queries.ts";
import { sumDebts } from "../../../debts/debts.queries.ts";
import { type NumberKind, type ServiceType, usuallySoldTo } from "../../../services/services.ts";
import { debtButtons } from "../../callbacks/debts.ts";
import { saleButtons } from "../../callbacks/sales.ts";
import type { SellerContext } from "../../shop.ts";
import { nameService } from "../../ui/format.ts";
import { type Button, button, inRows } from "../../ui/screen.ts";

interface Numbered {
  kind: NumberKind;
  number: string;
}

const maxNumbers = 3;
const tailLength = 4;

/** Buttons for a line that is only a number: the services for it, and its customer's debt. */
export async function waysToNumber(ctx: SellerContext, number: string): Promise<Button[][]> {
  const { shop, seller } = ctx;
  const known = await findCustomerNumber(shop.store.db, seller.account.id, number);
  const kinds: readonly NumberKind[] = known
    ? [known.kind]
    : readPhone(number) !== null
      ? ["phone"]
      : ["meter", "smartcard"];
  return waysTo(
    ctx,
    known?.person_id ?? null,
    kinds.map((kind) => ({ kind, number })),
  );
}

/** The same for a customer who is named. */
export async function waysTo(
  { say, shop, seller }: SellerContext,
  personId: string | null,
  numbers: readonly Numbered[],
): Promise<Button[][]> {
  const isOneOfSeveral = new Set(numbers.map(({ number }) => number)).size > 1;
  const sells = numbers.slice(0, maxNumbers).flatMap(({ kind, number }) =>
    usuallySoldTo(kind).map((type: ServiceType): Button => {
      const { icon, name: service } = nameService(say, type);
      const tail = isOneOfSeveral ? number.slice(-tailLength) : "none";
      const data = saleButtons.startToNumber({ service: type, digits: number });
      return button(say, ["button-sell-to", { icon, service, tail }], data);
    }),
  );
  const { id: accountId, mode } = seller.account;
  const owes: Button[] = [];
  if (personId !== null) {
    const { owedKobo } = await sumDebts(shop.store.db, { accountId, mode, ids: [personId] });
    const words = { owed: formatNaira(owedKobo) };
    if (owedKobo > 0) owes.push(button(say, ["button-debtor", words], debtButtons.debtor({ person: personId })));
  }
  return [...inRows(sells), owes].filter((row) => row.length > 0);
}
