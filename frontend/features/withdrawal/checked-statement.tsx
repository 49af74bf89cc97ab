import { useEffect, useRef } from 'react';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { type Statement } from './statement-rules';
import { type WithdrawalTexts } from './withdrawal-texts';

interface Props {
  readonly texts: WithdrawalTexts;
  readonly statement: Statement;
  readonly isSending: boolean;
  readonly fault: string;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** The second step: the statement as it will be sent, and two buttons of one size. */
export function CheckedStatement({ texts, statement, isSending, fault, onConfirm, onBack }: Props) {
  const { form } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const facts = [
    { label: form.name, value: statement.name },
    { label: form.email, value: statement.email },
    { label: form.order, value: statement.order },
    ...(statement.message === '' ? [] : [{ label: form.message, value: statement.message }]),
  ];
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {form.checkTitle}
      </h2>
      <p>{form.checkText}</p>
      <dl className="border-b border-hairline">
        {facts.map(({ label, value }) => (
          <div key={label} className="border-t border-hairline py-2">
            <dt className="text-caption text-text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere whitespace-pre-line text-text-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {fault}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <button type="button" className={QUIET_BUTTON} aria-disabled={isSending} onClick={onConfirm}>
          {isSending ? texts.sending : texts.confirm}
        </button>
        <button type="button" className={QUIET_BUTTON} onClick={onBack}>
          {texts.back}
        </button>
      </div>
    </div>
  );
}
