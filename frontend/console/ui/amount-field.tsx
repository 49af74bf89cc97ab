import { type ComponentProps, useId } from 'react';
import { INPUT } from './field';

interface InputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** The currency or the percent sign that stands beside it. */
  readonly sign: string;
}

/** A number as people write it, with its sign beside it. */
export function AmountInput({ sign, onChange, id, ...rest }: InputProps) {
  const described = [sign !== '' && `${id ?? ''}-sign`, rest['aria-describedby']].filter(Boolean).join(' ');
  return (
    <span className="flex max-w-56 items-center gap-2">
      <input
        {...rest}
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={`${INPUT} min-w-0 text-end tabular-nums`}
        aria-describedby={described === '' ? undefined : described}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      {sign !== '' && (
        <span id={`${id ?? ''}-sign`} className="w-10 shrink-0">
          {sign}
        </span>
      )}
    </span>
  );
}

interface FieldProps extends Omit<InputProps, 'id'> {
  readonly label: string;
  readonly fault: string | undefined;
}

/** An amount in a dialog. What cannot be read is said at once, and nothing is sent with it. */
export function AmountField({ label, fault, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <label htmlFor={id} className="text-quiet">
        {label}
      </label>
      <AmountInput
        {...rest}
        id={id}
        // The browser sends no form whose fields are wrong.
        ref={(input) => input?.setCustomValidity(fault ?? '')}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
      />
      {fault !== undefined && (
        <p id={`${id}-fault`} role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
