import { type ReactNode } from 'react';
import { ART, ArtScene } from '../art/art';
import { type CurrentSite } from '../../site/current-site';

interface Props {
  readonly site: CurrentSite;
  readonly children: ReactNode;
}

/** The form where the thumb is; on wide screens beside the brand's drawing. */
export function AccountFrame({ site, children }: Props) {
  const { art } = site.document.theme;
  return (
    <div className="frame grid grid-cols-[minmax(0,1fr)] gap-x-20 py-6 lg:min-h-[40rem] lg:grid-cols-2 lg:py-14">
      <div className="mx-auto flex w-full max-w-[30rem] flex-col">{children}</div>
      <ArtScene
        art={art}
        className={`hidden overflow-hidden rounded-box bg-surface-2 lg:block ${ART[art].night ? 'tone-night' : ''}`}
      />
    </div>
  );
}
