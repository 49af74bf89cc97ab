import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewTransfer, recordTransfer } from '../../api/money';
import { transfers as texts } from '../../texts/due-refunds';
import { refund } from '../../texts/money';
import { Answer } from '../../ui/answer';
import { Dialog } from '../../ui/dialog';
import { DialogEnd } from '../../ui/dialog-end';
import { Field } from '../../ui/field';
import { useKeptText } from '../../ui/kept-text';
import { moneyText } from '../../ui/money';
import { ReasonField } from '../../ui/reason-field';
import { useAct } from '../../ui/use-act';
import { wordText } from './refund-effect';

interface Props {
  readonly slug: string;
  readonly id: string;
  /** The sum that is owed, in words. */
  readonly owed: string;
  readonly onDone: (told: string) => void;
  readonly onClose: () => void;
}

/** Records that our bank has paid what a refund owes which the provider did not pay. */
export function TransferDialog({ slug, id, owed, onDone, onClose }: Props) {
  const [key] = useState(() => `console:${crypto.randomUUID()}`);
  const [reference, keepReference] = useKeptText(`transfer reference ${slug} ${id}`);
  const [reason, keepReason] = useKeptText(`transfer ${slug} ${id}`);
  const preview = useQuery({
    queryKey: ['money', 'transfer-preview', slug, id],
    queryFn: () => previewTransfer(slug, id),
    staleTime: 0,
    retry: false,
  });
  const { isBusy, fault, onSubmit } = useAct(async () => {
    const body = { reference: reference.trim(), reason: reason.trim(), key };
    const { status, amount, currency } = await recordTransfer(slug, id, body);
    keepReference('');
    keepReason('');
    onDone((status === 'waiting' ? texts.waits : texts.done).replace('{amount}', moneyText(amount, currency)));
    onClose();
  });
  return (
    <Dialog isOpen title={texts.title.replace('{amount}', owed)} onClose={onClose}>
      <form onSubmit={onSubmit} className="grid gap-4">
        <p>
          {texts.text} {texts.reference_hint}
        </p>
        <Field
          label={texts.reference}
          required
          minLength={3}
          maxLength={140}
          autoComplete="off"
          value={reference}
          onChange={(event) => keepReference(event.target.value)}
        />
        <section aria-live="polite" className="rounded-lg border border-line p-3">
          <h3 className="font-semibold">{refund.effect}</h3>
          <Answer query={preview}>
            {(shown) => (
              <ul className="list-disc ps-5 tabular-nums">
                <li>{texts.counts.replace('{amount}', moneyText(shown.amount, shown.currency))}</li>
                <li>
                  {shown.credits === 0 ? texts.leave_none : texts.leave.replace('{credits}', String(shown.credits))}
                </li>
                <li>
                  <strong>{wordText(shown)}</strong>
                </li>
              </ul>
            )}
          </Answer>
        </section>
        <ReasonField value={reason} onChange={keepReason} />
        <DialogEnd
          fault={fault}
          send={preview.data?.needs_second_person === true ? texts.ask : texts.send}
          isOff={isBusy || !preview.data}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
