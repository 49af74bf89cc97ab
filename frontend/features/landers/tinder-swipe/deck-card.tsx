import { type ReactNode } from 'react';
import { CARDS, type CardName } from './deck-meaning';
import { type useGrip } from '../../../components/deck/use-grip';

const GROUNDS = ['deck-primary', 'deck-plain', 'deck-secondary'] as const;

interface Props {
  readonly name: CardName;
  readonly text: string;
  readonly mark: ReactNode;
  /** 0 on top; -1 while it flies. */
  readonly depth: number;
  readonly place: string | undefined;
  readonly yes: string;
  readonly no: string;
  readonly grip: ReturnType<typeof useGrip> | undefined;
}

/** Large enough to be taken by hand: a drawing that runs off its corner, and one statement. */
export function DeckCard({ name, text, mark, depth, place, yes, no, grip }: Props) {
  return (
    <article
      data-card={name}
      data-depth={depth}
      aria-hidden={depth === 0 ? undefined : true}
      className={`deck-card ${GROUNDS[CARDS.indexOf(name) % GROUNDS.length] ?? ''}`}
      {...grip}
    >
      <div className="deck-face">
        <div className="deck-mark" aria-hidden="true">
          {mark}
        </div>
        <p className="deck-stamp deck-yes" aria-hidden="true">
          {yes}
        </p>
        <p className="deck-stamp deck-no" aria-hidden="true">
          {no}
        </p>
        <div className="deck-words mt-auto">
          <p className="mb-2 text-caption text-text">{place ?? ' '}</p>
          <p className="font-display text-heading [font-weight:var(--display-weight)] tracking-[var(--display-tracking)] text-balance text-text-strong">
            {text}
          </p>
        </div>
      </div>
    </article>
  );
}
