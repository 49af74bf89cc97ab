import { useState } from 'react';
import { common } from '../texts/common';
import { Button } from './button';

/** A text to paste elsewhere, with a way to copy it. `what` names it for those who do not see it. */
export function Copied({ text, what }: { readonly text: string; readonly what: string }) {
  const [said, setSaid] = useState('');
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => {
        setSaid(common.copied);
      },
      () => {
        setSaid(common.not_copied);
      },
    );
  };
  return (
    <span className="flex flex-wrap items-center gap-2">
      <code className="wrap-anywhere">{text}</code>
      <Button onClick={copy} aria-label={`${common.copy} ${what}: ${text}`}>
        {common.copy}
      </Button>
      <span role="status">{said}</span>
    </span>
  );
}
