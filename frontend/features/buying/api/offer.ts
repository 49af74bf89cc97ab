import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';
import { tellCredits } from '../../../lib/member';

export type Offer = components['schemas']['OfferResponse'];
export type Package = components['schemas']['OfferedPackage'];
export type Method = Package['methods'][number];

export const OFFER = '/api/payments/offer';

/** What can be bought at this moment, and how. */
export async function getOffer(signal: AbortSignal): Promise<Answer<Offer>> {
  const answer = await call('GET', OFFER, { signal });
  if (answer.state === 'done' && !signal.aborted) tellCredits(answer.value.credits);
  return answer;
}
