import { type SelectHTMLAttributes, useId } from 'react';
import { INPUT } from './field';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few values, with its name above it. */
export function Choice({ label, choices, ...rest }: Props) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <label htmlFor={id} className="text-quiet">
        {label}
      </label>
      <select id={id} className={INPUT} {...rest}>
        {choices.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
