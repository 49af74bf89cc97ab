import { ButtonLink } from '../../components/ui/button-link';
import { TextLink } from '../../components/ui/text-link';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { advantagesOf } from './advantages';
import { KeepWayBack } from './keep-way-back';

/** The advantages of premium, by the settings of the brand. Style alone shows whether the reader has it already. */
export async function PremiumPage() {
  const site = await currentSite();
  const { t, document } = site;
  const claim = document.premium_match_claim_percent;
  return (
    <div className="frame py-6 lg:py-10">
      <div className="mx-auto max-w-[44rem]">
        <KeepWayBack />
        <h1 className="text-heading">{t('premium.title')}</h1>
        <p className="mt-3 max-w-[46ch] text-lead paid:hidden">{t('premium.lead')}</p>
        <p className="mt-3 hidden max-w-[46ch] text-lead paid:block">{t('premium.member_lead')}</p>
        <table className="mt-6 w-full text-left">
          <caption className="sr-only">{t('premium.compare')}</caption>
          <thead>
            <tr className="align-baseline text-caption text-text-muted max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3">
              <th scope="col" className="sr-only">
                {t('premium.feature')}
              </th>
              <th scope="col" className="pb-2 font-normal sm:w-[27%]">
                {t('premium.without')}
              </th>
              <th scope="col" className="pb-2 font-semibold text-primary-text sm:w-[33%] sm:pl-3">
                {t('premium.with')}
              </th>
            </tr>
          </thead>
          <tbody>
            {advantagesOf(site).map(({ name, note, without, lifted }) => (
              <tr
                key={name}
                className="border-t border-hairline align-baseline max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3 max-sm:py-3"
              >
                <th scope="row" className="font-semibold text-text-strong max-sm:col-span-2 sm:py-4 sm:pr-3">
                  {name}
                  {note !== undefined && (
                    <span className="mt-1 block text-caption font-normal text-text-muted">{note}</span>
                  )}
                </th>
                <td className="text-text-muted max-sm:pt-1 sm:py-4">{without}</td>
                <td className="font-semibold text-text-strong max-sm:pt-1 sm:py-4 sm:pl-3">{lifted}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="border-t border-hairline pt-4 text-caption text-text-muted">{t('premium.costs')}</p>
        <p className="mt-8 paid:hidden">
          <ButtonLink href={ROUTES.credits}>{t('premium.open')}</ButtonLink>
        </p>
        <p className="mt-8 hidden paid:block">
          <ButtonLink href={ROUTES.credits}>{t('premium.more')}</ButtonLink>
        </p>
        {claim !== null && (
          <>
            <h2 className="mt-10 text-title">{t('pricing.claim_title')}</h2>
            <p className="mt-2 max-w-[60ch]">{t('pricing.claim_text', { percent: claim })}</p>
          </>
        )}
        <h2 className="mt-10 text-title">{t('premium.lasts_title')}</h2>
        <p className="mt-2 max-w-[60ch]">{t('premium.lasts_text')}</p>
        <p className="mt-4">
          <TextLink href={ROUTES['pages-return-policy']} isAlone>
            {t('footer.returns')}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
