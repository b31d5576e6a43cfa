import { existsSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";

/** One move of a sale in the shop's own journal. */
interface JournalEntry {
  readonly at: number;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly source: string;
  readonly kobo: number | null;
}

/** A sale as the shop has it: in whose chat its card stands, and what its journal says, oldest first. */
export interface BookedSale {
  readonly key: number;
  readonly reference: string;
  readonly person: number;
  /** The message that is its card; null while there is none. */
  readonly card: number | null;
  readonly journal: readonly JournalEntry[];
}

type SaleRow = Omit<BookedSale, "journal"> & { id: string };

const newest = `SELECT rowid AS key, id, reference, user_id AS person, card_message_id AS card FROM purchase
  WHERE confirmed_at >= ? ORDER BY confirmed_at DESC, id DESC LIMIT ?`;
const moves = `SELECT at, kind, from_state AS "from", to_state AS "to", source, kobo FROM journal
  WHERE purchase_id = ? ORDER BY at, id`;

/** `since` is when the demo began, in epoch milliseconds: what was sold before is not shown. */
export function createShopBook(path: string, since: number) {
  let database: SqliteDatabase.Database | null = null;

  /** Lets go of the file, which is about to be another one. */
  const close = () => {
    database?.close();
    database = null;
  };
  const read = (most: number): BookedSale[] => {
    database ??= new SqliteDatabase(path, { readonly: true, fileMustExist: true });
    const rows = database.prepare<[number, number], SaleRow>(newest).all(since, most);
    const journal = database.prepare<[string], JournalEntry>(moves);
    return rows.map(({ id, ...sale }) => ({ ...sale, journal: journal.all(id) }));
  };

  return {
    /** The newest sales that somebody has confirmed in the demo, newest first. Nothing while there is no book. */
    sales(most: number): readonly BookedSale[] {
      if (!existsSync(path)) return [];
      try {
        return read(most);
      } catch {
        // The shop is still making its tables, or the file is being put in place.
        close();
        return [];
      }
    },
    close,
    [Symbol.dispose]: close,
  };
}

/** The shop's own book, read from beside: nothing is ever written, and no code of the shop reads it. */
export type ShopBook = ReturnType<typeof createShopBook>;
