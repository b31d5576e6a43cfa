/** Tables of what follows an outage of the service, or the loss of the database. Times are epoch milliseconds. */

/** A user who could not sell because the service answered nobody: to be told when it does. */
export interface TurnedAwayTable {
  user_id: number;
  at: number;
}

/** A reference that the service is still to be asked about before its account sells again after a restore. */
export interface RestoreCheckTable {
  account_id: string;
  reference: string;
  /** 1: no sale of the restored book has it; it is known from a signed webhook alone. */
  is_orphan: number;
  /** How often the service said that it has no such record. */
  misses: number;
  due_at: number;
}
