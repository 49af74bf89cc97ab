'use client';

import { useState } from 'react';
import { describedBy, INPUT } from './form-field';

interface Props {
  readonly id: string;
  /** The name of the input if it differs from the id. */
  readonly name?: string;
  readonly hint?: string | undefined;
  readonly fault?: string | undefined;
  readonly showLabel: string;
  readonly autoComplete: 'new-password' | 'current-password';
}

/** A password that can be looked at while it is typed: whoever sees what they write needs no second field. */
export function PasswordInput({ id, name = id, hint, fault, showLabel, autoComplete }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <input
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        required
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        className={INPUT}
        {...describedBy({ id, hint, fault })}
      />
      <label className="needs-script order-last mt-1 inline-flex min-h-11 self-start cursor-pointer items-center gap-3 text-caption">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => {
            setShown(event.target.checked);
          }}
          className="size-5 accent-primary"
        />
        {showLabel}
      </label>
    </>
  );
}
