import { Text } from '@react-email/text';
import { moneyIn } from '../../../shared/money-format';
import { type MailTextKey, type Say } from '../mail-texts';
import { type BlankValues, blank } from '../rendering/blank-form';
import { greetingFor } from './greeting';
import { MailFrame } from './mail-frame';
import { mailStyle } from './mail-style';
import { type MailContext, type MailTemplate } from './mail-template';
import { dayOf, statementMoment } from './statement-moment';
import { StatementFoot, StatementRows } from './withdrawal-parts';

export interface WithdrawalConfirmation {
  readonly name: string;
  readonly order: number;
  /** ISO 8601, and where the member's clock is. */
  readonly received_at: string;
  readonly time_zone: string | null;
  readonly paid_at: string;
  /** Sums in minor units of the currency. */
  readonly currency: string;
  readonly paid: number;
  readonly bought: number;
  readonly used: number;
  readonly unused: number;
  readonly due: number;
  /** Why nothing is due. */
  readonly reason: 'used' | 'refunded' | null;
  readonly due_at: string;
}

const ROWS: readonly (readonly [MailTextKey, string])[] = [
  ['withdrawal_label_received', 'received'],
  ['label_name', 'name'],
  ['withdrawal_label_order', 'order'],
  ['withdrawal_label_paid', 'paid'],
  ['withdrawal_label_credits', 'credits'],
  ['withdrawal_label_due', 'due'],
];

function Confirmation({ context }: { readonly context: MailContext }) {
  const { brand, theme, say } = context;
  const style = mailStyle(theme);
  return (
    <MailFrame
      context={context}
      title={say('withdrawal_confirmation_title')}
      preview={say('withdrawal_confirmation_preview')}
    >
      <Text className="text" style={style.text}>
        {blank('greeting')}
      </Text>
      <Text className="text" style={style.text}>
        {say('withdrawal_confirmation_text', { brand: brand.name })}
      </Text>
      <StatementRows context={context} rows={ROWS} />
      <Text className="text" style={style.text}>
        {blank('outcome')}
      </Text>
      <Text className="text" style={style.text}>
        {say('withdrawal_confirmation_how')}
      </Text>
      <StatementFoot context={context} />
    </MailFrame>
  );
}

/** To whoever has withdrawn from a purchase: what was withdrawn from, when, and what it came to. */
export const withdrawalConfirmation: MailTemplate<WithdrawalConfirmation> = {
  audience: 'person',
  kind: 'answer',
  automatic: true,
  subject: ({ say }) => say('withdrawal_confirmation_subject', { order: blank('order') }),
  body: (context) => <Confirmation context={context} />,
  sample: {
    ...{ name: 'Robin', order: 1042, currency: 'EUR', paid: 999, bought: 60, used: 20, unused: 40, due: 666 },
    ...{ reason: null, paid_at: '2026-12-01T18:00:00.000Z', received_at: '2026-12-06T09:30:00.000Z' },
    ...{ time_zone: 'Europe/Amsterdam', due_at: '2026-12-20T09:30:00.000Z' },
  },
  values: (params, say, tag) => valuesOf(params, say, tag),
};

function valuesOf(params: WithdrawalConfirmation, say: Say, tag: string): BlankValues {
  const { name, order, currency, bought, used, unused, reason } = params;
  const number = (value: number): string => new Intl.NumberFormat(tag).format(value);
  const [paid, due] = [moneyIn(tag, params.paid, currency), moneyIn(tag, params.due, currency)];
  const counts = { bought: number(bought), used: number(used), unused: number(unused) };
  return {
    ...{ greeting: greetingFor(name, say), name, order: String(order) },
    received: statementMoment(params.received_at, tag, params.time_zone),
    paid: say('withdrawal_paid_on', { sum: paid, date: dayOf(params.paid_at, tag) }),
    credits: say('withdrawal_counts', counts),
    due: reason === null ? `${due} (${paid} × ${counts.unused} ÷ ${counts.bought})` : due,
    outcome:
      reason === null
        ? say('withdrawal_outcome_due', { date: dayOf(params.due_at, tag) })
        : say(`withdrawal_outcome_${reason}`),
  };
}
