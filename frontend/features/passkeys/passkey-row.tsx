'use client';

import { useRef, useState } from 'react';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { type components } from '../../lib/api/schema';
import { createFormats } from '../../lib/i18n/formats';
import { PLACEHOLDER, type PasskeysTexts } from './passkey-texts';

type Passkey = components['schemas']['Passkey'];

interface Props {
  readonly passkey: Passkey;
  readonly texts: PasskeysTexts;
  readonly onRemove: () => Promise<void>;
}

/** One passkey; removing it asks once more, in its place. */
export function PasskeyRow({ passkey, texts, onRemove }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const name = passkey.name === '' ? texts.unknown : passkey.name;

  const remove = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await onRemove();
    setBusy(false);
    setAsking(false);
  };
  const keep = (): void => {
    setAsking(false);
    first.current?.focus();
  };

  return (
    <li className="grid min-h-18 gap-3 border-t border-hairline py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 grow">
          <span className="block font-semibold text-text-strong">{name}</span>
          <span className="block text-caption text-text-muted">{history(passkey, texts)}</span>
        </p>
        <button
          ref={first}
          type="button"
          className={`${QUIET_BUTTON} shrink-0`}
          aria-label={texts.removeNamed.replace(PLACEHOLDER.device, name)}
          aria-expanded={isAsking}
          onClick={() => {
            setAsking(!isAsking);
          }}
        >
          {texts.remove}
        </button>
      </div>
      {isAsking && (
        <div role="group" aria-label={texts.removeNamed.replace(PLACEHOLDER.device, name)} className="grid gap-3 pb-2">
          <p className="max-w-[60ch]">{texts.sure.replace(PLACEHOLDER.device, name)}</p>
          <div className="flex flex-wrap gap-3">
            <button type="button" className={QUIET_BUTTON} onClick={keep}>
              {texts.keep}
            </button>
            <button type="button" className={QUIET_BUTTON} aria-disabled={isBusy} onClick={() => void remove()}>
              {texts.remove}
            </button>
          </div>
        </div>
      )}
    </li>
  );
}

function history({ created, last_used }: Passkey, texts: PasskeysTexts): string {
  const formats = createFormats(texts.locale);
  const added = texts.added.replace(PLACEHOLDER.date, formats.date(new Date(created)));
  const used =
    last_used === null
      ? texts.unused
      : texts.used.replace(PLACEHOLDER.when, formats.relative(new Date(last_used), new Date()));
  return `${added} · ${used}`;
}
