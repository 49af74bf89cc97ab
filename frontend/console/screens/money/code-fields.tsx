import { useState } from 'react';
import { amounts } from '../../texts/amounts';
import { codes as texts } from '../../texts/money';
import { AmountField } from '../../ui/amount-field';
import { Field } from '../../ui/field';
import { useKeptText } from '../../ui/kept-text';
import { moneyFault } from '../../ui/money';
import { textIn } from '../../ui/use-act';

/** What is typed as the code, kept until it is made. */
export const useKeptCode = (of: string) => useKeptText(`code ${of}`);

interface Props {
  readonly code: string;
  readonly onChange: (code: string) => void;
}

export function CodeField({ code, onChange }: Props) {
  return (
    <Field
      label={`${texts.code}: ${texts.code_hint}`}
      name="code"
      required
      pattern="[A-Z0-9]{4,20}"
      autoComplete="off"
      value={code}
      onChange={(event) => {
        onChange(event.target.value.toUpperCase());
      }}
    />
  );
}

/** What every code has, and the country that may narrow it. */
export function PeriodFields() {
  return (
    <>
      <Field label={texts.percent} name="percent" type="number" required min={1} max={90} inputMode="numeric" />
      <Field label={texts.expires} name="expires" type="datetime-local" required />
      <Field label={texts.starts} name="starts" type="datetime-local" />
      <Field label={texts.country} name="country" pattern="[A-Z]{2}" maxLength={2} autoComplete="off" />
    </>
  );
}

/** The least price that a code applies to. It is a sum of a currency, so that one is given first. */
export function MinimumField({ currency }: { readonly currency: string }) {
  const [typed, setTyped] = useState('');
  const isKnown = /^[A-Z]{3}$/.test(currency);
  const fault = isKnown ? moneyFault(typed, currency) : amounts.no_currency;
  return (
    <AmountField
      label={texts.minimum}
      name="minimum"
      sign={isKnown ? currency : ''}
      value={typed}
      fault={typed.trim() === '' ? undefined : fault}
      onChange={setTyped}
    />
  );
}

/** Times of the browser's zone become moments; what is left empty narrows nothing. */
export function periodIn(form: FormData) {
  const text = (name: string): string => textIn(form, name).trim();
  const [starts, country] = ['starts', 'country'].map(text);
  return {
    ...{ code: text('code'), percent: Number(text('percent')), expires: new Date(text('expires')).toISOString() },
    ...(starts && { starts: new Date(starts).toISOString() }),
    ...(country && { country }),
  };
}
