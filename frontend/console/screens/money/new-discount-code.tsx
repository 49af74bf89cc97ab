import { useState } from 'react';
import { addCode } from '../../api/money';
import { codes as texts, money } from '../../texts/money';
import { ActDialog } from '../../ui/act-dialog';
import { Field } from '../../ui/field';
import { minorUnits } from '../../ui/money';
import { textIn } from '../../ui/use-act';
import { CodeField, MinimumField, PeriodFields, periodIn, useKeptCode } from './code-fields';

interface Props {
  readonly slug: string;
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** A code of one brand and what narrows it. */
export function NewDiscountCode({ slug, onMade, onClose }: Props) {
  const [code, keepCode] = useKeptCode(slug);
  const [currency, setCurrency] = useState('');
  return (
    <ActDialog
      title={texts.make}
      preview={texts.make_text}
      act={async (form) => {
        await addCode(slug, newCodeIn(form));
        keepCode('');
        onMade();
      }}
      onClose={onClose}
    >
      <CodeField code={code} onChange={keepCode} />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <PeriodFields />
        <Field
          label={money.currency}
          name="currency"
          pattern="[A-Z]{3}"
          maxLength={3}
          autoComplete="off"
          value={currency}
          onChange={(event) => {
            setCurrency(event.target.value);
          }}
        />
        <MinimumField currency={currency} />
        <Field label={texts.member} name="member" inputMode="numeric" pattern="[1-9]\d{0,9}" />
      </div>
    </ActDialog>
  );
}

function newCodeIn(form: FormData) {
  const [currency, member] = ['currency', 'member'].map((name) => textIn(form, name).trim());
  const minimum = currency ? minorUnits(textIn(form, 'minimum').trim(), currency) : undefined;
  return {
    ...periodIn(form),
    ...(currency && { currency }),
    ...(minimum !== undefined && { minimum }),
    ...(member && { member: Number(member) }),
  };
}
