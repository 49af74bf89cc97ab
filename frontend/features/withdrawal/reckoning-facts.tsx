import { type ReactNode } from 'react';
import { createFormats } from '../../lib/i18n/formats';
import { type Purchase } from './api/withdrawals';
import { type WithdrawalTexts } from './withdrawal-texts';

interface Props {
  readonly texts: WithdrawalTexts;
  readonly purchase: Purchase;
}

/** Each number that the sum follows from, and how it does. */
export function ReckoningFacts({ texts: { locale, facts }, purchase }: Props) {
  const { paid, bought, used, unused, returned, due, currency, paid_at: at } = purchase;
  const { number, money } = createFormats(locale);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(at));
  return (
    <dl className="mt-3 border-b border-hairline">
      <Fact label={facts.paidOn}>{when}</Fact>
      <Fact label={facts.paid}>{money(paid, currency)}</Fact>
      <Fact label={facts.bought}>{number(bought)}</Fact>
      <Fact label={facts.used}>{number(used)}</Fact>
      <Fact label={facts.unused}>{number(unused)}</Fact>
      {returned > 0 && <Fact label={facts.returned}>{money(returned, currency)}</Fact>}
      {due > 0 && (
        <Fact label={facts.due} note={facts.rounded}>
          <span className="block text-lead">{money(due, currency)}</span>
          <span className="block text-caption font-normal text-text-muted">
            {`${money(paid, currency)} × ${number(unused)} ÷ ${number(bought)}`}
          </span>
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Fact({ label, note, children }: FactProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 border-t border-hairline py-2">
      <dt className="text-text-muted">
        {label}
        {note !== undefined && <span className="block text-caption">{note}</span>}
      </dt>
      <dd className="ml-auto text-right font-semibold wrap-anywhere text-text-strong tabular-nums">{children}</dd>
    </div>
  );
}
