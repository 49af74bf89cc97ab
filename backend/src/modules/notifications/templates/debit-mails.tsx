import { Button } from '@react-email/button';
import { Text } from '@react-email/text';
import { moneyIn } from '../../../shared/money-format';
import { type MailTextKey } from '../mail-texts';
import { blank } from '../rendering/blank-form';
import { greetingFor } from './greeting';
import { MailFrame } from './mail-frame';
import { mailStyle } from './mail-style';
import { type MailContext, type MailTemplate } from './mail-template';

interface Debit {
  readonly name: string;
  readonly reference: string;
  readonly creditor: string;
  readonly creditor_id: string;
  /** The last four characters: the rest is nobody's to read in a mailbox. */
  readonly iban_end: string;
}

export interface DebitMandate extends Debit {
  readonly holder: string;
  /** `YYYY-MM-DD`, as `due_on`. */
  readonly signed_on: string;
}

export interface DebitAnnounced extends Debit {
  /** In minor units of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly due_on: string;
}

interface Page {
  readonly context: MailContext;
  readonly mail: 'debit_mandate' | 'debit_announced';
  /** Texts above and below the facts. */
  readonly above: readonly MailTextKey[];
  readonly below: readonly MailTextKey[];
  readonly facts: readonly (readonly [MailTextKey, string])[];
  readonly path: string;
}

function DebitPage({ context, mail, above, below, facts, path }: Page) {
  const { brand, theme, say, linkTo } = context;
  const style = mailStyle(theme);
  const values = { brand: brand.name, amount: blank('amount'), date: blank('date'), creditor: blank('creditor') };
  // A name such as “B.V.” brings the full stop of its sentence.
  const tell = (key: MailTextKey): string =>
    say(key, values).replaceAll(`${blank('creditor')}.`, blank('creditor_at_end'));
  return (
    <MailFrame context={context} title={say(`${mail}_subject`)} preview={say(`${mail}_preview`)}>
      <Text className="text" style={style.text}>
        {blank('greeting')}
      </Text>
      {above.map((key) => (
        <Text key={key} className="text" style={style.text}>
          {tell(key)}
        </Text>
      ))}
      {facts.map(([label, value]) => (
        <Text key={value} className="text" style={style.text}>
          <span className="label" style={style.label}>
            {say(label)}
          </span>
          <br />
          {blank(value)}
        </Text>
      ))}
      {below.map((key) => (
        <Text key={key} className="text" style={style.text}>
          {tell(key)}
        </Text>
      ))}
      <Button className="button" href={linkTo(path)} style={style.button}>
        {say(`${mail}_button`)}
      </Button>
      {mail === 'debit_mandate' && (
        <Text className="small" style={{ ...style.small, marginTop: 20 }}>
          {say('debit_mandate_not_you')}
        </Text>
      )}
    </MailFrame>
  );
}

const CREDITOR = [
  ['label_creditor', 'creditor'],
  ['label_creditor_id', 'creditor_id'],
  ['label_mandate', 'reference'],
] as const;

const SAMPLE: Debit = {
  ...{ name: 'Robin', reference: '7KQ2-M9XD-4FTR-ZB6W', creditor: 'Everglow Demo B.V.' },
  ...{ creditor_id: 'NL19ZZZ900000010000', iban_end: '4301' },
};

const valuesOf = ({ creditor, creditor_id, reference, iban_end }: Debit) => ({
  ...{ creditor, creditor_id, reference },
  creditor_at_end: creditor.endsWith('.') ? creditor : `${creditor}.`,
  iban: `•••• ${iban_end}`,
});

/** The mandate as it was given, to keep: the law wants it on something that lasts. */
export const debitMandate: MailTemplate<DebitMandate> = {
  audience: 'person',
  kind: 'answer',
  automatic: true,
  subject: ({ say }) => say('debit_mandate_subject'),
  body: (context) => (
    <DebitPage
      context={context}
      mail="debit_mandate"
      above={['debit_mandate_text', 'debit_mandate_terms']}
      facts={[
        ...CREDITOR,
        ['label_account_holder', 'holder'],
        ['label_iban', 'iban'],
        ['label_signed_on', 'signed_on'],
      ]}
      below={['debit_mandate_use']}
      path="/notifications#direct-debit"
    />
  ),
  sample: { ...SAMPLE, holder: 'Robin Visser', signed_on: '2026-11-23' },
  values: ({ name, holder, signed_on, ...debit }, say, tag) => ({
    ...valuesOf({ name, ...debit }),
    greeting: greetingFor(name, say),
    holder,
    signed_on: dayIn(signed_on, tag),
  }),
};

/** The sum and the day, before the bank is asked. */
export const debitAnnounced: MailTemplate<DebitAnnounced> = {
  audience: 'person',
  kind: 'answer',
  automatic: true,
  subject: ({ say }) => say('debit_announced_subject'),
  body: (context) => (
    <DebitPage
      context={context}
      mail="debit_announced"
      above={['debit_announced_text']}
      facts={[['label_amount', 'amount'], ['label_due_on', 'date'], ...CREDITOR, ['label_iban', 'iban']]}
      below={['debit_announced_funds']}
      path="/transactions"
    />
  ),
  sample: { ...SAMPLE, amount: 1999, currency: 'EUR', due_on: '2026-11-25' },
  values: ({ name, amount, currency, due_on, ...debit }, say, tag) => ({
    ...valuesOf({ name, ...debit }),
    greeting: greetingFor(name, say),
    amount: moneyIn(tag, amount, currency),
    date: dayIn(due_on, tag),
  }),
};

/** A day has no time zone: it is read and written as UTC. */
const dayIn = (day: string, tag: string): string =>
  new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
