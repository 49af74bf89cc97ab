import { useLayoutEffect, useRef } from 'react';
import { describedBy, INPUT } from '../../../components/ui/form-field';
import { groupIban } from './iban-groups';

interface Props {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Groups an IBAN while it is typed, and leaves the cursor where it was. */
export function IbanInput({ value, fault, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const cursor = useRef<number>(undefined);
  useLayoutEffect(() => {
    const at = cursor.current;
    cursor.current = undefined;
    if (at !== undefined && document.activeElement === field.current) field.current?.setSelectionRange(at, at);
  });
  return (
    <input
      ref={field}
      id="iban"
      name="iban"
      required
      value={value}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className={`${INPUT} tabular-nums`}
      {...describedBy({ id: 'iban', hint: undefined, fault })}
      onChange={({ target }) => {
        const typed = groupIban({ text: target.value, cursor: target.selectionStart ?? target.value.length });
        cursor.current = typed.cursor;
        // Where only a gap was taken away, nothing changes but the cursor.
        target.value = typed.text;
        target.setSelectionRange(typed.cursor, typed.cursor);
        onChange(typed.text);
      }}
    />
  );
}
