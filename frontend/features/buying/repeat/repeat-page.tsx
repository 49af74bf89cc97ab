import { type ReactNode } from 'react';
import { QueryProvider } from '../../../lib/api/query-provider';
import { currentSite } from '../../../site/current-site';
import { RepeatForm } from './repeat-form';
import { repeatTexts } from './repeat-texts';

/** The last purchase once more: shown, and asked for, never made by itself. */
export async function RepeatPage({ limit }: { readonly limit: ReactNode }) {
  const site = await currentSite();
  const { t } = site;
  return (
    <div className="frame min-h-dvh py-6 lg:py-10">
      <div className="mx-auto max-w-[36rem]">
        <h1 className="text-heading">{t('buying.repeat_title')}</h1>
        <p className="mt-4 hidden [@media(scripting:none)]:block">{t('buying.needs_script')}</p>
        <div className="needs-script visitor:invisible">
          <p className="mt-3 mb-6">{t('buying.repeat_text')}</p>
          <QueryProvider>
            <RepeatForm texts={repeatTexts(site)} limit={limit} />
          </QueryProvider>
        </div>
      </div>
    </div>
  );
}
