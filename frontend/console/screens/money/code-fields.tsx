import { codes as texts } from '../../texts/money';
import { Field } from '../../ui/field';
import { useKeptText } from '../../ui/kept-text';
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
