import { type BooksFault } from '../books-check';

export const LEDGER_CHECK_STATES = ['asked', 'running', 'done'] as const;
export type LedgerCheckState = (typeof LEDGER_CHECK_STATES)[number];

export interface WrongBalanceRow {
  readonly member: number;
  readonly balance: number;
  /** The sum of its entries. */
  readonly entries: number;
}

export interface WrongOrderRow {
  readonly order: number;
  readonly faults: readonly BooksFault[];
}

/** The result of a check. Its lists hold the first faults only. */
export interface RunResult {
  readonly accounts: number;
  readonly orders: number;
  readonly wrongBalances: readonly WrongBalanceRow[];
  readonly wrongOrders: readonly WrongOrderRow[];
}

export interface LedgerCheckRun extends RunResult {
  readonly tenant: number;
  readonly state: LedgerCheckState;
  readonly askedAt: Date;
  readonly endedAt: Date | null;
}
