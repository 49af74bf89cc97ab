import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { type PaymentMethod } from '../../../../../contract/payments/methods';
import { moneyIn, rateIn } from '../../../shared/money-format';
import { type Say } from '../mail-texts';
import { blank } from '../rendering/blank-form';
import { greetingFor } from './greeting';
import { MailFacts } from './mail-facts';
import { MailFrame } from './mail-frame';
import { mailStyle } from './mail-style';
import { type MailContext, type MailTemplate } from './mail-template';
import { momentIn } from './moment-in';
import { methodName } from './order-words';

/** Sums are in minor units, times ISO 8601. */
export interface OrderConfirmation {
  readonly name: string;
  readonly order: number;
  readonly package: string;
  readonly credits: number;
  readonly currency: string;
  readonly list_amount: number;
  readonly discount_amount: number;
  readonly amount: number;
  readonly vat_basis_points: number;
  readonly vat_amount: number;
  readonly method: PaymentMethod;
  readonly begun_at: string;
  readonly paid_at: string;
  /** Where the reader’s calendar is. */
  readonly time_zone: string | null;
  /** How long the purchase can be withdrawn from. */
  readonly refund_days: number;
  /** Whether it was paid after it had expired, or was cancelled. */
  readonly late: boolean;
  readonly cancelled: boolean;
  /** Whether the credits came before the money, which is collected by a direct debit. */
  readonly debit: boolean;
}

function Confirmation({ context }: { readonly context: MailContext }) {
  const { brand, theme, say, linkTo } = context;
  const { company } = brand;
  const style = mailStyle(theme);
  const seller = {
    company: company.name,
    address: `${company.address}, ${company.zip} ${company.city}`,
    email: brand.supportEmail,
  };
  const text = (words: string) => (
    <Text className="text" style={style.text}>
      {words}
    </Text>
  );
  return (
    <MailFrame context={context} title={say('order_confirmation_title')} preview={say('order_confirmation_preview')}>
      {text(blank('greeting'))}
      {text(blank('intro'))}
      <MailFacts
        context={context}
        facts={[
          [say('order_number'), blank('order')],
          [say('order_bought'), blank('bought')],
          [say('order_total'), blank('total')],
          [say('order_vat'), blank('vat')],
          [blank('paid_label'), blank('paid')],
          [say('order_method'), blank('method')],
          [say('order_seller'), sellerWords(context)],
        ]}
      />
      <Button className="button" href={linkTo(`/credits/${blank('order')}`)} style={style.button}>
        {say('order_confirmation_button')}
      </Button>
      <Text className="strong" style={{ ...style.strong, marginTop: 24 }}>
        {say('order_confirmation_right')}
      </Text>
      {text(say('order_confirmation_withdrawal', { ...seller, days: blank('days') }))}
      <Text className="text" style={style.text}>
        <Link href={linkTo('/withdraw')} className="link" style={style.link}>
          {say('order_confirmation_withdraw')}
        </Link>
      </Text>
      {text(say('order_confirmation_form', { ...seller, order: blank('order') }))}
      {text(say('order_confirmation_begun', { date: blank('begun') }))}
      {text(say('order_confirmation_rights'))}
      {text(`${say('order_confirmation_keep')} ${help(context)}`)}
      <Text className="text" style={style.text}>
        <Link href={linkTo('/pages/terms')} className="link" style={style.link}>
          {say('order_confirmation_terms')}
        </Link>
      </Text>
    </MailFrame>
  );
}

function sellerWords({ brand: { company }, say }: MailContext): string {
  const { name, address, zip, city, country, register, kvk, vat_numbers: numbers } = company;
  const vat = numbers.length > 0 ? [say('order_vat_number', { numbers: numbers.join(', ') })] : [];
  return [name, address, `${zip} ${city} (${country})`, `${register} ${kvk}`, ...vat].join(', ');
}

const help = ({ brand, say }: MailContext): string =>
  say(brand.supportPhone ? 'help_phone' : 'help', { email: brand.supportEmail, phone: brand.supportPhone });

/** The contract on a durable medium: all that the law wants to be confirmed stands in the mail itself. */
export const orderConfirmation: MailTemplate<OrderConfirmation> = {
  audience: 'person',
  kind: 'answer',
  automatic: true,
  subject: ({ say }) => say('order_confirmation_subject', { order: blank('order') }),
  body: (context) => <Confirmation context={context} />,
  sample: {
    ...{ name: 'Robin', order: 1_518_204_711, package: 'plus', credits: 150, currency: 'EUR', method: 'ideal' },
    ...{ list_amount: 1999, discount_amount: 500, amount: 1499, vat_basis_points: 2100, vat_amount: 260 },
    ...{ begun_at: '2026-12-06T09:29:00.000Z', paid_at: '2026-12-06T09:30:00.000Z', time_zone: 'Europe/Amsterdam' },
    ...{ refund_days: 14, late: false, cancelled: false, debit: false },
  },
  values: (params, say, tag) => ({
    greeting: greetingFor(params.name, say),
    intro: say(introOf(params)),
    order: String(params.order),
    bought: say('order_credits', {
      ...{ credits: new Intl.NumberFormat(tag).format(params.credits), package: params.package },
    }),
    total: total(params, say, tag),
    vat: vat(params, tag),
    paid_label: say(params.debit ? 'order_ordered_on' : 'order_paid_on'),
    paid: momentIn(params.paid_at, tag, params.time_zone),
    method: methodName(params.method, say),
    days: String(params.refund_days),
    begun: momentIn(params.begun_at, tag, params.time_zone),
  }),
};

function introOf({ debit, cancelled, late }: OrderConfirmation) {
  if (debit) return 'order_confirmation_debit';
  if (cancelled) return 'order_confirmation_cancelled';
  return late ? 'order_confirmation_late' : 'order_confirmation_text';
}

function total({ amount, list_amount, discount_amount, currency }: OrderConfirmation, say: Say, tag: string): string {
  const sum = moneyIn(tag, amount, currency);
  if (discount_amount === 0) return sum;
  const [list, discount] = [list_amount, discount_amount].map((part) => moneyIn(tag, part, currency));
  return say('order_discounted', { amount: sum, list: list ?? '', discount: discount ?? '' });
}

const vat = ({ vat_amount, vat_basis_points, currency }: OrderConfirmation, tag: string): string =>
  `${moneyIn(tag, vat_amount, currency)} (${rateIn(tag, vat_basis_points)})`;
