import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Order, type RefundPreview, askRefund, previewRefund } from '../../api/money';
import { refund as texts } from '../../texts/money';
import { AmountField } from '../../ui/amount-field';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DialogEnd } from '../../ui/dialog-end';
import { Field } from '../../ui/field';
import { useKeptText } from '../../ui/kept-text';
import { minorUnits, moneyFault, moneyText, plainAmount } from '../../ui/money';
import { problemText } from '../../ui/problem-text';
import { ReasonField } from '../../ui/reason-field';
import { useAct } from '../../ui/use-act';
import { RefundEffect } from './refund-effect';

interface Props {
  readonly slug: string;
  readonly order: Order;
  readonly onDone: (told: string) => void;
  readonly onClose: () => void;
}

const PAUSE_MS = 250;

/** Shows the effect of a refund as the amount is typed; nothing can be sent that was not shown before. */
export function RefundDialog({ slug, order, onDone, onClose }: Props) {
  const { currency } = order;
  const id = String(order.id);
  const left = order.amount - order.refunded - order.disputed;
  const [key] = useState(() => `console:${crypto.randomUUID()}`);
  const [typed, setTyped] = useState(() => plainAmount(left, currency));
  const [credits, setCredits] = useState('');
  const [reason, keepReason] = useKeptText(`refund ${slug} ${id}`);
  const wish = { amount: minorUnits(typed, currency), credits };
  const whole = usePreview(slug, id, { amount: left, credits: '' });
  const preview = usePreview(slug, id, wish);
  const shown = preview.isCurrent ? preview.data : undefined;
  const { isBusy, fault, onSubmit } = useAct(async () => {
    if (!shown) return;
    const body = {
      amount: shown.amount,
      ...(credits !== '' && { credits: Number(credits) }),
      reason: reason.trim(),
      key,
    };
    const { status } = await askRefund(slug, id, body);
    keepReason('');
    onDone((status === 'waiting' ? texts.waits : texts.done).replace('{amount}', moneyText(shown.amount, currency)));
    onClose();
  });
  const zero =
    wish.amount === undefined ? texts.not_money.replace('{example}', plainAmount(left, currency)) : undefined;
  const wrong = moneyFault(typed, currency) ?? zero;
  return (
    <Dialog isOpen title={texts.title.replace('{id}', id)} onClose={onClose}>
      <form onSubmit={onSubmit} className="grid gap-4">
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <AmountField
            label={texts.amount.replace('{left}', moneyText(left, currency))}
            sign={currency}
            value={typed}
            fault={wrong}
            onChange={setTyped}
          />
          <Field
            label={texts.taken}
            inputMode="numeric"
            pattern="\d{1,9}"
            autoComplete="off"
            value={credits}
            onChange={(event) => {
              setCredits(event.target.value.trim());
            }}
          />
        </div>
        <Suggestions
          order={order}
          preview={whole.data}
          onChoose={(amount) => setTyped(plainAmount(amount, currency))}
        />
        <RefundEffect preview={shown} fault={preview.error && !wrong ? problemText(preview.error) : undefined} />
        <ReasonField value={reason} onChange={keepReason} />
        <DialogEnd fault={fault} send={sendText(shown, currency)} isOff={isBusy || !shown} onClose={onClose} />
      </form>
    </Dialog>
  );
}

function sendText(shown: RefundPreview | undefined, currency: string): string {
  if (!shown) return texts.open;
  return (shown.needs_second_person ? texts.ask : texts.send).replace('{amount}', moneyText(shown.amount, currency));
}

interface SuggestionsProps {
  readonly order: Order;
  readonly preview: RefundPreview | undefined;
  readonly onChoose: (amount: number) => void;
}

/** All that is left, and the share of the credits that are unused, rounded up for the payer. */
function Suggestions({ order, preview, onChoose }: SuggestionsProps) {
  if (!preview) return null;
  const { left, unused } = preview;
  const share = Math.min(left, Math.ceil((order.amount * unused) / order.credits));
  const named = (text: string, amount: number): string => text.replace('{amount}', moneyText(amount, order.currency));
  return (
    <p className="flex flex-wrap gap-2">
      <Button onClick={() => onChoose(left)}>{named(texts.all, left)}</Button>
      {share > 0 && <Button onClick={() => onChoose(share)}>{named(texts.pro_rata, share)}</Button>}
    </p>
  );
}

/** Asked once somebody pauses in typing. */
function usePreview(slug: string, id: string, { amount, credits }: { amount: number | undefined; credits: string }) {
  const now = JSON.stringify([amount, credits]);
  const [paused, setPaused] = useState(now);
  useEffect(() => {
    const pause = setTimeout(() => {
      setPaused(now);
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [now]);
  const isSound = amount !== undefined && /^\d{0,9}$/.test(credits);
  const isCurrent = paused === now;
  const query = useQuery({
    queryKey: ['money', 'refund-preview', slug, id, amount, credits],
    queryFn: () =>
      previewRefund(slug, id, { amount: amount ?? 0, ...(credits !== '' && { credits: Number(credits) }) }),
    enabled: isSound && isCurrent,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  return {
    data: query.isPlaceholderData ? undefined : query.data,
    error: isCurrent ? query.error : null,
    isCurrent: isCurrent && isSound && !query.isError,
  };
}
