import { Text } from '@react-email/text';
import { type PaymentMethod } from '../../../../../contract/payments/methods';
import { moneyIn } from '../../../shared/money-format';
import { blank } from '../rendering/blank-form';
import { greetingFor } from './greeting';
import { MailFacts } from './mail-facts';
import { MailFrame } from './mail-frame';
import { mailStyle } from './mail-style';
import { type MailContext, type MailTemplate } from './mail-template';
import { methodName } from './order-words';

interface Moved {
  readonly name: string;
  readonly order: number;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
}

interface MoneyBack extends Moved {
  readonly method: PaymentMethod;
}

export interface PaymentReturned extends MoneyBack {
  readonly reason: 'duplicate' | 'no_account';
}

export type RefundSent = MoneyBack;

export type RefundFailed = MoneyBack;

export interface RefundTransferred extends Moved {
  /** The transfer has this name on the bank's statement. */
  readonly reference: string;
}

/** Banks say up to ten; most take fewer. */
const WORKING_DAYS = 10;

interface Props {
  readonly context: MailContext;
  readonly mail: 'payment_returned' | 'refund_sent' | 'refund_failed' | 'refund_transferred';
}

/** How a transfer of the bank is found on the statement. */
const referenceFact = (mail: Props['mail'], say: MailContext['say']): [string, string][] =>
  mail === 'refund_transferred' ? [[say('money_back_reference'), blank('reference')]] : [];

function Body({ context, mail }: Props) {
  const { brand, theme, say } = context;
  const style = mailStyle(theme);
  const help = { email: brand.supportEmail, phone: brand.supportPhone };
  return (
    <MailFrame context={context} title={say(`${mail}_subject`)} preview={say(`${mail}_preview`)}>
      <Text className="text" style={style.text}>
        {blank('greeting')}
      </Text>
      <Text className="text" style={style.text}>
        {blank('text')}
      </Text>
      <MailFacts
        context={context}
        facts={[
          [say('money_back_amount'), blank('amount')],
          [say('money_back_way'), blank('method')],
          ...referenceFact(mail, say),
        ]}
      />
      {mail !== 'refund_failed' && (
        <Text className="text" style={style.text}>
          {say(mail === 'payment_returned' ? 'payment_returned_when' : 'refund_sent_when', {
            days: String(WORKING_DAYS),
          })}
        </Text>
      )}
      <Text className="text" style={style.text}>
        {say(help.phone ? 'help_phone' : 'help', help)}
      </Text>
    </MailFrame>
  );
}

const letter = (mail: Props['mail']) => ({
  audience: 'person' as const,
  kind: 'answer' as const,
  automatic: true,
  subject: ({ say }: Pick<MailContext, 'say'>) => say(`${mail}_subject`),
  body: (context: MailContext) => <Body context={context} mail={mail} />,
});

const MOVED = { name: 'Robin', order: 1_518_204_711, amount: 1499, currency: 'EUR' };

const values: MailTemplate<MoneyBack>['values'] = ({ name, amount, currency, method }, say, tag) => ({
  greeting: greetingFor(name, say),
  amount: moneyIn(tag, amount, currency),
  method: methodName(method, say),
});

/** To whoever has paid for what they cannot get: a second time, or for an account that is closed. */
export const paymentReturned: MailTemplate<PaymentReturned> = {
  ...letter('payment_returned'),
  sample: { ...MOVED, method: 'card', reason: 'duplicate' },
  values: (params, say, tag) => ({
    ...values(params, say, tag),
    text: say(`payment_returned_${params.reason}`, { order: String(params.order) }),
  }),
};

/** Once the provider has taken the refund of a purchase. */
export const refundSent: MailTemplate<RefundSent> = {
  ...letter('refund_sent'),
  sample: { ...MOVED, method: 'card' },
  values: (params, say, tag) => ({
    ...values(params, say, tag),
    text: say('refund_sent_text', { order: String(params.order) }),
  }),
};

/** Once the provider could not pay out a refund that it had taken, of which the member has been told. */
export const refundFailed: MailTemplate<RefundFailed> = {
  ...letter('refund_failed'),
  sample: { ...MOVED, method: 'card' },
  values: (params, say, tag) => ({
    ...values(params, say, tag),
    text: say('refund_failed_text', { order: String(params.order) }),
  }),
};

/** Once our bank has transferred what the provider did not pay back. */
export const refundTransferred: MailTemplate<RefundTransferred> = {
  ...letter('refund_transferred'),
  sample: { ...MOVED, reference: 'NL26-7741-REFUND' },
  values: ({ name, order, amount, currency, reference }, say, tag) => ({
    greeting: greetingFor(name, say),
    text: say('refund_transferred_text', { order: String(order) }),
    amount: moneyIn(tag, amount, currency),
    method: say('money_back_transfer'),
    reference,
  }),
};
