import { useState } from 'react';
import { FormField, INPUT } from './form-field';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number within bounds. While it is typed, what is no such number changes nothing; left, it becomes the nearest one. */
export function NumberField({ id, label, min, max, value, onChange }: Props) {
  const [draft, setDraft] = useState<string>();
  return (
    <FormField id={id} label={label}>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        className={INPUT}
        min={min}
        max={max}
        value={draft ?? value}
        onChange={({ target }) => {
          setDraft(target.value);
          const typed = Number(target.value);
          if (Number.isInteger(typed) && typed >= min && typed <= max) onChange(typed);
        }}
        onBlur={() => {
          const typed = Math.round(Number(draft));
          if (draft !== undefined && draft !== '' && (typed < min || typed > max))
            onChange(Math.min(max, Math.max(min, typed)));
          setDraft(undefined);
        }}
      />
    </FormField>
  );
}
