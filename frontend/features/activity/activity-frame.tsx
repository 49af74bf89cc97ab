import { type ReactNode } from 'react';
import { type LikesSection, LikesSections } from '../../components/likes/likes-sections';
import { sectionTexts } from '../../components/likes/section-texts';
import { QueryProvider } from '../../lib/api/query-provider';
import { type CurrentSite } from '../../site/current-site';

interface Props {
  readonly site: CurrentSite;
  readonly current: LikesSection;
  readonly title: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/**
 * For members alone, but the same for all of them as it comes from the server: what happened to them is fetched here. At
 * least as high as the screen: the footer stays below it while the content arrives.
 */
export function ActivityFrame({ site, current, title, note, children }: Props) {
  const { t } = site;
  return (
    <div className="frame min-h-svh py-6 lg:py-10">
      <h1 className="text-heading">{title}</h1>
      <p className="mt-4 hidden [@media(scripting:none)]:block">{t('likes.needs_script')}</p>
      <div className="needs-script mt-4 visitor:invisible">
        <QueryProvider>
          <LikesSections texts={sectionTexts(site)} current={current} />
          <p className="mb-5 max-w-[60ch] text-caption text-text-muted">{note}</p>
          {children}
        </QueryProvider>
      </div>
    </div>
  );
}
