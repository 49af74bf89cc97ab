import { ArtMark } from '../../components/art/art';
import { ButtonLink } from '../../components/ui/button-link';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { DATE } from './date-hole';
import { DeletionDay } from './deletion-day';

const FACTS = ['now', 'back', 'gone', 'kept'] as const;

/** Where a member arrives who has left: what happens now, and how to come back. */
export async function AccountDeletedPage() {
  const { document, formats, t } = await currentSite();
  return (
    <div className="frame grid justify-items-start gap-6 py-12 lg:py-20">
      <ArtMark art={document.theme.art} step={1} />
      <h1 className="max-w-[18ch] text-heading">{t('frame.deleted_title')}</h1>
      <p className="max-w-[52ch] text-lead">{t('frame.deleted_text')}</p>
      <ul className="grid max-w-[65ch] list-disc gap-3 pl-5">
        {FACTS.map((fact) => (
          <li key={fact}>
            {t(`frame.deleted_${fact}`)}{' '}
            {fact === 'back' && <DeletionDay text={t('frame.deleted_until', { date: DATE })} locale={formats.locale} />}
          </li>
        ))}
      </ul>
      <ButtonLink href={ROUTES.index}>{t('errors.home')}</ButtonLink>
    </div>
  );
}
