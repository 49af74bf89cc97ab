import { type CurrentSite } from '../../../site/current-site';
import { isFor, priceLists } from '../../../site/prices';
import { PriceTable, listName } from './price-table';
import { Section } from './section';

/** Every price, before anyone has signed up for anything. */
export function Prices({ site }: { readonly site: CurrentSite }) {
  const { t, formats } = site;
  const { settings, disclosures } = site.document;
  const lists = priceLists(site.document);
  const first = lists.find((list) => isFor(list, formats.locale)) ?? lists[0];
  const free = Math.floor(settings.signup_credits / settings.message_credits);
  const costs = [
    { label: t('home.prices_message'), credits: settings.message_credits },
    { label: t('home.prices_photo'), credits: settings.photo_credits },
    { label: t('home.prices_gift'), credits: settings.gift_credits },
  ];
  return (
    <Section site={site} name="prices" title={t('home.prices_title')} lead={t('home.prices_text')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:gap-20">
        <div>
          {free > 0 && (
            <p className="mb-8 font-display text-title [font-weight:var(--display-weight)] text-primary-text">
              {t('home.prices_free', { count: free })}
            </p>
          )}
          <dl>
            {costs.map(({ label, credits }) => (
              <div key={label} className="flex flex-wrap justify-between gap-x-6 border-t border-hairline py-3">
                <dt>{label}</dt>
                <dd className="font-semibold text-text-strong tabular-nums">
                  {t('common.credits', { count: credits })}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="@container">
          {first !== undefined && <PriceTable site={site} list={first} />}
          {lists
            .filter((list) => list !== first)
            .map((list) => (
              <details key={listName(site, list)} className="border-t border-hairline">
                <summary className="min-h-11 cursor-pointer py-3 font-semibold text-text-strong">
                  {listName(site, list)}
                </summary>
                <PriceTable site={site} list={list} titled={false} />
              </details>
            ))}
          <p className="mt-6 text-caption text-text-muted">
            {t(disclosures.vat_note === 'included' ? 'home.prices_vat' : 'home.prices_vat_none')}{' '}
            {t('home.prices_refund', { count: settings.refund_days })}
          </p>
        </div>
      </div>
    </Section>
  );
}
