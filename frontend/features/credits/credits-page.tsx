import { ButtonLink } from '../../components/ui/button-link';
import { TextLink } from '../../components/ui/text-link';
import { QueryProvider } from '../../lib/api/query-provider';
import { type CurrentSite, currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { Balance } from './balance';
import { listTexts } from './credits-texts';
import { Statement } from './statement';

/** For members alone, but the same for all of them as it comes from the server: whose credits they are is fetched here. */
export async function CreditsPage() {
  const site = await currentSite();
  const { t } = site;
  const texts = listTexts(site);
  return (
    <div className="frame py-6 lg:py-10">
      <div className="mx-auto max-w-[44rem]">
        <h1 className="text-heading">{t('credits.title')}</h1>
        <p className="mt-4 hidden [@media(scripting:none)]:block">{t('credits.needs_script')}</p>
        <div className="needs-script visitor:invisible">
          <div className="mt-6 flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
            <Balance label={texts.have} locale={texts.locale} />
            <Costs site={site} />
          </div>
          <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
            <ButtonLink href={ROUTES.credits}>{texts.buy}</ButtonLink>
            <TextLink href={ROUTES.withdraw} isAlone>
              {texts.withdraw}
            </TextLink>
          </p>
          <h2 className="mt-10 text-title">{texts.entries}</h2>
          <QueryProvider>
            <Statement texts={texts} />
          </QueryProvider>
        </div>
      </div>
    </div>
  );
}

function Costs({ site: { t, formats, document } }: { readonly site: CurrentSite }) {
  const { features } = document;
  const { message_credits: message, photo_credits: photo, gift_credits: gift } = document.settings;
  const costs = [
    { label: t('home.prices_message'), credits: message },
    ...(features.photo_messages ? [{ label: t('home.prices_photo'), credits: photo }] : []),
    ...(features.gifts ? [{ label: t('home.prices_gift'), credits: gift }] : []),
  ];
  return (
    <div className="text-caption">
      <p id="costs" className="mb-1 text-text-muted">
        {t('home.prices_title')}
      </p>
      <dl className="grid grid-cols-[auto_auto] gap-x-5 gap-y-0.5" aria-labelledby="costs">
        {costs.map(({ label, credits }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right font-semibold text-text-strong tabular-nums">{formats.number(credits)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
