import { useState } from 'react';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { createFormats } from '../../lib/i18n/formats';
import { type Purchase, type Withdrawal } from './api/withdrawals';
import { ConfirmStep } from './confirm-step';
import { DoneStep } from './done-step';
import { ReckoningFacts } from './reckoning-facts';
import { HOLE, type WithdrawalTexts } from './withdrawal-texts';

interface Props {
  readonly texts: WithdrawalTexts;
  readonly purchase: Purchase;
  /** The purchase is another one afterwards. */
  readonly onDone: () => void;
}

type Step =
  { readonly name: 'shown' } | { readonly name: 'asked' } | { readonly name: 'done'; readonly made: Withdrawal };

/** One purchase: what it came to, until when it can be withdrawn from, and the two steps of doing so. */
export function PurchaseCard({ texts, purchase, onDone }: Props) {
  const [step, setStep] = useState<Step>({ name: 'shown' });
  const { order, state } = purchase;
  const title = `order-${order}-title`;
  const canWithdraw = state === 'open' || state === 'used';
  return (
    <section id={`order-${order}`} aria-labelledby={title} className="mt-10 scroll-mt-24">
      <h2 id={title} className="text-title">
        {texts.order.replace(HOLE.number, String(order))}
      </h2>
      <ReckoningFacts texts={texts} purchase={purchase} />
      <Standing texts={texts} purchase={purchase} />
      {step.name === 'done' && <DoneStep texts={texts} made={step.made} />}
      {step.name === 'asked' && (
        <ConfirmStep
          texts={texts}
          purchase={purchase}
          onBack={() => setStep({ name: 'shown' })}
          onDone={(made) => {
            setStep({ name: 'done', made });
            onDone();
          }}
        />
      )}
      {step.name === 'shown' && canWithdraw && (
        <button type="button" className={`${QUIET_BUTTON} mt-4`} onClick={() => setStep({ name: 'asked' })}>
          {texts.action}
        </button>
      )}
    </section>
  );
}

/** Until when it can be withdrawn from, or why it cannot; and what is on its way. */
function Standing({ texts, purchase }: Omit<Props, 'onDone'>) {
  const { state, last_day: lastDay, under_way: underWay, under_way_until: until, currency } = purchase;
  const { date, money } = createFormats(texts.locale);
  const lines = [
    ...(state === 'open' || state === 'used' ? [texts.until] : []),
    ...(state === 'open' ? [] : [texts.states[state]]),
  ].map((line) => line.replace(HOLE.date, date(new Date(lastDay))));
  return (
    <div className="mt-4 grid gap-2">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {until !== null && (
        <p className="font-semibold text-text-strong">
          {texts.underWay.replace(HOLE.sum, money(underWay, currency)).replace(HOLE.date, date(new Date(until)))}
        </p>
      )}
    </div>
  );
}
