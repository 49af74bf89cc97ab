import { useEffect, useRef, useState } from 'react';
import { DANGER_BUTTON, QUIET_BUTTON } from '../../components/ui/button-link';
import { createFormats } from '../../lib/i18n/formats';
import { type Mandate } from './mandate';
import { HOLE, type MandateTexts } from './mandate-texts';

interface Props {
  readonly texts: MandateTexts;
  readonly mandate: Mandate;
  readonly onRevoke: () => Promise<void>;
}

/** A mandate, and the step that asks before it ends. */
export function MandateRow({ texts, mandate, onRevoke }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { date } = createFormats(texts.locale);
  const { iban_end: end, reference } = mandate;
  return (
    <li className="grid gap-3 border-t border-hairline py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere text-text-strong">{mandate.account_holder}</p>
          <p>{texts.account.replace(HOLE.end, end)}</p>
          <ul className="text-caption text-text-muted">
            <li>{texts.reference.replace(HOLE.reference, reference)}</li>
            <li>{texts.signed.replace(HOLE.date, date(new Date(mandate.signed_at)))}</li>
            <li>{texts.used.replace(HOLE.date, date(new Date(mandate.last_used_at)))}</li>
          </ul>
        </div>
        {!isAsking && (
          <button
            type="button"
            className={`${QUIET_BUTTON} shrink-0`}
            aria-label={texts.revokeNamed.replace(HOLE.end, end)}
            onClick={() => {
              setAsking(true);
            }}
          >
            {texts.revoke}
          </button>
        )}
      </div>
      {isAsking && (
        <Sure
          texts={texts}
          end={end}
          onRevoke={onRevoke}
          onKeep={() => {
            setAsking(false);
          }}
        />
      )}
    </li>
  );
}

interface SureProps {
  readonly texts: MandateTexts;
  readonly end: string;
  readonly onRevoke: () => Promise<void>;
  readonly onKeep: () => void;
}

function Sure({ texts, end, onRevoke, onKeep }: SureProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const send = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    await onRevoke();
    setSending(false);
  };
  return (
    <div className="grid gap-3 border-l-4 border-line pl-4">
      <h4 ref={heading} tabIndex={-1} className="font-semibold text-text-strong outline-none">
        {texts.sureTitle.replace(HOLE.end, end)}
      </h4>
      <p className="max-w-[56ch]">{texts.sureText}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <button type="button" className={DANGER_BUTTON} aria-disabled={isSending} onClick={() => void send()}>
          {texts.sure}
        </button>
        <button type="button" className={QUIET_BUTTON} onClick={onKeep}>
          {texts.keep}
        </button>
      </div>
    </div>
  );
}
