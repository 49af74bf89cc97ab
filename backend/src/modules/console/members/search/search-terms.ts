import { GREATEST_ID } from '../../../../platform/http';

/** Reads from the form of a search term what it means. */
export type SearchTerm =
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'complaint'; readonly reference: string }
  | { readonly by: 'number'; readonly number: number }
  | { readonly by: 'receipt'; readonly receipt: string }
  | { readonly by: 'payment'; readonly payment: string }
  | { readonly by: 'name'; readonly prefix: string };

const COMPLAINT = /^c-[0-9a-z]{12}$/i;
const NUMBER = /^[1-9]\d{0,9}$/;
const RECEIPT = /^20\d\d-\d{6,10}$/;
// As providers name payments: tr_7UhSN1zuXS, pi_3MtwBwLkdIwHu7ix. No name has an underline.
const PAYMENT = /^[a-z]{2,5}_[a-z0-9]{6,90}$/i;

/** An address, a number or a reference is looked for as a whole; anything else is how a name begins. */
export function searchTermOf(text: string): SearchTerm {
  const term = text.trim();
  if (term.includes('@')) return { by: 'email', email: term };
  if (COMPLAINT.test(term)) return { by: 'complaint', reference: term.toUpperCase() };
  if (NUMBER.test(term) && Number(term) <= GREATEST_ID) return { by: 'number', number: Number(term) };
  if (RECEIPT.test(term)) return { by: 'receipt', receipt: term };
  if (PAYMENT.test(term)) return { by: 'payment', payment: term };
  return { by: 'name', prefix: term };
}
