import { type CurrentSite, fictionalLabel } from '../../site/current-site';

/** Last on every page: for whom the site is, and what its fictional profiles are. */
export function Disclaimer({ site }: { readonly site: CurrentSite }) {
  const { t, document } = site;
  return (
    <aside className="frame grid gap-2 pb-10 text-caption text-text-muted">
      <p>{t('footer.disclaimer')}</p>
      {document.disclosures.fictional_profiles && (
        <p className="max-w-[80ch]">{t('footer.fictional', { label: fictionalLabel(site) })}</p>
      )}
    </aside>
  );
}
