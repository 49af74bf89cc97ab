import { Fragment } from 'react';
import { CARD_GRID, FIRST_CARDS, MoreCards } from '../../../components/people/card-grid';
import { BUTTON } from '../../../components/ui/button-link';
import { type Card } from '../../../components/people/card';
import { useBlockedHere } from '../../../lib/blocked';
import { FinderCard, useFinderOffer } from './finder-card';
import { type Found } from './found';
import { MemberCard } from '../../../components/people/member-card';
import { type SearchTexts } from './search-texts';

interface Props {
  readonly texts: SearchTexts;
  readonly found: Found;
  readonly how: 'idle' | 'loading' | 'failed';
  readonly isMember: boolean;
  readonly onMore: () => void;
  /** The one useful thing where nobody was found. */
  readonly onReset: (() => void) | undefined;
  /** The words that say what to do about it. */
  readonly emptyText: string;
}

/** The people before whom the match finder is offered: whole rows, of two and of three. */
const BEFORE_FINDER = 6;

export function Results({ texts, found, how, isMember, onMore, onReset, emptyText }: Props) {
  const blocked = useBlockedHere();
  const visible = (all: readonly Card[]): readonly Card[] => all.filter(({ id }) => !blocked.has(id));
  const [members, similar, next] = [visible(found.members), found.similar && visible(found.similar), found.next];
  const finder = useFinderOffer(isMember && texts.finder !== null);
  const cards = (all: readonly Card[], first: number) => (
    <ul className={CARD_GRID}>
      {all.map((card, at) => (
        <Fragment key={card.id}>
          <li>
            <MemberCard texts={texts.card} card={card} isMember={isMember} isFirst={at < first} />
          </li>
          {at === BEFORE_FINDER - 1 && all === members && finder.isShown && texts.finder && (
            <li className="col-span-full">
              <FinderCard texts={texts.finder} close={texts.close} onClose={finder.putAway} />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  );
  return (
    <>
      {members.length > 0 && cards(members, FIRST_CARDS)}
      {members.length === 0 && next === null && (
        <div className="grid justify-items-start gap-4 py-6">
          <h2 className="text-title">{texts.emptyTitle}</h2>
          <p className="max-w-[46ch]">{emptyText}</p>
          {onReset && (
            <button type="button" className={BUTTON} onClick={onReset}>
              {texts.reset}
            </button>
          )}
        </div>
      )}
      {next !== null && <MoreCards texts={texts} how={how} onMore={onMore} />}
      {similar !== null && similar.length > 0 && (
        <section className="mt-10">
          <h2 className="text-title">{texts.similarTitle}</h2>
          <p className="mt-1 mb-5 text-text-muted">{texts.similarText}</p>
          {cards(similar, members.length === 0 ? FIRST_CARDS : 0)}
        </section>
      )}
    </>
  );
}
