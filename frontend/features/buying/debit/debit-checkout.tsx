import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextLink } from '../../../components/ui/text-link';
import { type DebitOffer } from '../api/debits';
import { PayButton } from '../parts/pay-button';
import { SmallPrint } from '../parts/small-print';
import { TestNote } from '../parts/test-note';
import { AccountFields, type FieldProps } from './account-fields';
import { checkDebit, DEBIT_FIELDS, type DebitValues } from './debit-rules';
import { DebitSummary } from './debit-summary';
import { type DebitTexts } from './debit-texts';
import { keepValues, readKept } from './kept-values';
import { MandatePart, type Ticks } from './mandate-part';
import { PhoneFields } from './phone-fields';
import { useDebit } from './use-debit';
import { usePhoneCode } from './use-phone-code';

interface Props {
  readonly texts: DebitTexts;
  readonly offer: DebitOffer;
  /** Whether the discount that was chosen can no longer be used. */
  readonly isWithoutDiscount: boolean;
  readonly member: number;
  readonly limit: ReactNode;
  readonly onStale: () => Promise<DebitOffer | undefined>;
}

const EMPTY = Object.fromEntries(DEBIT_FIELDS.map((field) => [field, ''])) as unknown as DebitValues;

/** The whole of a debit: price and terms first, then who pays from where, the code, the mandate and the button. */
export function DebitCheckout({ texts, offer, isWithoutDiscount, member, limit, onStale }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<DebitValues>(() => ({ ...EMPTY, ...readKept(member) }));
  const [ticks, setTicks] = useState<Ticks>({ authorisation: false, begin_now: false });
  const [isChecked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const code = usePhoneCode();
  const { paying, faults, creditsWhen, order, setFaults } = useDebit({ texts, offer, onStale });
  useEffect(() => {
    keepValues(member, values);
  }, [member, values]);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);

  const set = (field: keyof DebitValues, value: string): void => {
    setValues((before) => ({ ...before, [field]: value }));
    setFaults((before) => ({ ...before, [field]: undefined }));
    if (field === 'phone') code.forgive();
  };
  const press = async (): Promise<void> => {
    const wrong = checkDebit(values, code.sentTo);
    setFaults(wrong);
    setChecked(true);
    if (Object.keys(wrong).length === 0 && ticks.authorisation && ticks.begin_now) await order(values);
    setRefusals((count) => count + 1);
  };

  const fields: FieldProps = { texts, values, faults, onChange: set };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-9"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <DebitSummary texts={texts} offer={offer} creditsWhen={creditsWhen} isWithoutDiscount={isWithoutDiscount} />
      <AccountFields {...fields} country={offer.country} />
      <PhoneFields {...fields} code={code} countries={offer.phone_countries} />
      <MandatePart texts={texts} offer={offer} ticks={ticks} isChecked={isChecked} onTick={setTicks} />
      <div className="grid gap-5">
        {limit}
        {offer.test && <TestNote text={texts.test} />}
        <PayButton
          texts={texts}
          paying={paying}
          amount={offer.amount}
          currency={offer.currency}
          onPress={() => void press()}
        />
        <p>
          <TextLink href={texts.otherHref} isAlone>
            {texts.otherWay}
          </TextLink>
        </p>
        <SmallPrint texts={texts} />
      </div>
    </form>
  );
}
