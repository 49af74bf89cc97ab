import { LikesSections } from '../../components/likes/likes-sections';
import { sectionTexts } from '../../components/likes/section-texts';
import { QueryProvider } from '../../lib/api/query-provider';
import { type CurrentSite, currentSite } from '../../site/current-site';
import { ROUTES } from '../../site/routes';
import { LikesList } from './likes-list';
import { LikesOverview } from './likes-overview';
import { listTexts, overviewTexts } from './likes-texts';
import { TAB_LISTS, type TabList } from './lists';

/** For members alone, but the same for all of them as it comes from the server: who likes whom is fetched here. */
export async function LikesPage({ list }: { readonly list: TabList }) {
  const site = await currentSite();
  const { t } = site;
  return (
    // At least as high as the screen: the footer stays below it while the content arrives.
    <div className="frame min-h-svh py-6 lg:py-10">
      <h1 className="text-heading">{t('likes.title')}</h1>
      <p className="mt-4 hidden [@media(scripting:none)]:block">{t('likes.needs_script')}</p>
      <div className="needs-script mt-4 visitor:invisible">
        <QueryProvider>
          <LikesSections texts={sectionTexts(site)} current="likes" />
          <Tabs site={site} list={list} />
          {list === 'all' ? (
            <LikesOverview texts={overviewTexts(site)} />
          ) : (
            <LikesList texts={listTexts(site, list)} list={list} />
          )}
        </QueryProvider>
      </div>
    </div>
  );
}

const TAB =
  'flex min-h-11 shrink-0 items-center rounded-pill border border-line px-3 text-caption font-semibold text-text-strong sm:px-4 ' +
  'hover:bg-surface-2 aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary';

function Tabs({ site: { t }, list }: { readonly site: CurrentSite; readonly list: TabList }) {
  const words: Readonly<Record<TabList, string>> = {
    all: t('likes.overview'),
    received: t('likes.received'),
    mutual: t('likes.mutual'),
    given: t('likes.given'),
  };
  return (
    <nav aria-label={t('likes.title')} className="mb-6">
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {TAB_LISTS.map((tab) => (
          <li key={tab}>
            <a
              href={tab === 'all' ? ROUTES.likes : `${ROUTES.likes}/${tab}`}
              aria-current={tab === list ? 'page' : undefined}
              className={TAB}
            >
              {words[tab]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
