import { SignInFirst } from '../../components/settings/sign-in-first';
import { QueryProvider } from '../../lib/api/query-provider';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { checkTexts } from './check-texts';
import { PhotoCheck } from './photo-check';

const BACK = 'inline-flex min-h-11 items-center gap-2 font-semibold text-primary-text [body:has([data-back])_&]:hidden';

/** For members alone, but the same for all of them as it comes from the server: how their check stands is fetched here. */
export async function PhotoCheckPage() {
  const site = await currentSite();
  const { t } = site;
  return (
    // At least as high as the screen: the footer stays below it while the state arrives.
    <div className="frame min-h-svh py-3 lg:py-10">
      <div className="mx-auto max-w-[36rem]">
        <a href={ROUTES.profile} className={BACK}>
          <span aria-hidden="true">←</span>
          {t('profile.title')}
        </a>
        <h1 className="mt-1 text-heading hyphens-auto">{t('photo-check.title')}</h1>
        <SignInFirst text={t('photo-check.signed_out')} action={t('navigation.login')} route="photo-check" />
        <p className="mt-5 hidden [@media(scripting:none)]:block">{t('photo-check.needs_script')}</p>
        <div className="needs-script hidden [html[data-member]_&]:block">
          <QueryProvider>
            <PhotoCheck texts={checkTexts(site)} />
          </QueryProvider>
        </div>
      </div>
    </div>
  );
}
