import { ArtMark } from '../../components/art/art';
import { ButtonLink } from '../../components/ui/button-link';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { DATE } from './date-hole';
import { DeletionDay } from './deletion-day';
import { LeftJustNow } from './left-just-now';

const FACTS = ['now', 'back', 'gone', 'kept'] as const;

/**
 * The page shown after a member has deleted their account: what happens now, and how to come back. Everybody else who opens
 * it reads what would happen.
 */
export async function AccountDeletedPage() {
  const { document, formats, t } = await currentSite();
  const heading = (title: 'deleted_title' | 'deleted_open_title', text: 'deleted_text' | 'deleted_open_text') => (
    <>
      <h1 className="max-w-[18ch] text-heading">{t(`frame.${title}`)}</h1>
      <p className="max-w-[52ch] text-lead">{t(`frame.${text}`)}</p>
    </>
  );
  return (
    <div className="frame grid justify-items-start gap-6 py-12 lg:py-20">
      <ArtMark art={document.theme.art} step={1} />
      <LeftJustNow left={heading('deleted_title', 'deleted_text')}>
        {heading('deleted_open_title', 'deleted_open_text')}
      </LeftJustNow>
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
