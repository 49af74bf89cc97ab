import { BEGIN_NOW_CONSENT } from '../../../../contract/payments/consent';
import { MANDATE_TEXT } from '../../../../contract/payments/mandate-text';
import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';
import { type Order } from './orders';

export type DebitOffer = components['schemas']['DebitOfferResponse'];
export type SentCode = components['schemas']['SentCodeResponse'];
type Debit = components['schemas']['PayByDebitRequest'];
/** The payer has ticked both boxes. */
export type DebitWish = Omit<Debit, 'authorisation' | 'begin_now'>;

export const DEBITS = '/api/payments/direct-debit';

/** @param code of the discount, if there is one. */
export const getDebitOffer = (id: string, code: string | undefined, signal: AbortSignal): Promise<Answer<DebitOffer>> =>
  call('GET', DEBITS, { params: { query: { package: id, ...(code !== undefined && { code }) } }, signal });

export const sendCode = (phone: string): Promise<Answer<SentCode>> =>
  call('POST', '/api/payments/direct-debit/code', { body: { phone } });

export const payByDebit = (wish: DebitWish): Promise<Answer<Order>> =>
  call('POST', DEBITS, { body: { ...wish, authorisation: MANDATE_TEXT, begin_now: BEGIN_NOW_CONSENT } });
