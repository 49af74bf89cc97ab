import { type AttemptStatus, isAlive } from '../books/transitions';

interface Attempt {
  readonly status: AttemptStatus;
  readonly method: string | null;
  /** Whether it is collected by a mandate, so that the payer has nothing more to do. */
  readonly isCollected: boolean;
}

/**
 * Whether the bank may have been asked for the money: from there on nothing but the provider ends it. On a provider's page
 * that is so once the payer has agreed.
 */
export const isDebitUnderWay = ({ status, method, isCollected }: Attempt): boolean =>
  method === 'sepa_debit' && (status === 'pending' || (isCollected && isAlive(status)));
