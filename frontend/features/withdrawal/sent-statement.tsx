import { useEffect, useRef } from 'react';
import { momentOf } from './moment-of';
import { type StatementState } from './use-statement';
import { HOLE, type WithdrawalTexts } from './withdrawal-texts';

interface Props {
  readonly texts: WithdrawalTexts;
  readonly state: Extract<StatementState, { name: 'sent' }>;
}

/** The same for every statement: it tells nothing of whether there is such an order or account. */
export function SentStatement({ texts: { form, locale }, state: { statement, receivedAt } }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="grid gap-3 border-l-4 border-success pl-4">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {form.sentTitle}
      </h2>
      <p className="wrap-anywhere">
        {form.sentText.replace(HOLE.when, momentOf(receivedAt, locale)).replace(HOLE.email, () => statement.email)}
      </p>
      <p>{form.sentNext}</p>
    </div>
  );
}
