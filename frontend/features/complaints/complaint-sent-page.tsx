import { ButtonLink } from '../../components/ui/button-link';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';

/** The page that follows a form sent without scripts. Everybody may open it, so it says what is true for all. */
export async function ComplaintSentPage() {
  const { t } = await currentSite();
  return (
    <div className="frame grid justify-items-start gap-5 py-16 lg:py-28">
      <h1 className="max-w-[18ch] text-heading">{t('complaints.sent_open_title')}</h1>
      <p className="max-w-[52ch] text-lead">{t('complaints.sent_open_text')}</p>
      <ButtonLink href={ROUTES.index}>{t('complaints.sent_home')}</ButtonLink>
    </div>
  );
}
