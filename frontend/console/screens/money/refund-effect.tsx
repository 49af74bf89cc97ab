import { type RefundPreview } from '../../api/money';
import { common } from '../../texts/common';
import { orders, refund as texts } from '../../texts/money';
import { moneyText } from '../../ui/money';

interface Props {
  readonly preview: RefundPreview | undefined;
  readonly fault: string | undefined;
}

/** Says in sentences what a refund would do now. */
export function RefundEffect({ preview, fault }: Props) {
  return (
    <section aria-live="polite" className="min-h-36 rounded-lg border border-line p-3">
      <h3 className="font-semibold">{texts.effect}</h3>
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      {fault === undefined && (preview ? <Effect preview={preview} /> : <p>{common.loading}</p>)}
    </section>
  );
}

function Effect({ preview }: { readonly preview: RefundPreview }) {
  const { amount, currency, vat_amount, credits, unused, status_after } = preview;
  return (
    <ul className="list-disc ps-5 tabular-nums">
      <li>
        {texts.goes.replace('{amount}', moneyText(amount, currency)).replace('{vat}', moneyText(vat_amount, currency))}
      </li>
      <li>{texts.leave.replace('{credits}', String(credits)).replace('{unused}', String(unused))}</li>
      <li>{texts.after.replace('{status}', orders.statuses[status_after] ?? status_after)}</li>
      <li>
        <strong>{wordText(preview)}</strong>
      </li>
    </ul>
  );
}

/** Says whether the word of one person is enough, by the bound that leaves least. */
export function wordText({
  needs_second_person,
  left_alone: { amount, bound, limit },
  currency,
}: Pick<RefundPreview, 'needs_second_person' | 'left_alone' | 'currency'>): string {
  if (limit === 0) return texts.second;
  const text = (needs_second_person ? texts.second_above : texts.alone_up_to)[bound];
  return text.replace('{limit}', moneyText(limit, currency)).replace('{left}', moneyText(amount, currency));
}
