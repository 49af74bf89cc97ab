'use client';

import { useLayoutEffect, useRef } from 'react';
import { PLACEHOLDER } from '../../components/people/placeholder';
import { placeOf } from '../../components/people/place';
import { showEarlyPhoto } from '../../lib/early-photo';
import { useMemberAtOnce } from '../../lib/member';
import { DeckButtons } from './deck-buttons';
import { DeckPanel } from './deck-panel';
import { DeckStatus } from './deck-status';
import { type Card } from './game/choices';
import { type GameState } from './game/game';
import { SwipeCard } from './swipe-card';
import { type SwipeTexts } from './swipe-texts';
import { useGame } from './use-game';

interface Props {
  readonly texts: SwipeTexts;
}

/** The deck stands there before it is known whose it is. */
export function SwipeDeck({ texts }: Props) {
  const member = useMemberAtOnce();
  if (!member || member.status === 'not_confirmed')
    return (
      <>
        <div className="swipe-stage">
          <DeckPanel texts={texts} phase={member ? 'unconfirmed' : 'dealing'} retry={none} />
        </div>
        <div className="swipe-status min-h-11" />
        <div className="swipe-buttons">
          <DeckButtons texts={texts} isOpen={false} canUndo={false} likesFrom={undefined} answer={none} undo={none} />
        </div>
      </>
    );
  return <Playing key={member.profile.id} texts={texts} member={member.profile.id} />;
}

const none = (): void => undefined;

function Playing({ texts, member }: Props & { readonly member: number }) {
  const stage = useRef<HTMLDivElement>(null);
  const { state, drawn, depthOf, answer, undo, retry, grip } = useGame(member, stage);
  // The place that it was shown in has gone with the page before the member was known.
  useLayoutEffect(showEarlyPhoto, []);
  const [top] = state.hand.cards;
  const isOpen = top !== undefined && state.phase !== 'unconfirmed';
  return (
    <>
      <div ref={stage} className="swipe-stage">
        {!isOpen && <DeckPanel texts={texts} phase={state.phase} retry={retry} />}
        {(isOpen ? drawn : drawn.filter((card) => depthOf(card) < 0)).toReversed().map((card) => (
          <SwipeCard
            key={card.id}
            texts={texts}
            card={card}
            depth={depthOf(card)}
            grip={card === top ? grip : undefined}
          />
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {isOpen && told(top, texts)}
      </p>
      <div className="swipe-status">
        <DeckStatus texts={texts} state={state} retry={retry} />
      </div>
      <div className="swipe-buttons">
        <DeckButtons
          texts={texts}
          isOpen={isOpen}
          canUndo={canUndo(state)}
          likesFrom={state.likesFrom}
          answer={answer}
          undo={undo}
        />
      </div>
    </>
  );
}

const canUndo = ({ hand, phase }: GameState): boolean => hand.decided.length > 0 && phase !== 'unconfirmed';

/** Each new card, for whoever does not see it. */
function told(card: Card, { card: texts }: SwipeTexts): string {
  const nameAge = texts.nameAge.replace(PLACEHOLDER.name, card.name).replace(PLACEHOLDER.age, String(card.age));
  return [nameAge, placeOf(card, texts.locale), card.fictional && texts.fictional]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('. ');
}
