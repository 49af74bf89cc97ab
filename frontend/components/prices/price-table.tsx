import { type CurrentSite } from '../../site/current-site';
import { type PriceList } from '../../site/prices';

interface Props {
  readonly site: CurrentSite;
  readonly list: PriceList;
  readonly titled?: boolean;
}

/** “Germany and Austria · euro”, in the page's language. */
export function listName({ formats }: CurrentSite, { countries, currency }: PriceList): string {
  return `${formats.list(countries.map((code) => formats.countryName(code)))} · ${formats.currencyName(currency)}`;
}

export function PriceTable({ site, list, titled = true }: Props) {
  const { t, formats } = site;
  return (
    <table className="w-full text-left">
      <caption className={titled ? 'pb-3 text-left text-caption text-text-muted' : 'sr-only'}>
        {listName(site, list)}
      </caption>
      <thead>
        <tr className="text-caption text-text-muted @max-[12rem]:sr-only">
          <th scope="col" className="pb-2 font-normal">
            {t('home.prices_package')}
          </th>
          <th scope="col" className="pb-2 text-right font-normal">
            {t('home.prices_price')}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-normal @max-[18rem]:hidden">
            {t('home.prices_each')}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.offers.map((offer) => (
          <tr
            key={offer.id}
            className="border-t border-hairline align-baseline tabular-nums @max-[12rem]:grid @max-[12rem]:py-4"
          >
            <th
              scope="row"
              className="py-4 pr-2 font-display text-heading [font-weight:var(--display-weight)] text-text-strong @max-[12rem]:py-0 @max-[18rem]:text-title"
            >
              {formats.number(offer.credits)}
            </th>
            <td className="py-4 text-right font-semibold text-text-strong @max-[12rem]:py-0 @max-[12rem]:text-left">
              {formats.money(offer.price, list.currency)}
            </td>
            <td className="py-4 pl-4 text-right text-text-muted @max-[18rem]:hidden">
              {formats.money(offer.perMessage, list.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
