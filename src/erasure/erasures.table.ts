/** An account whose data is to be deleted as soon as nothing of it is open any more. */
export interface ErasureTable {
  account_id: string;
  /** The Telegram user who asked for it and gets the answer. */
  user_id: number;
  asked_at: number;
}

declare module "../db/database.ts" {
  interface Tables {
    erasure: ErasureTable;
  }
}
