import { type ReactNode } from 'react';
import { Dialog } from './dialog';
import { DialogEnd } from './dialog-end';
import { useKeptText } from './kept-text';
import { ReasonField } from './reason-field';
import { textIn, useAct } from './use-act';

interface Props {
  readonly title: string;
  /** The preview says what the act will do. */
  readonly preview: string;
  /** Names what is typed as the reason of this act on this subject; undefined where none is asked for. */
  readonly reasonOf?: string | undefined;
  readonly act: (form: FormData, reason: string) => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Says what an act will do, asks why where it has to, and does it. Enter in the dialog does it. */
export function ActDialog({ title, preview, reasonOf, act, onClose, children }: Props) {
  const [reason, keepReason] = useKeptText(reasonOf ?? title);
  const { isBusy, fault, onSubmit } = useAct(async (form) => {
    await act(form, textIn(form, 'reason').trim());
    keepReason('');
    onClose();
  });
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <form onSubmit={onSubmit} className="grid gap-4">
        <p>{preview}</p>
        {children}
        {reasonOf !== undefined && <ReasonField value={reason} onChange={keepReason} />}
        <DialogEnd fault={fault} send={title} isOff={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
