'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { CARDS, meaningOf } from './deck-meaning';
import { DeckButtons } from './deck-buttons';
import { DeckCard } from './deck-card';
import { type DeckTexts } from './deck-texts';
import { useDeck } from './use-deck';

interface Props {
  readonly texts: DeckTexts;
  /** Drawings for the cards, taken in turn. */
  readonly marks: readonly ReactNode[];
  /** The way on, below the last sentence. */
  readonly children: ReactNode;
}

/** Six statements, answered by hand, button or key; then one sentence about the answers. Nothing leaves the browser. */
export function Deck({ texts, marks, children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLHeadingElement>(null);
  const { answers, drawn, top, depthOf, answer, undo, restart, grip } = useDeck(stage);
  const done = top === undefined;
  useEffect(() => {
    if (done) end.current?.focus({ preventScroll: true });
  }, [done]);
  const place = texts.place.replace('{n}', String(Math.min(answers.length + 1, CARDS.length)));

  return (
    <section aria-label={texts.region} className="needs-script flex w-full flex-col items-center gap-5">
      <div
        ref={stage}
        className={`relative w-full max-w-[21rem] lg:max-w-[24rem] ${done ? 'min-h-0' : 'h-[clamp(19rem,calc(100svh-20.5rem),28rem)] lg:h-[min(31rem,calc(100svh-15rem))]'}`}
      >
        {[...drawn].reverse().map((name) => (
          <DeckCard
            key={name}
            name={name}
            text={texts.cards[name]}
            mark={marks[CARDS.indexOf(name) % marks.length]}
            depth={depthOf(name)}
            place={name === top ? place : undefined}
            yes={texts.yes}
            no={texts.no}
            grip={name === top ? grip : undefined}
          />
        ))}
        {done && (
          <div className="flex flex-col gap-6 rounded-box border border-hairline bg-surface-2 p-6 text-start sm:p-8">
            <div>
              <h2 ref={end} tabIndex={-1} className="mb-3 text-caption font-semibold text-primary-text outline-none">
                {texts.end}
              </h2>
              <p className="font-display text-title [font-weight:var(--display-weight)] text-text-strong">
                {texts.meanings[meaningOf(answers)]}
              </p>
            </div>
            {children}
          </div>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {top !== undefined && answers.length > 0 && `${place}: ${texts.cards[top]}`}
      </p>
      <DeckButtons
        texts={texts}
        done={done}
        first={answers.length === 0}
        answer={answer}
        undo={undo}
        restart={restart}
      />
    </section>
  );
}
