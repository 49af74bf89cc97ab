'use client';

import { useApi } from '../../lib/api/use-api';
import { useUnread } from '../../lib/unread';
import { ROUTES } from '../../site/routes';
import { PLACEHOLDER } from '../people/placeholder';
import { type SectionTexts } from './section-texts';

const SECTIONS = ['likes', 'visitors', 'activity'] as const;
export type LikesSection = (typeof SECTIONS)[number];

const SECTION =
  'relative flex min-h-11 items-center justify-center rounded-pill px-2 text-center text-caption font-semibold text-text-strong ' +
  'wrap-anywhere hover:bg-surface-3 aria-[current]:bg-surface-1 aria-[current]:shadow-raised';

interface Props {
  readonly texts: SectionTexts;
  readonly current: LikesSection;
}

/** Leads from likes to visitors and to what happened. A dot marks what is new elsewhere: no label moves when it comes. */
export function LikesSections({ texts, current }: Props) {
  const { data } = useApi('/api/activity/unread');
  const { likes } = useUnread();
  const fresh: Readonly<Record<LikesSection, number>> = {
    likes,
    visitors: data?.visitors ?? 0,
    activity: data?.entries ?? 0,
  };
  return (
    <nav aria-label={texts.label} className="mb-5 max-w-[34rem]">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-1 rounded-box bg-surface-2 p-1">
        {SECTIONS.map((section) => (
          <li key={section} className="grid">
            <a
              href={section === 'likes' ? ROUTES.likes : `${ROUTES.likes}/${section}`}
              aria-current={section === current ? 'page' : undefined}
              className={SECTION}
            >
              {texts[section]}
              {section !== current && fresh[section] > 0 && (
                <span className="absolute top-1.5 right-1.5 size-2.5 rounded-pill bg-unread">
                  <span className="sr-only">{texts.fresh.replace(PLACEHOLDER.number, String(fresh[section]))}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
