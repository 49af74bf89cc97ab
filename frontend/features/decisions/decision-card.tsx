'use client';

import { type Answer } from '../../lib/api/problem';
import { type components } from '../../lib/api/schema';
import { Appeal, Quoted } from './appeal';
import { DecidedContent } from './decided-content';
import { DATE, type DecisionTexts, dayOf } from './decision-texts';

type Decision = components['schemas']['DecisionResponse'];

interface Props {
  readonly texts: DecisionTexts;
  readonly decision: Decision;
  readonly send: (text: string) => Promise<Answer<Decision>>;
  readonly onSent: (decision: Decision) => void;
}

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
      {decision.still_blocked !== null && <p className="font-semibold text-text-strong">{decision.still_blocked}</p>}
      <p>{decision.why}</p>
      <p>
        {decision.origin} {decision.software} {decision.ground}
      </p>
      {note !== null && <Quoted title={texts.note} text={note} />}
      {removed !== null && <Quoted title={texts.removed} text={removed} />}
      <DecidedContent texts={texts} decision={decision} />
      <Appeal
        texts={texts}
        id={decision.id}
        appeal={decision.appeal}
        until={decision.appeal_until}
        send={send}
        onSent={onSent}
      />
    </article>
  );
}
