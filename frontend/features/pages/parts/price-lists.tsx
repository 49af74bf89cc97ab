import { PriceNote } from '../../../components/prices/price-note';
import { listName, PriceTable } from '../../../components/prices/price-table';
import { type CurrentSite } from '../../../site/current-site';
import { nearestFirst, priceLists } from '../../../site/prices';

/** Every package in every currency, the one of the page's own country first. */
export function PriceLists({ site }: { readonly site: CurrentSite }) {
  const lists = nearestFirst(priceLists(site.document), site.formats.locale);
  return (
    <div className="mt-8">
      {lists.map((list) => (
        <div key={listName(site, list)} className="@container mb-10">
          <PriceTable site={site} list={list} />
        </div>
      ))}
      <PriceNote site={site} />
    </div>
  );
}
