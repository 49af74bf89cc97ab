import { BUTTON } from '../../../components/ui/button-link';
import { currentSite } from '../../../site/current-site';
import { Facts } from '../parts/facts';
import { SignupGate } from '../parts/signup-gate';
import { SmallPrint } from '../parts/small-print';
import { IconBoard } from './icon-board';
import './icons-landing.css';

/** Twelve things to like. The form carries nothing of what was tapped: the boxes have no names. */
export async function IconsLandingPage() {
  const site = await currentSite();
  const { t, locale } = site;
  return (
    <>
      <form action="/api/locale" method="get" className="icons">
        <input type="hidden" name="set" value={locale} />
        <input type="hidden" name="next" value="/signup" />
        <div className="frame grid gap-x-16 gap-y-5 pt-2 pb-12 lg:min-h-[min(44rem,86svh)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_auto] lg:content-center lg:pt-6 template-centre:lg:max-w-[56rem] template-centre:lg:grid-cols-1 template-centre:lg:justify-items-center template-centre:lg:text-center template-poster:lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] template-stack:lg:max-w-[56rem] template-stack:lg:grid-cols-1 template-stack:lg:justify-items-center template-stack:lg:text-center">
          <h1 className="self-end text-display template-poster:lg:col-start-2">{t('landers.iconslanding_title')}</h1>
          <div className="w-full template-centre:lg:row-auto template-poster:lg:col-start-1 template-stack:lg:row-auto lg:row-span-2 lg:row-start-1 template-split:lg:col-start-2 template-editorial:lg:col-start-2">
            <IconBoard site={site} />
          </div>
          <div className="template-poster:lg:col-start-2 template-centre:lg:grid template-centre:lg:justify-items-center template-stack:lg:grid template-stack:lg:justify-items-center">
            <div className="mb-4 flex min-h-16 items-center gap-4 text-left">
              <span className="icons-count" aria-hidden="true" />
              <div className="grid flex-1 text-lead text-text-strong">
                {(['start', 'single', 'several', 'plenty'] as const).map((much) => (
                  <p key={much} className={`icons-reply icons-reply-${much}`}>
                    {t(`landers.iconslanding_${much}`)}
                  </p>
                ))}
              </div>
            </div>
            <SignupGate site={site}>
              <button type="submit" className={`${BUTTON} mb-3 cursor-pointer`}>
                {t('landers.action')}
              </button>
              <SmallPrint site={site} />
            </SignupGate>
          </div>
        </div>
      </form>
      <Facts site={site} />
    </>
  );
}
