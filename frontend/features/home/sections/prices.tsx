import { PriceNote } from '../../../components/prices/price-note';
import { listName, PriceTable } from '../../../components/prices/price-table';
import { type CurrentSite } from '../../../site/current-site';
import { nearestFirst, priceLists } from '../../../site/prices';
import { Section } from './section';

/** Every price, before anyone has signed up for anything. */
export function Prices({ site }: { readonly site: CurrentSite }) {
  const { t, formats } = site;
  const { settings, features } = site.document;
  const [first, ...others] = nearestFirst(priceLists(site.document), formats.locale);
  const free = Math.floor(settings.signup_credits / settings.message_credits);
  const costs = [
    { label: t('home.prices_message'), credits: settings.message_credits },
    ...(features.photo_messages ? [{ label: t('home.prices_photo'), credits: settings.photo_credits }] : []),
    ...(features.gifts ? [{ label: t('home.prices_gift'), credits: settings.gift_credits }] : []),
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
          {others.map((list) => (
            <details key={listName(site, list)} className="border-t border-hairline">
              <summary className="min-h-11 cursor-pointer py-3 font-semibold text-text-strong">
                {listName(site, list)}
              </summary>
              <PriceTable site={site} list={list} titled={false} />
            </details>
          ))}
          <PriceNote site={site} />
        </div>
      </div>
    </Section>
  );
}
