import { ArtMark } from '../../../components/art/art';
import { type CurrentSite } from '../../../site/current-site';
import { LanderAction } from '../parts/lander-action';

/** The text of a page about one profile for browsers without scripts, which cannot fetch the profile. */
export function Unscripted({ site }: { readonly site: CurrentSite }) {
  return (
    <div className="frame hidden flex-col items-center gap-6 py-12 text-center noscript:flex">
      <ArtMark art={site.document.theme.art} step={2} />
      <h1 className="max-w-[18ch] text-heading">{site.t('landers.member_plain_title')}</h1>
      <p className="max-w-[40ch] text-lead">{site.t('landers.member_plain_text')}</p>
      <LanderAction site={site} className="items-center" />
    </div>
  );
}
