import { type ReactNode } from 'react';
import { QueryProvider } from '../../lib/api/query-provider';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { BuyingForm } from './buying-form';
import { buyingTexts } from './buying-texts';
import { CreditsLine } from './parts/credits-line';
import { TextLink } from '../../components/ui/text-link';

interface Props {
  /** Where a discount is chosen. */
  readonly discount?: ReactNode;
  /** What the member allows themselves to spend. */
  readonly limit: ReactNode;
}

/** For members alone, but the same for all of them as it comes from the server: what they are offered is fetched here. */
export async function BuyingPage({ discount, limit }: Props) {
  const site = await currentSite();
  const { t } = site;
  const texts = buyingTexts(site);
  return (
    <div className="frame min-h-dvh py-6 lg:py-10">
      <div className="mx-auto max-w-[62rem]">
        <h1 className="text-heading">{t('buying.title')}</h1>
        <p className="mt-4 hidden [@media(scripting:none)]:block">{t('buying.needs_script')}</p>
        <div className="needs-script visitor:invisible">
          <div className="mt-2 mb-6 flex flex-wrap items-center gap-x-6">
            <CreditsLine label={t('credits.have')} locale={texts.locale} />
            <TextLink href={ROUTES.transactions} isAlone>
              {t('credits.entries')}
            </TextLink>
            <span className="hidden paid:inline-flex">
              <TextLink href={ROUTES['credits-repeat-order']} isAlone>
                {t('buying.again')}
              </TextLink>
            </span>
          </div>
          <QueryProvider>
            <BuyingForm texts={texts} discount={discount} limit={limit} />
          </QueryProvider>
        </div>
      </div>
    </div>
  );
}
