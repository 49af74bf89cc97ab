'use client';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly fault?: string | undefined;
  /** Undefined until it is known: the switch stands there, but not yet on a side. */
  readonly isOn: boolean | undefined;
  /** Something else has to be undone first. */
  readonly isHeld?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off at once; the whole line is the target. */
export function Switch({ id, label, hint, fault, isOn, isHeld = false, onChange }: Props) {
  const told = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(
    (one) => one !== false,
  );
  return (
    <label htmlFor={id} className="flex min-h-14 items-center gap-5 py-2 not-has-disabled:cursor-pointer">
      <span className="min-w-0 grow">
        <span id={`${id}-label`} className="block font-semibold text-text-strong">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-caption text-text-muted">
            {hint}
          </span>
        )}
        {fault !== undefined && (
          <span id={`${id}-fault`} role="alert" className="block text-caption font-semibold text-danger">
            {fault}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn ?? false}
        disabled={isOn === undefined || isHeld}
        aria-labelledby={`${id}-label`}
        aria-describedby={told.length > 0 ? told.join(' ') : undefined}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
        className={`relative h-8 w-14 shrink-0 cursor-pointer appearance-none rounded-pill border-2 border-line bg-surface-1 transition-colors duration-200 before:absolute before:top-1 before:left-1 before:size-5 before:rounded-pill before:bg-line before:transition-transform before:duration-200 checked:border-primary checked:bg-primary checked:before:translate-x-6 checked:before:bg-on-primary disabled:cursor-default ${isOn === undefined ? 'before:opacity-0' : ''} ${isHeld ? 'opacity-60' : ''}`}
      />
    </label>
  );
}
