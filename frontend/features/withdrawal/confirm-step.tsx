import { useEffect, useRef, useState } from 'react';
import { errorTextOf } from '../../components/settings/error-texts';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { createFormats } from '../../lib/i18n/formats';
import { type ErrorState } from '../../lib/api/query-answer';
import { type Purchase, withdraw, type Withdrawal } from './api/withdrawals';
import { HOLE, type WithdrawalTexts } from './withdrawal-texts';

interface Props {
  readonly texts: WithdrawalTexts;
  readonly purchase: Purchase;
  readonly onBack: () => void;
  readonly onDone: (made: Withdrawal) => void;
}

/** The second step: what follows, and two buttons of one size. Nothing is asked and nothing is offered instead. */
export function ConfirmStep({ texts, purchase, onBack, onDone }: Props) {
  const { order, due, currency } = purchase;
  // The same key until it arrived: sending again after a lost answer does not withdraw twice.
  const key = useRef<string>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  useEffect(() => {
    heading.current?.focus();
  }, []);

  const send = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setFault('');
    key.current ??= crypto.randomUUID();
    const answer = await withdraw(order, key.current);
    setSending(false);
    if (answer.state === 'done') onDone(answer.value);
    else setFault(faultOf(answer, texts));
  };

  return (
    <div className="mt-6 grid gap-4 border-l-4 border-line pl-4">
      <h3 ref={heading} tabIndex={-1} className="text-lead font-semibold text-text-strong outline-none">
        {texts.stepTitle.replace(HOLE.number, String(order))}
      </h3>
      <p>
        {due > 0
          ? texts.stepDue.replace(HOLE.sum, createFormats(texts.locale).money(due, currency))
          : texts.stepNothing}
      </p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {fault}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <button type="button" className={QUIET_BUTTON} aria-disabled={isSending} onClick={() => void send()}>
          {isSending ? texts.sending : texts.confirm}
        </button>
        <button type="button" className={QUIET_BUTTON} onClick={onBack}>
          {texts.back}
        </button>
      </div>
    </div>
  );
}

function faultOf(answer: ErrorState, texts: WithdrawalTexts): string {
  if (answer.state === 'failed' && answer.code === 'withdrawal_too_late') return texts.late;
  if (answer.state === 'failed' && answer.code === 'order_in_dispute') return texts.states.in_dispute;
  return errorTextOf(answer, { ...texts.errorState, failed: texts.notSent, unreachable: texts.notSent });
}
