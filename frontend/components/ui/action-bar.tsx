import { type ReactNode } from 'react';

/** On the screen, also over the lower edge of what scrolls: above the member's bar and above a keyboard. As wide as a phone. */
const PAGE =
  'sticky bottom-(--keyboard) z-20 flex flex-wrap items-center gap-2 bg-surface-1 pt-1 pb-[max(12px,env(safe-area-inset-bottom))] ' +
  'member:max-lg:bottom-[max(var(--bar-height),var(--keyboard))] member:max-lg:pb-[8px] max-sm:-mx-(--gutter) max-sm:px-(--gutter) max-[22rem]:px-[12px] ' +
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4 before:bg-linear-to-t before:from-surface-1 ' +
  'max-sm:[&>:is(a,button)]:px-[min(16px,3vw)]';

const PLACES = {
  page: PAGE,
  /** Last in a page that is as high as the screen. */
  foot: 'shrink-0 border-t border-hairline bg-surface-1 px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]',
  /** Below a deck of cards, which gives way to it. */
  deck: 'flex flex-wrap justify-center gap-2 sm:gap-3',
  // A sticky element stays within the padding of its scroll container, hence the offsets.
  sheet:
    '-mx-6 -mb-6 flex flex-wrap items-center gap-2 border-t border-hairline bg-surface-1 px-6 pt-4 pb-6 md:-mx-8 md:-mb-8 md:px-8 md:pb-8 ' +
    '-bottom-6 md:-bottom-8 [@media(min-height:24rem)]:sticky',
} as const;

interface Props {
  readonly place: keyof typeof PLACES;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The main actions of a page, under the thumb. It breaks between its buttons where they do not fit beside one another, never
 * within their words; labels are verbs, and names stand in the accessible name alone.
 */
export function ActionBar({ place, className = '', children }: Props) {
  return (
    <div data-actions className={`${PLACES[place]} ${className}`}>
      {children}
    </div>
  );
}
