import { QueryProvider } from '../../lib/api/query-provider';
import { currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { entryTexts } from './credits-texts';
import { EntryView } from './entry-view';

/** The same for all as it comes from the server: which entry it is, the browser reads from the address. */
export async function EntryPage() {
  const site = await currentSite();
  const texts = entryTexts(site);
  return (
    <div className="frame py-3 lg:py-8">
      <div className="mx-auto max-w-[44rem]">
        <a
          href={ROUTES.transactions}
          className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-primary-text"
        >
          <span aria-hidden="true">←</span>
          {texts.back}
        </a>
        <p className="mt-4 hidden [@media(scripting:none)]:block">{site.t('credits.needs_script')}</p>
        <div className="needs-script visitor:invisible">
          <QueryProvider>
            <EntryView texts={texts} />
          </QueryProvider>
        </div>
      </div>
    </div>
  );
}
