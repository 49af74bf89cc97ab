import { languageName } from '../../lib/i18n/formats';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { localeAddress } from './locale-address';

/** Every language of the brand on a page of its own, which needs no script. */
export async function LangConfigPage() {
  const { document, locale, t } = await currentSite();
  return (
    <div className="frame py-12 lg:py-20">
      <h1 className="text-heading">{t('frame.languages_title')}</h1>
      <p className="mt-4 max-w-[60ch] text-lead">{t('frame.languages_text')}</p>
      <ul className="mt-8 grid max-w-3xl gap-3 sm:grid-cols-2">
        {document.locales.offered.map((one) => (
          <li key={one}>
            <a
              href={localeAddress(one, ROUTES.index)}
              rel="nofollow"
              lang={one}
              hrefLang={one}
              aria-current={one === locale ? 'true' : undefined}
              className="flex min-h-14 items-center justify-between rounded-box border border-line px-5 font-semibold text-text-strong hover:bg-surface-2 aria-[current]:border-2 aria-[current]:border-primary"
            >
              {languageName(one)}
              {one === locale && <Tick />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 16 16" className="h-5 w-5 stroke-primary-text" fill="none" strokeWidth="2" aria-hidden="true">
      <path d="M3 8.5l3.5 3.5L13 4.5" />
    </svg>
  );
}
