'use client';

import { useState } from 'react';
import { type Answer } from '../../lib/api/problem';
import { AppealForm } from './appeal-form';
import { DATE, type DecisionTexts, dayOf } from './decision-texts';

interface Props<Appealed> {
  readonly texts: DecisionTexts;
  /** Names the form among those of the page. */
  readonly id: number | string;
  readonly appeal: {
    readonly text: string;
    readonly outcome: 'upheld' | 'reversed' | null;
    readonly answer?: string | null;
  } | null;
  readonly until: string;
  readonly send: (text: string) => Promise<Answer<Appealed>>;
  readonly onSent: (appealed: Appealed) => void;
}

/** The appeal and its answer, or the form for one while there is time; and the ways beside it, as article 17 of Regulation (EU) 2022/2065 asks. */
export function Appeal<Appealed>({ texts, id, appeal, until, send, onSent }: Props<Appealed>) {
  const [isLate] = useState(() => new Date(until) < new Date());
  if (appeal !== null)
    return (
      <>
        <Quoted title={texts.yourAppeal} text={appeal.text} />
        <p role="status" className="font-semibold text-text-strong">
          {appeal.outcome === null ? texts.appealWaits : texts.outcomes[appeal.outcome]}
        </p>
        {typeof appeal.answer === 'string' && <Quoted title={texts.note} text={appeal.answer} />}
        {appeal.outcome !== 'reversed' && <p>{texts.redress}</p>}
      </>
    );
  if (isLate)
    return (
      <p>
        {texts.appealLate} {texts.redress}
      </p>
    );
  return (
    <>
      <h3 className="font-semibold text-text-strong">{texts.appealTitle}</h3>
      <p>
        {texts.appealText.replace(DATE, dayOf(until, texts.locale))} {texts.redress}
      </p>
      <AppealForm texts={texts} id={id} send={send} onSent={onSent} />
    </>
  );
}

export function Quoted({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <p className="text-caption text-text-muted">{title}</p>
      <blockquote className="border-l-4 border-line pl-4 whitespace-pre-line wrap-anywhere">{text}</blockquote>
    </div>
  );
}
