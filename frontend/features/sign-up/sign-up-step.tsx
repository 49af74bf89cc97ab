import { type ReactNode } from 'react';
import { STEPS } from './sign-up-rules';

interface Props {
  readonly at: number;
  /** Undefined before the scripts are there: then the styles know. */
  readonly isShown: boolean | undefined;
  readonly title: string;
  readonly progress: string | undefined;
  readonly hint?: string;
  readonly fault?: string | undefined;
  readonly id?: string;
  readonly children: ReactNode;
}

/** One question. It stays in the form while it is hidden, so that nothing in it is lost. */
export function SignUpStep({ at, isShown, title, progress, hint, fault, id, children }: Props) {
  return (
    <fieldset
      id={`step-${at + 1}`}
      data-shown={isShown || undefined}
      className={`step min-w-0 ${isShown === false ? 'hidden' : ''}`}
      aria-describedby={fault !== undefined && id !== undefined ? `${id}-fault` : undefined}
    >
      <legend tabIndex={-1} className="mb-5 w-full outline-none">
        <span className="needs-script mb-2 block text-caption text-text-muted">{progress}</span>
        <span className="needs-script mb-8 flex gap-1.5" aria-hidden="true">
          {STEPS.map(([first], other) => (
            <span key={first} className={`h-1.5 flex-1 rounded-pill ${other <= at ? 'bg-primary' : 'bg-surface-3'}`} />
          ))}
        </span>
        <h2 className="text-heading">{title}</h2>
      </legend>
      {hint !== undefined && <p className="mb-5 max-w-[44ch]">{hint}</p>}
      {children}
      {fault !== undefined && (
        <p role="alert" id={id === undefined ? undefined : `${id}-fault`} className="mt-3 font-semibold text-danger">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
