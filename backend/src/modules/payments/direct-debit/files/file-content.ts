import { createHash } from 'node:crypto';
import { type DataKeys } from '../../../../platform/data-keys';
import { bankAccountIn, endToEndId } from '../../../../platform/payments';
import { openProof } from '../mandates/mandate-proof';
import { type DebitFileContent, type FiledDebit } from './pain-008';

/** A debit with the mandate that it is collected by, as rows have them. */
export interface SignedDebit {
  readonly attempt: string;
  /** In cents. */
  readonly amount: number;
  readonly mandate: string;
  readonly reference: string;
  readonly creditorId: string;
  readonly proof: Buffer;
  /** `YYYY-MM-DD` */
  readonly signedOn: string;
  readonly isFirst: boolean;
}

/** @param apiKey of the bank's account. */
export function contentOf(
  keys: DataKeys,
  file: Omit<DebitFileContent, 'creditor' | 'debits'>,
  apiKey: string,
  debits: readonly SignedDebit[],
): DebitFileContent {
  return { ...file, creditor: bankAccountIn(apiKey), debits: debits.map((debit) => filedDebit(keys, debit)) };
}

function filedDebit(keys: DataKeys, debit: SignedDebit): FiledDebit {
  const { attempt, amount, mandate, reference, creditorId, proof, signedOn, isFirst } = debit;
  const { holder, iban } = openProof(keys, mandate, proof);
  return { endToEndId: endToEndId(attempt), amount, creditorId, isFirst, reference, signedOn, holder, iban };
}

export const hashOf = (xml: string): Buffer => createHash('sha256').update(xml).digest();
