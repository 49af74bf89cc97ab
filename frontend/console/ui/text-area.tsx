import { type TextareaHTMLAttributes, useId } from 'react';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  readonly hint?: string;
}

/** A text of several lines with its name above it. */
export function TextArea({ label, hint, ...rest }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-quiet">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="w-full rounded-md border border-field bg-panel p-3 text-strong"
        {...rest}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
