import { useState } from 'react';
import { retryRefund, waiveRefund } from '../../api/money';
import { transfers, waivers } from '../../texts/due-refunds';
import { refund as texts } from '../../texts/money';
import { ActDialog } from '../../ui/act-dialog';
import { Button } from '../../ui/button';
import { moneyText } from '../../ui/money';
import { problemText } from '../../ui/problem-text';
import { TransferDialog } from './transfer-dialog';

interface Props {
  readonly slug: string;
  readonly refund: { readonly id: string; readonly amount: number; readonly owed: number };
  readonly currency: string;
  /** One that was made on the provider's pages and failed is not sent from here. */
  readonly canSend: boolean;
  /** A refund that failed may be paid by our bank; one on its way may not. */
  readonly canTransfer: boolean;
  /** A payment that brought no credits goes back in any case. */
  readonly canWaive: boolean;
  readonly onDone: (told: string) => void;
}

/** The ways out of a refund that the provider did not pay: sent again, paid by our bank, or not paid. */
export function FailedRefundActs({ slug, refund, currency, canSend, canTransfer, canWaive, onDone }: Props) {
  const [open, setOpen] = useState<'transfer' | 'waiver'>();
  const { id, amount, owed } = refund;
  const sum = moneyText(owed, currency);
  const close = (): void => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      {canSend && (
        <SendAgain
          {...{ slug, id, onDone }}
          text={owed < amount ? texts.retry_rest.replace('{amount}', sum) : texts.retry}
        />
      )}
      {canTransfer && <Button onClick={() => setOpen('transfer')}>{transfers.open}</Button>}
      {canWaive && <Button onClick={() => setOpen('waiver')}>{waivers.open}</Button>}
      {open === 'transfer' && <TransferDialog {...{ slug, id, onDone }} owed={sum} onClose={close} />}
      {open === 'waiver' && (
        <ActDialog
          title={waivers.open}
          preview={waivers.text.replace('{amount}', sum)}
          reasonOf={`waiver ${slug} ${id}`}
          act={async (_, reason) => {
            await waiveRefund(slug, id, reason);
            onDone(waivers.done);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

interface SendProps extends Pick<Props, 'slug' | 'onDone'> {
  readonly id: string;
  readonly text: string;
}

function SendAgain({ slug, id, text, onDone }: SendProps) {
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await retryRefund(slug, id);
      onDone(texts.retried);
    } catch (error) {
      onDone(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button disabled={isBusy} onClick={() => void send()}>
      {text}
    </Button>
  );
}
