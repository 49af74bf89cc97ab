import { useState } from 'react';
import { signIn as texts } from '../texts/sign-in';
import { Button } from '../ui/button';

interface Props {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

export function RecoveryCodes({ codes, onSaved }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => {
        setCopied(true);
      },
      // Where the browser forbids it the codes can be selected.
      () => undefined,
    );
  };
  return (
    <div className="grid gap-4">
      <h1>{texts.codes_title}</h1>
      <p>{texts.codes_text}</p>
      <ul className="grid gap-1 rounded-md border border-line p-3 font-mono text-sm select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={copy}>{isCopied ? texts.codes_copied : texts.codes_copy}</Button>
      <Button look="main" onClick={onSaved}>
        {texts.codes_saved}
      </Button>
    </div>
  );
}
