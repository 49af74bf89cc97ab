import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type MailChangePreview, askMailChange, previewMailChange } from '../../api/mail-changes';
import { ConsoleProblem } from '../../api/problem';
import { mailChanges as texts } from '../../texts/mail-changes';
import { Dialog } from '../../ui/dialog';
import { DialogEnd } from '../../ui/dialog-end';
import { Field } from '../../ui/field';
import { useKeptText } from '../../ui/kept-text';
import { problemText } from '../../ui/problem-text';
import { ReasonField } from '../../ui/reason-field';
import { useAct } from '../../ui/use-act';

interface Props {
  readonly slug: string;
  readonly id: string;
  readonly onAsked: (told: string) => void;
  readonly onClose: () => void;
}

const PAUSE_MS = 300;
const LOOKS_WHOLE = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Shows the effect of the new address as it is typed; nothing can be asked for that was not shown before. */
export function MailChangeDialog({ slug, id, onAsked, onClose }: Props) {
  const [typed, keepTyped] = useKeptText(`mail-change ${slug} ${id}`);
  const [reason, keepReason] = useKeptText(`mail-change-reason ${slug} ${id}`);
  const email = typed.trim();
  const { preview, error } = usePreview(slug, id, email);
  const { isBusy, fault, onSubmit } = useAct(async () => {
    if (!preview) return;
    await askMailChange(slug, id, { email: preview.to, reason: reason.trim() });
    keepTyped('');
    keepReason('');
    onAsked(texts.waits);
    onClose();
  });
  return (
    <Dialog isOpen title={texts.open} onClose={onClose}>
      <form onSubmit={onSubmit} className="grid gap-4">
        <Field
          label={texts.address}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          placeholder={texts.address_example}
          value={typed}
          fault={error}
          onChange={(event) => {
            keepTyped(event.target.value);
          }}
        />
        {preview && <Effect preview={preview} />}
        <ReasonField hint={texts.reason_hint} value={reason} onChange={keepReason} />
        <DialogEnd
          fault={fault}
          send={preview ? texts.ask : texts.type_first}
          isOff={isBusy || !preview}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

function Effect({ preview }: { readonly preview: MailChangePreview }) {
  const { from, to, sessions, old_is_told: isOldTold, sends_activation: isActivationSent } = preview;
  return (
    <section aria-label={texts.effect} className="wrap-anywhere">
      <ul className="grid list-disc gap-1 ps-5">
        <li>{texts.from_to.replace('{from}', from).replace('{to}', to)}</li>
        <li>{texts.signs_out.replace('{sessions}', String(sessions))}</li>
        <li>{isOldTold ? texts.old_is_told : texts.old_is_not_told}</li>
        <li>{isActivationSent ? texts.sends_activation : texts.new_is_told}</li>
      </ul>
    </section>
  );
}

/** Asked once somebody pauses in typing a whole address. */
function usePreview(slug: string, id: string, email: string) {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => {
      setPaused(email);
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [email]);
  const isCurrent = paused === email && LOOKS_WHOLE.test(email);
  const query = useQuery({
    queryKey: ['mail-change-preview', slug, id, email],
    queryFn: () => previewMailChange(slug, id, email),
    enabled: isCurrent,
    staleTime: 0,
    retry: false,
  });
  return {
    preview: isCurrent ? query.data : undefined,
    error: isCurrent && query.error ? addressFault(query.error) : undefined,
  };
}

function addressFault(error: Error): string {
  const refusal = error instanceof ConsoleProblem ? error.refusal : undefined;
  const code = refusal?.state === 'invalid' ? refusal.faults[0]?.code : undefined;
  if (code === 'same') return texts.same;
  return code === 'format' ? texts.no_address : problemText(error);
}
