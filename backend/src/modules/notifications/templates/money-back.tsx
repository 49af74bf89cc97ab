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

interface MoneyBack {
  readonly name: string;
  readonly order: number;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly method: PaymentMethod;
}

export interface PaymentReturned extends MoneyBack {
  readonly reason: 'duplicate' | 'no_account';
}

export type RefundSent = MoneyBack;

/** Banks say up to ten; most take fewer. */
const WORKING_DAYS = 10;

interface Props {
  readonly context: MailContext;
  readonly mail: 'payment_returned' | 'refund_sent';
}

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
        ]}
      />
      <Text className="text" style={style.text}>
        {say(`${mail}_when`, { days: String(WORKING_DAYS) })}
      </Text>
      <Text className="text" style={style.text}>
        {say(help.phone ? 'help_phone' : 'help', help)}
      </Text>
    </MailFrame>
  );
}

const moneyBack = (mail: Props['mail']): Omit<MailTemplate<MoneyBack>, 'values'> => ({
  audience: 'person',
  kind: 'answer',
  automatic: true,
  subject: ({ say }) => say(`${mail}_subject`),
  body: (context) => <Body context={context} mail={mail} />,
  sample: { name: 'Robin', order: 1_518_204_711, amount: 1499, currency: 'EUR', method: 'card' },
});

const values: MailTemplate<MoneyBack>['values'] = ({ name, amount, currency, method }, say, tag) => ({
  greeting: greetingFor(name, say),
  amount: moneyIn(tag, amount, currency),
  method: methodName(method, say),
});

/** To whoever has paid for what they cannot get: a second time, or for an account that is closed. */
export const paymentReturned: MailTemplate<PaymentReturned> = {
  ...moneyBack('payment_returned'),
  sample: { ...moneyBack('payment_returned').sample, reason: 'duplicate' },
  values: (params, say, tag) => ({
    ...values(params, say, tag),
    text: say(`payment_returned_${params.reason}`, { order: String(params.order) }),
  }),
};

/** Once the provider has taken the refund of a purchase. */
export const refundSent: MailTemplate<RefundSent> = {
  ...moneyBack('refund_sent'),
  values: (params, say, tag) => ({
    ...values(params, say, tag),
    text: say('refund_sent_text', { order: String(params.order) }),
  }),
};
