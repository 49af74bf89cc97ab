import { type RefObject, useEffect, useRef, useState } from 'react';
import { QUIET_BUTTON } from '../../../components/ui/button-link';
import { describedBy, FormField, INPUT } from '../../../components/ui/form-field';
import { minutesText, useSecondsLeft } from '../../../lib/countdown';
import { createFormats } from '../../../lib/i18n/formats';
import { type FieldProps, faultText, Legend } from './account-fields';
import { DEBIT_HOLE, type DebitTexts } from './debit-texts';
import { type PhoneCode } from './use-phone-code';

interface Props extends FieldProps {
  readonly code: PhoneCode;
  /** ISO 3166-1, of numbers that get a code. */
  readonly countries: readonly string[];
}

/** The number that gets a code, and the code. */
export function PhoneFields({ texts, values, faults, onChange, code, countries }: Props) {
  const { list, countryName } = createFormats(texts.locale);
  const named = list(countries.map(countryName));
  const otp = useRef<HTMLInputElement>(null);
  const [sendings, setSendings] = useState(0);
  useEffect(() => {
    if (sendings > 0) otp.current?.focus();
  }, [sendings]);
  const send = async (): Promise<void> => {
    if (!(await code.send(values.phone))) return;
    onChange('otp', '');
    setSendings((count) => count + 1);
  };
  const isSent = code.sentTo !== undefined && code.sentTo === values.phone.trim();
  const fault = faultText('phone', texts, code.fault === undefined ? faults : { phone: code.fault });
  const phone = {
    ...{ id: 'phone', label: texts.phone, hint: texts.phoneHint.replace(DEBIT_HOLE.countries, named) },
    fault: fault?.replace(DEBIT_HOLE.countries, named),
  };
  return (
    <fieldset className="grid min-w-0 gap-5">
      <Legend text={texts.phoneTitle} />
      <FormField {...phone}>
        <input
          id="phone"
          name="phone"
          type="tel"
          required
          value={values.phone}
          maxLength={32}
          autoComplete="tel"
          className={INPUT}
          {...describedBy(phone)}
          onChange={({ target }) => {
            onChange('phone', target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void send();
          }}
        />
      </FormField>
      <SendButton texts={texts} code={code} isAgain={isSent} onPress={() => void send()} />
      {isSent && (
        <CodeField
          texts={texts}
          code={code}
          field={otp}
          value={values.otp}
          fault={faultText('otp', texts, faults)}
          onChange={(value) => {
            onChange('otp', value);
          }}
        />
      )}
    </fieldset>
  );
}

interface SendProps {
  readonly texts: DebitTexts;
  readonly code: PhoneCode;
  readonly isAgain: boolean;
  readonly onPress: () => void;
}

function SendButton({ texts, code, isAgain, onPress }: SendProps) {
  const left = useSecondsLeft(code.againAt) ?? 0;
  return (
    <div className="grid justify-items-start gap-2">
      <p role="status" className="text-text-strong empty:hidden">
        {isAgain && texts.sent.replace(DEBIT_HOLE.phone, code.sentTo ?? '')}
      </p>
      <button
        type="button"
        className={QUIET_BUTTON}
        aria-disabled={code.isSending || left > 0}
        aria-describedby={left > 0 ? 'again-in' : undefined}
        onClick={onPress}
      >
        {isAgain ? texts.again : texts.send}
      </button>
      {left > 0 && (
        <p id="again-in" className="text-caption text-text-muted tabular-nums">
          {texts.againIn.replace(DEBIT_HOLE.time, minutesText(left))}
        </p>
      )}
    </div>
  );
}

interface CodeProps {
  readonly texts: DebitTexts;
  readonly code: PhoneCode;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

function CodeField({ texts, code, field, value, fault, onChange }: CodeProps) {
  const left = useSecondsLeft(code.endsAt) ?? 0;
  const hint = left > 0 ? texts.validFor.replace(DEBIT_HOLE.time, minutesText(left)) : texts.lapsed;
  const otp = { id: 'otp', label: texts.otp, hint, fault };
  return (
    <FormField {...otp}>
      <input
        ref={field}
        id="otp"
        name="otp"
        required
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        className={`${INPUT} max-w-48 text-lead tracking-[0.25em] tabular-nums`}
        {...describedBy(otp)}
        onChange={({ target }) => {
          // People copy the spaces beside it, too.
          onChange(target.value.replace(/\D/g, '').slice(0, 6));
        }}
      />
    </FormField>
  );
}
