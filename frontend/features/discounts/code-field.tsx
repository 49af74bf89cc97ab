import { useEffect, useRef, useState } from 'react';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { describedBy, FormField, INPUT } from '../../components/ui/form-field';
import { codeInAddress } from '../../lib/payments/chosen-discount';
import { type DiscountTexts } from './discount-texts';

interface Props {
  readonly texts: DiscountTexts;
  /** Answers why the code cannot be used; undefined where it is. */
  readonly onApply: (code: string) => Promise<string | undefined>;
}

const ID = 'discount-code';

/** Where a code is typed. What was typed stays, with the reason below it, where it cannot be used. */
export function CodeField({ texts, onApply }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // It is never rendered by the server: there is no offer yet.
  const [typed, setTyped] = useState(() => codeInAddress() ?? '');
  const [fault, setFault] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const apply = async (code: string): Promise<boolean> => {
    setAsking(true);
    const reason = await onApply(code);
    setAsking(false);
    setFault(reason);
    if (reason === undefined) setTyped('');
    return reason === undefined;
  };
  const linked = useRef(apply);
  useEffect(() => {
    const code = codeInAddress();
    if (code !== undefined) void linked.current(code);
  }, []);
  const send = async (): Promise<void> => {
    if (isAsking) return;
    if (typed.trim() === '') setFault(texts.missing);
    else if (await apply(typed)) return;
    field.current?.focus();
  };
  return (
    <form
      noValidate
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormField id={ID} label={texts.label} fault={fault}>
        <div className="flex gap-2">
          <input
            ref={field}
            id={ID}
            name="code"
            value={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={`${INPUT} min-w-0 flex-1 uppercase`}
            {...describedBy({ id: ID, hint: undefined, fault })}
            onChange={({ target }) => {
              setTyped(target.value);
              setFault(undefined);
            }}
          />
          <button type="submit" className={`${QUIET_BUTTON} shrink-0`} aria-disabled={isAsking}>
            {texts.apply}
          </button>
        </div>
      </FormField>
    </form>
  );
}
