import { useId } from 'react';
import { releases as texts } from '../texts/releases';
import { INPUT } from '../ui/field';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const isReason = (text: string): boolean => text.trim().length >= 3;

/** Why something is written, published or undone. */
export function ReasonField({ value, onChange }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-quiet">
        {texts.reason}
      </label>
      <input
        id={id}
        required
        minLength={3}
        maxLength={300}
        value={value}
        aria-describedby={`${id}-hint`}
        className={INPUT}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <p id={`${id}-hint`} className="text-quiet">
        {texts.reason_hint}
      </p>
    </div>
  );
}
