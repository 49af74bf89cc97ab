import { useEffect, useRef } from 'react';
import { createFormats } from '../../lib/i18n/formats';
import { type Withdrawal } from './api/withdrawals';
import { HOLE, type WithdrawalTexts } from './withdrawal-texts';
import { momentOf } from './moment-of';

/** The outcome of the withdrawal, as the mail says it, too. */
export function DoneStep({ texts, made }: { readonly texts: WithdrawalTexts; readonly made: Withdrawal }) {
  const { amount, currency, reason, received_at: at, due_by: dueBy } = made;
  const { money, date } = createFormats(texts.locale);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="mt-6 grid gap-3 border-l-4 border-success pl-4">
      <h3 ref={heading} tabIndex={-1} className="text-lead font-semibold text-text-strong outline-none">
        {texts.doneTitle}
      </h3>
      <p>{texts.doneReceived.replace(HOLE.when, momentOf(at, texts.locale))}</p>
      <p>
        {reason === null
          ? texts.doneDue.replace(HOLE.sum, money(amount, currency)).replace(HOLE.date, date(new Date(dueBy)))
          : texts.doneNothing[reason]}
      </p>
      <p>{texts.doneEmail}</p>
    </div>
  );
}
