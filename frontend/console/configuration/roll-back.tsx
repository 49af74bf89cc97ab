import { useState } from 'react';
import { releases as texts } from '../texts/releases';
import { Button } from '../ui/button';
import { isReason, ReasonField } from './reason-field';

interface Props {
  readonly to: number;
  readonly isBusy: boolean;
  readonly onRollBack: (reason: string) => void;
}

/** A reason and one press. */
export function RollBack({ to, isBusy, onRollBack }: Props) {
  const [reason, setReason] = useState('');
  return (
    <form
      aria-label={texts.roll_back_title}
      className="grid max-w-prose gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onRollBack(reason.trim());
      }}
    >
      <h2>{texts.roll_back_title}</h2>
      <p className="text-quiet">{texts.roll_back_text.replace('{revision}', String(to))}</p>
      <ReasonField value={reason} onChange={setReason} />
      <p>
        <Button type="submit" disabled={isBusy || !isReason(reason)}>
          {texts.roll_back.replace('{revision}', String(to))}
        </Button>
      </p>
    </form>
  );
}
