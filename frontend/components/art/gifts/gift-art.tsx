import { GIFT_DRAWINGS, type Gift } from './gift-drawings';

export type { Gift };
export const GIFT_IDS = Object.keys(GIFT_DRAWINGS) as readonly Gift[];

/** A gift, filling its frame. Which one it is, is said beside it. */
export function GiftArt({ gift }: { readonly gift: Gift }) {
  return (
    <svg viewBox="0 0 96 96" className="size-full" aria-hidden="true" focusable="false">
      {GIFT_DRAWINGS[gift]}
    </svg>
  );
}
