/** A sale of the model, in kobo: what is owed of it, what of its price is in hand, and what was let go. */
export interface ModelSale {
  id: string;
  person: string;
  mode: "live" | "sandbox";
  price: number;
  since: number;
  /** Who owes it, or owed it. */
  debtor: string | null;
  left: number;
  paid: number;
  forgiven: number;
  isStanding: boolean;
  /** The money was given back, and nobody has said since how it was paid. */
  isGivenBack: boolean;
  /** The money that was given back last. */
  given: number;
}

/** Who owes what, added up sale by sale with nothing kept beside. */
export class DebtModel {
  readonly sales: ModelSale[] = [];

  open(person: string, mode: string): ModelSale[] {
    return this.sales
      .filter((sale) => sale.debtor === person && sale.mode === mode && sale.isStanding && sale.left > 0)
      .sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
  }

  owed(person: string, mode: string): number {
    return this.open(person, mode).reduce((sum, { left }) => sum + left, 0);
  }

  /** The total that is still to be given back, less the money given back of sales that stand again. */
  toGiveBack(): number {
    const backOf = ({ isStanding, isGivenBack, paid, given }: ModelSale) =>
      isStanding ? (isGivenBack ? -given : 0) : paid;
    return this.sales.reduce((sum, sale) => sum + backOf(sale), 0);
  }

  salePayment(sale: ModelSale, owed: number): void {
    if (!sale.isStanding) return;
    // The word that a sale is paid takes back that it was written off.
    const isRevived = owed === 0 && sale.forgiven > 0;
    if (isRevived) sale.forgiven = 0;
    const left = Math.min(owed, sale.price - sale.forgiven);
    if (left !== sale.left) sale.debtor ??= sale.person;
    if (left !== sale.left || sale.isGivenBack || isRevived) sale.paid = sale.price - sale.forgiven - left;
    sale.left = left;
    sale.isGivenBack = false;
  }

  /** Takes so much off, the oldest first; more than is owed is not taken. */
  cover(person: string, mode: string, kobo: number, how: "paid" | "forgiven"): void {
    if (kobo > this.owed(person, mode)) return;
    let rest = kobo;
    for (const sale of this.open(person, mode)) {
      const part = Math.min(rest, sale.left);
      sale.left -= part;
      sale[how] += part;
      rest -= part;
    }
  }

  takeBack(sale: ModelSale): void {
    sale.isStanding = false;
  }

  /** The refund becomes a debt of the last debtor again; without one, nobody owes it. */
  standAgain(sale: ModelSale): void {
    sale.isStanding = true;
    if (!sale.isGivenBack || sale.debtor === null) return;
    sale.left = sale.price - sale.forgiven;
    sale.isGivenBack = false;
  }

  giveBack(sale: ModelSale): void {
    if (sale.isStanding || sale.paid === 0) return;
    sale.given = sale.paid;
    sale.paid = 0;
    sale.isGivenBack = true;
  }
}
