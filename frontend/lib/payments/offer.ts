import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call';
import { type Answer } from '../api/problem';
import { type components } from '../api/schema';
import { answered } from '../api/query-answer';
import { useAnswer } from '../api/use-answer';
import { tellCredits } from '../member';
import { chosenDiscount, useChosenDiscount } from './chosen-discount';

export type OfferedDiscount = components['schemas']['OfferedDiscount'];
export type Package = components['schemas']['OfferedPackage'];
export type Method = Package['methods'][number];

export interface Offer extends Readonly<components['schemas']['OfferResponse']> {
  /** By the page’s own clock, which nobody sets: `performance.now()`. */
  readonly askedAt: number;
}

const OFFER = '/api/payments/offer';

/** The key of every offer; with a code that of the offer with this discount. */
export const OFFERS = [OFFER] as const;
export const offerKey = (code: string | undefined) => [OFFER, code ?? null] as const;

/** The packages that can be bought now, and how; without a code at the price of the active discount. */
export async function getOffer(code: string | undefined, signal?: AbortSignal): Promise<Answer<Offer>> {
  const askedAt = performance.now();
  const params = { query: code === undefined ? {} : { code } };
  const answer = await call('GET', OFFER, { params, ...(signal && { signal }) });
  if (answer.state !== 'done') return answer;
  if (signal?.aborted !== true) tellCredits(answer.value.credits);
  return { ...answer, value: { ...answer.value, askedAt } };
}

/** The offer with the discount that is chosen on this page. */
export function useOffer() {
  const code = useChosenDiscount();
  return useAnswer(offerKey(code), (signal) => getOffer(code, signal));
}

/** Asks for the offer anew where the page shows what is not true any more; undefined where nobody answers. */
export function useFreshOffer(): () => Promise<Offer | undefined> {
  const client = useQueryClient();
  return async () => {
    const code = chosenDiscount();
    await client.invalidateQueries({ queryKey: OFFERS, refetchType: 'none' });
    return client
      .query({ queryKey: offerKey(code), queryFn: ({ signal }) => answered(getOffer(code, signal)), staleTime: 0 })
      .catch(() => undefined);
  };
}

/** When a discount ends, by the page’s own clock. Reckoned from before the question, so that it never ends later here. */
export const endOf = ({ expires, now }: OfferedDiscount, { askedAt }: Pick<Offer, 'askedAt'>): number =>
  askedAt + Date.parse(expires) - Date.parse(now);
