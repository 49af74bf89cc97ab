import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ACTIVATION_CODE_LENGTH, activationCodeDigits } from '../../../../contract/account/activation-code';
import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { describedBy, FormField, INPUT } from '../../../components/ui/form-field';
import { useHydrated } from '../../../components/ui/use-hydrated';
import { type ActivationTexts } from './activation-texts';

interface Props {
  readonly texts: ActivationTexts;
  readonly fault: string | undefined;
  readonly isSending: boolean;
  readonly onFault: (fault: string | undefined) => void;
  readonly onEnter: (code: string) => Promise<boolean>;
  /** Whether something stands in the field. */
  readonly onFilled: (isFilled: boolean) => void;
}

/**
 * One field that sends itself once all digits are there, however they came: typed, pasted or filled in. The button is for
 * keyboards and for another try. Without scripts the browser posts it.
 */
export function CodeForm({ texts, fault, isSending, onFault, onEnter, onFilled }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const scripted = useHydrated();
  const [code, setCode] = useState('');
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [refusals]);

  const enter = async (digits: string): Promise<void> => {
    if (!(await onEnter(digits))) setRefusals((count) => count + 1);
  };
  const fill = (given: string): void => {
    const digits = activationCodeDigits(given);
    if (digits === code) return;
    setCode(digits);
    onFilled(digits !== '');
    if (digits.length === ACTIVATION_CODE_LENGTH) void enter(digits);
    else onFault(undefined);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isSending) return;
    if (code.length === ACTIVATION_CODE_LENGTH) void enter(code);
    else {
      onFault(texts.codeMissing);
      field.current?.focus();
    }
  };

  return (
    <form method="post" action="/api/activation/code" noValidate={scripted} onSubmit={submit}>
      <FormField id="code" label={texts.code}>
        <div className="flex flex-wrap gap-2">
          <input
            ref={field}
            id="code"
            name="code"
            required
            value={code}
            readOnly={isSending}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            className={`${INPUT} max-w-48 min-w-0 grow text-lead tracking-[0.25em] tabular-nums`}
            {...describedBy({ id: 'code', fault })}
            onChange={({ target }) => {
              fill(target.value);
            }}
          />
          <button
            type="submit"
            className={code.length === ACTIVATION_CODE_LENGTH ? BUTTON : QUIET_BUTTON}
            aria-disabled={isSending}
          >
            {isSending ? texts.confirming : texts.confirm}
          </button>
        </div>
      </FormField>
      <p role="alert" id="code-fault" className="mt-2 text-caption font-semibold text-danger empty:hidden">
        {fault}
      </p>
    </form>
  );
}
