import { BUTTON } from '../../../components/ui/button-link';
import { createFormats } from '../../../lib/i18n/formats';
import { type PayingTexts } from '../buying-texts';
import { HOLE } from '../holes';
import { type Paying } from '../use-paying';

interface Props {
  readonly texts: PayingTexts;
  readonly paying: Paying;
  readonly amount: number;
  readonly currency: string;
  readonly onPress: () => void;
}

/** Says that pressing it costs money, how much, and why it did not work. */
export function PayButton({ texts, paying, amount, currency, onPress }: Props) {
  const isBusy = paying.name === 'asking' || paying.name === 'leaving';
  return (
    <div className="grid gap-3">
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {paying.name === 'refused' && paying.text}
      </p>
      <button type="button" className={`${BUTTON} w-full text-balance`} aria-disabled={isBusy} onClick={onPress}>
        {texts.order.replace(HOLE.price, createFormats(texts.locale).money(amount, currency))}
      </button>
      <p role="status" className="text-caption text-text-muted">
        {paying.name === 'leaving' ? texts.leaving : texts.hosted}
      </p>
    </div>
  );
}
