import { ButtonLink } from '../../../components/ui/button-link';
import { type CheckoutTexts } from '../buying-texts';
import { debitHref } from '../debit/debit-address';

interface Props {
  readonly texts: CheckoutTexts;
  /** The id of the package. */
  readonly pack: string;
  /** The code of the discount inside the price. */
  readonly discount: string | undefined;
}

/** A direct debit has a form of its own: nothing is ordered before it. */
export function DebitWay({ texts, pack, discount }: Props) {
  return (
    <div className="grid gap-3">
      <ButtonLink href={debitHref(pack, discount)}>{texts.toDebit}</ButtonLink>
      <p className="text-caption text-text-muted">{texts.toDebitNote}</p>
    </div>
  );
}
