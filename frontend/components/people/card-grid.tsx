import { type ReactNode, useEffect, useRef } from 'react';
import { QUIET_BUTTON } from '../ui/button-link';

/** Two beside each other, from 768 px on three; one below the other where large text leaves a card too little room. */
export const CARD_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,50%-6px)),1fr))] gap-[12px] ' +
  'md:grid-cols-[repeat(auto-fill,minmax(min(100%,max(9rem,(100%-24px)/3)),1fr))] ' +
  'lg:grid-cols-[repeat(auto-fill,minmax(min(100%,max(9rem,(100%-40px)/3)),1fr))] lg:gap-[20px]';
/** As many as the first screen of a large window shows. */
const BONES = 9;
/** The number of cards requested before anybody scrolls. */
export const FIRST_CARDS = 4;

interface Props {
  readonly texts: { readonly more: string; readonly moreFailed: string };
  readonly how: 'idle' | 'loading' | 'failed';
  readonly onMore: () => void;
}

/** Presses itself when it comes near, unless the last try failed. */
export function MoreCards({ texts, how, onMore }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (how !== 'idle' || button.current === null) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) onMore();
      },
      { rootMargin: '600px 0px' },
    );
    watch.observe(button.current);
    return () => {
      watch.disconnect();
    };
  }, [how, onMore]);
  return (
    <div className="mt-8 grid justify-items-center gap-3">
      <p role="status" className="empty:hidden">
        {how === 'failed' && texts.moreFailed}
      </p>
      <button
        ref={button}
        type="button"
        className={QUIET_BUTTON}
        aria-disabled={how === 'loading'}
        onClick={() => {
          if (how !== 'loading') onMore();
        }}
      >
        {texts.more}
      </button>
    </div>
  );
}

interface BonesProps {
  /** In the place of the first card. */
  readonly first?: ReactNode;
}

/** In the size of what will stand there. */
export function CardBones({ first }: BonesProps) {
  return (
    <div className={CARD_GRID} aria-hidden="true">
      {Array.from({ length: BONES }, (_, at) => (
        <div key={at} className="relative">
          <div className="aspect-[4/5] rounded-box bg-surface-3 motion-safe:animate-pulse" />
          {at === 0 && first}
        </div>
      ))}
    </div>
  );
}
