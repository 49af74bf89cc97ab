import { type CurrentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { ArtMark } from '../art/art';
import { ButtonLink } from '../ui/button-link';

export function NotFoundPage({ site }: { readonly site: CurrentSite }) {
  const { t, document } = site;
  return (
    <div className="frame grid justify-items-start gap-6 py-16 lg:py-28">
      <ArtMark art={document.theme.art} step={1} />
      <h1 className="max-w-[16ch] text-heading">{t('errors.absent_title')}</h1>
      <p className="max-w-[46ch] text-lead">{t('errors.absent_text')}</p>
      <ButtonLink href={ROUTES.index}>{t('errors.home')}</ButtonLink>
    </div>
  );
}
