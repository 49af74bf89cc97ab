import { type InputHTMLAttributes, useId } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly fault?: string | undefined;
}

export const INPUT = 'target w-full rounded-md border border-field bg-panel px-3 text-strong placeholder:text-quiet';

/** An input with its name above it and what was wrong with it below. */
export function Field({ label, fault, ...rest }: Props) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <label htmlFor={id} className="text-quiet">
        {label}
      </label>
      <input
        id={id}
        className={INPUT}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        {...rest}
      />
      {fault !== undefined && (
        <p id={`${id}-fault`} role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
