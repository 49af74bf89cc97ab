import { type components } from '../../../lib/api/schema';
import { Drawing } from '../drawing';
import { GIFTS } from './drawings';

export type Gift = components['schemas']['GiftName'];

/** In the order in which they are offered. */
export const GIFT_IDS: readonly Gift[] = [
  ...(['rose', 'bouquet', 'love_letter', 'chocolates', 'coffee', 'cocktail'] as const),
  ...(['cake', 'ice_cream', 'balloons', 'teddy_bear', 'star', 'song'] as const),
];

/** A gift, filling its frame. Which one it is, is said beside it. */
export const GiftArt = ({ gift, className }: { readonly gift: Gift; readonly className: string }) => (
  <Drawing svg={GIFTS[gift]} size="size-full" className={className} frame="span" />
);
