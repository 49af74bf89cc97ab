import { useId, useState } from 'react';
import { common } from '../texts/common';
import { Button } from './button';
import { INPUT } from './field';

interface Props {
  readonly text: string;
  readonly secret: string;
  /** The words by which somebody says that they have kept the secret. */
  readonly kept: string;
  readonly onKept: () => void;
}

/** A secret that is never told again. It stands in the screen until somebody says that they have it. */
export function ShownOnce({ text, secret, kept, onKept }: Props) {
  const id = useId();
  const [said, setSaid] = useState('');
  const copy = (): void => {
    navigator.clipboard.writeText(secret).then(
      () => setSaid(common.copied),
      () => setSaid(common.not_copied),
    );
  };
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-panel p-4">
      <label htmlFor={id} className="font-semibold">
        {text}
      </label>
      <input
        id={id}
        readOnly
        value={secret}
        onFocus={(event) => {
          event.target.select();
        }}
        className={INPUT}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button look="main" onClick={copy}>
          {common.copy}
        </Button>
        <Button onClick={onKept}>{kept}</Button>
        <p role="status">{said}</p>
      </div>
    </section>
  );
}
