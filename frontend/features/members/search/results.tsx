import { useEffect, useRef } from 'react';
import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { type Card } from '../../../components/people/card';
import { type Found } from './found';
import { MemberCard } from '../../../components/people/member-card';
import { type SearchTexts } from './search-texts';

const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-3 lg:gap-5';
/** As many as the first screen of a large window shows. */
const BONES = 9;
/** So many are asked for before anybody scrolls. */
const FIRST = 4;

interface Props {
  readonly texts: SearchTexts;
  readonly found: Found;
  readonly how: 'idle' | 'loading' | 'failed';
  readonly isMember: boolean;
  readonly onMore: () => void;
  /** The one useful thing where nobody was found. */
  readonly onReset: (() => void) | undefined;
}

export function Results({ texts, found, how, isMember, onMore, onReset }: Props) {
  const { members, similar, next } = found;
  const cards = (all: readonly Card[], first: number) => (
    <ul className={GRID}>
      {all.map((card, at) => (
        <li key={card.id}>
          <MemberCard texts={texts.card} card={card} isMember={isMember} isFirst={at < first} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {members.length > 0 && cards(members, FIRST)}
      {members.length === 0 && next === null && (
        <div className="grid justify-items-start gap-4 py-6">
          <h2 className="text-title">{texts.emptyTitle}</h2>
          <p className="max-w-[46ch]">{texts.emptyText}</p>
          {onReset && (
            <button type="button" className={BUTTON} onClick={onReset}>
              {texts.reset}
            </button>
          )}
        </div>
      )}
      {next !== null && <More texts={texts} how={how} onMore={onMore} />}
      {similar !== null && similar.length > 0 && (
        <section className="mt-10">
          <h2 className="text-title">{texts.similarTitle}</h2>
          <p className="mt-1 mb-5 text-text-muted">{texts.similarText}</p>
          {cards(similar, members.length === 0 ? FIRST : 0)}
        </section>
      )}
    </>
  );
}

/** Presses itself when it comes near, unless the last try failed. */
function More({ texts, how, onMore }: Pick<Props, 'texts' | 'how' | 'onMore'>) {
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

/** In the size of what will stand there. */
export function Bones() {
  return (
    <div className={GRID} aria-hidden="true">
      {Array.from({ length: BONES }, (_, at) => (
        <div key={at} className="aspect-[4/5] rounded-box bg-surface-3 motion-safe:animate-pulse" />
      ))}
    </div>
  );
}
