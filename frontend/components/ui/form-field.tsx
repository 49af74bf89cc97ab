import { type ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly hint?: string | undefined;
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}

export const INPUT =
  'w-full min-h-12 rounded-control border border-line bg-surface-1 px-4 py-3 text-text-strong ' +
  'placeholder:text-text-muted aria-invalid:border-danger aria-invalid:border-2 [&:is(select)]:pr-10';

/** Label above, hint below it, fault under the input: where the eye is when it is needed. */
export function FormField({ id, label, note, hint, fault, children }: Props) {
  return (
    <div className="flex flex-col">
      <label htmlFor={id} className="mb-1.5 font-semibold text-text-strong">
        {label}
        {note !== undefined && <span className="font-normal text-text-muted"> ({note})</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mb-2 text-caption text-text-muted">
          {hint}
        </p>
      )}
      {children}
      {fault !== undefined && (
        <p id={`${id}-fault`} className="mt-2 text-caption font-semibold text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}

/** Returns the attributes that link an input to its hint and its error for a screen reader. */
export function describedBy({ id, hint, fault }: Pick<Props, 'id' | 'hint' | 'fault'>) {
  const ids = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(
    (part) => part !== false,
  );
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': fault !== undefined || undefined,
  };
}
