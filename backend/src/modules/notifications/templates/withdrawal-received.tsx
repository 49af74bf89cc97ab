import { Text } from '@react-email/text';
import { type MailTextKey } from '../mail-texts';
import { blank } from '../rendering/blank-form';
import { greetingFor } from './greeting';
import { MailFrame } from './mail-frame';
import { mailStyle } from './mail-style';
import { type MailContext, type MailTemplate } from './mail-template';
import { statementMoment } from './statement-moment';
import { StatementFoot, StatementRows } from './withdrawal-parts';

export interface WithdrawalReceived {
  readonly name: string;
  readonly email: string;
  /** The order as the sender names it. */
  readonly about: string;
  readonly message: string | null;
  /** ISO 8601, and where the sender's clock is. */
  readonly received_at: string;
  readonly time_zone: string | null;
}

const ROWS: readonly (readonly [MailTextKey, string])[] = [
  ['withdrawal_label_received', 'received'],
  ['label_name', 'name'],
  ['label_email', 'email'],
  ['withdrawal_label_purchase', 'about'],
  ['label_message', 'message'],
];

function Received({ context }: { readonly context: MailContext }) {
  const { brand, theme, say } = context;
  const style = mailStyle(theme);
  return (
    <MailFrame context={context} title={say('withdrawal_received_title')} preview={say('withdrawal_received_preview')}>
      <Text className="text" style={style.text}>
        {blank('greeting')}
      </Text>
      <Text className="text" style={style.text}>
        {say('withdrawal_received_text', { brand: brand.name })}
      </Text>
      <StatementRows context={context} rows={ROWS} />
      <Text className="text" style={style.text}>
        {say('withdrawal_received_next')}
      </Text>
      <Text className="text" style={style.text}>
        {say('withdrawal_received_money')}
      </Text>
      <StatementFoot context={context} />
    </MailFrame>
  );
}

/** To whoever sent a statement of withdrawal: by law it repeats what they have sent, with date and time. */
export const withdrawalReceived: MailTemplate<WithdrawalReceived> = {
  audience: 'person',
  kind: 'answer',
  automatic: true,
  subject: ({ say }) => say('withdrawal_received_subject'),
  body: (context) => <Received context={context} />,
  sample: {
    ...{ name: 'Robin', email: 'robin@visitor.example', about: '1042', message: null },
    ...{ received_at: '2026-12-06T09:30:00.000Z', time_zone: 'Europe/Amsterdam' },
  },
  values: ({ name, email, about, message, received_at: at, time_zone: zone }, say, tag) => ({
    ...{ greeting: greetingFor(name, say), name, email, about, message: message ?? '–' },
    received: statementMoment(at, tag, zone),
  }),
};
