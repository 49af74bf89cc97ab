import { ArtMark } from '../../components/art/art';
import { type CurrentSite } from '../../site/current-site';

/** The story of the three marks, ended, and one last line. */
export function Closing({ site }: { readonly site: CurrentSite }) {
  return (
    <section className="section-space frame flex flex-col items-center gap-8 text-center">
      <ArtMark art={site.document.theme.art} step={3} />
      <p className="max-w-[16ch] font-display text-heading [font-weight:var(--display-weight)] tracking-[var(--display-tracking)] text-balance text-text-strong [text-transform:var(--display-case)]">
        {site.t('home.closing_title')}
      </p>
    </section>
  );
}
