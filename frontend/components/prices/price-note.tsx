import { type CurrentSite } from '../../site/current-site';

/** States what holds for every price: whether tax is included, and the refund period. */
export function PriceNote({ site }: { readonly site: CurrentSite }) {
  const { settings, disclosures } = site.document;
  return (
    <p className="mt-6 text-caption text-text-muted">
      {site.t(disclosures.vat_note === 'included' ? 'home.prices_vat' : 'home.prices_vat_none')}{' '}
      {site.t('home.prices_refund', { count: settings.refund_days })}
    </p>
  );
}
