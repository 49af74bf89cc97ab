'use client';

import { useState } from 'react';
import { type Answer } from '../../lib/api/problem';
import { type components } from '../../lib/api/schema';
import { AppealForm } from './appeal-form';
import { DATE, type DecisionTexts } from './decision-texts';

type Decision = components['schemas']['DecisionResponse'];

interface Props {
  readonly texts: DecisionTexts;
  readonly decision: Decision;
  readonly send: (text: string) => Promise<Answer<Decision>>;
  readonly onSent: (decision: Decision) => void;
}

const dayOf = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso));

/** The statement of reasons, and what can be done about it. */
export function DecisionCard({ texts, decision, send, onSent }: Props) {
  const { locale } = texts;
  const { note, removed_text: removed } = decision;
  return (
    <article className="grid gap-4 border-t border-hairline pt-6">
      <h2 className="text-title text-text-strong">{decision.what}</h2>
      <p className="text-caption text-text-muted">
        {texts.decidedOn.replace(DATE, dayOf(decision.decided_at, locale))}
        {decision.ended_at !== null && ` · ${texts.ended}`}
      </p>
      <p>{decision.why}</p>
      <p>
        {decision.origin} {decision.software} {decision.ground}
      </p>
      {note !== null && <Quoted title={texts.note} text={note} />}
      {removed !== null && <Quoted title={texts.removed} text={removed} />}
      <Appeal texts={texts} decision={decision} send={send} onSent={onSent} />
    </article>
  );
}

function Appeal({ texts, decision, send, onSent }: Props) {
  const { appeal } = decision;
  const [isLate] = useState(() => new Date(decision.appeal_until) < new Date());
  if (appeal !== null)
    return (
      <>
        <Quoted title={texts.yourAppeal} text={appeal.text} />
        <p role="status" className="font-semibold text-text-strong">
          {appeal.outcome === null ? texts.appealWaits : texts.outcomes[appeal.outcome]}
        </p>
        {appeal.answer !== null && <Quoted title={texts.note} text={appeal.answer} />}
      </>
    );
  if (isLate) return <p>{texts.appealLate}</p>;
  return (
    <>
      <h3 className="font-semibold text-text-strong">{texts.appealTitle}</h3>
      <p>{texts.appealText.replace(DATE, dayOf(decision.appeal_until, texts.locale))}</p>
      <AppealForm texts={texts} id={decision.id} send={send} onSent={onSent} />
    </>
  );
}

function Quoted({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <p className="text-caption text-text-muted">{title}</p>
      <blockquote className="border-l-4 border-line pl-4 whitespace-pre-line wrap-anywhere">{text}</blockquote>
    </div>
  );
}
