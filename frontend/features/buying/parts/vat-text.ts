import { createFormats } from '../../../lib/i18n/formats';
import { type CheckoutTexts } from '../buying-texts';
import { HOLE } from '../holes';

interface Vat {
  readonly vat_basis_points: number;
  readonly currency: string;
}

/** The VAT inside a price, and its rate. */
export function vatText(
  texts: CheckoutTexts,
  { vat_basis_points: points, currency }: Vat,
  { vat_amount: vat }: { readonly vat_amount: number },
): string {
  if (points === 0) return texts.vatNone;
  const rate = new Intl.NumberFormat(texts.locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    points / 10_000,
  );
  return texts.vat.replace(HOLE.rate, rate).replace(HOLE.amount, createFormats(texts.locale).money(vat, currency));
}
