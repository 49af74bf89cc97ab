import { type CurrentSite } from '../../site/current-site';

/**
 * For visitors in the United States. A brand that is offered there shows it at once; on others it appears where the
 * browser has learnt that the visitor is there (see `VisitorCountry`).
 */
export function UsNotice({ site }: { readonly site: CurrentSite }) {
  const home = site.document.settings.countries.includes('US');
  return (
    <section className={`max-w-[70ch] text-caption ${home ? '' : 'hidden [[data-country=US]_&]:block'}`}>
      <h2 className="mb-1 font-sans font-semibold tracking-normal normal-case">{site.t('footer.us_title')}</h2>
      <p>{site.t('footer.us_text')}</p>
    </section>
  );
}
