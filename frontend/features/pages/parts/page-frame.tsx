import { type ReactNode } from 'react';
import { type CurrentSite } from '../../../site/current-site';
import { Contents, hasContents, type Part } from './contents';

interface Props {
  readonly site: CurrentSite;
  readonly title: string;
  readonly lead?: string;
  /** A line below the lead, such as the version. */
  readonly note?: string | undefined;
  readonly parts: readonly Part[];
  readonly children: ReactNode;
}

/** The frame of every static page: its header, its table of contents, and a column of readable width. */
export function PageFrame({ site, title, lead, note, parts, children }: Props) {
  return (
    <article className="static-page">
      <header className="border-b border-hairline bg-surface-2">
        <div className="frame pt-10 pb-10 lg:pt-20 lg:pb-16">
          <h1 className="max-w-[22ch] text-heading lg:text-display">{title}</h1>
          {lead !== undefined && <p className="mt-5 max-w-[54ch] text-lead">{lead}</p>}
          {note !== undefined && <p className="mt-5 text-caption text-text-muted">{note}</p>}
        </div>
      </header>
      <div className="frame grid grid-cols-[minmax(0,1fr)] gap-x-16 pb-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-16 xl:gap-x-24">
        {hasContents(parts) ? <Contents site={site} parts={parts} /> : <div className="h-10" />}
        <div className="max-w-[68ch] lg:col-start-2">{children}</div>
      </div>
    </article>
  );
}
