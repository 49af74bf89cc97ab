import { createFormats } from '../../../lib/i18n/formats';
import { type Offer } from '../../../lib/payments/offer';
import { type BuyingTexts } from '../buying-texts';
import { HOLE } from '../holes';
import { ROW } from './row';

interface Props {
  readonly texts: BuyingTexts;
  readonly offer: Offer;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** A package has the height of its bones, so that nothing moves when prices arrive. */
export const PACKAGE_HEIGHT = 'min-h-18';

export function PackageList({ texts, offer, chosen, onChoose }: Props) {
  const { money, number } = createFormats(texts.locale);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3">
        <h2 className="text-title">{texts.packageLegend}</h2>
      </legend>
      <div className="grid gap-2">
        {offer.packages.map(
          ({ id, credits, amount, list_amount: regular, message_amount: each, best_value: isBest }) => (
            <label
              key={id}
              className={`grid ${ROW} ${PACKAGE_HEIGHT} grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-0.5 py-2.5 leading-tight tabular-nums`}
            >
              <input
                type="radio"
                name="package"
                value={id}
                checked={id === chosen}
                className="row-span-2 size-5 accent-primary"
                onChange={() => {
                  onChoose(id);
                }}
              />
              <span className="text-lead leading-tight font-semibold text-text-strong">
                {texts.creditsOf.replace(HOLE.number, number(credits))}
              </span>
              <span className="text-right text-lead leading-tight font-semibold text-text-strong">
                {money(amount, offer.currency)}
              </span>
              <span className="col-span-2 col-start-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-caption text-text-muted">
                {each !== null && <span>{texts.perMessage.replace(HOLE.price, money(each, offer.currency))}</span>}
                {regular > amount && (
                  <span>{texts.regularPrice.replace(HOLE.price, money(regular, offer.currency))}</span>
                )}
                {isBest && (
                  <span className="rounded-pill bg-secondary px-2.5 py-0.5 font-semibold text-on-secondary">
                    {texts.best}
                  </span>
                )}
              </span>
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}
