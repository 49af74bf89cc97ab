'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { BUTTON } from '../../components/ui/button-link';
import { askToInstall, installWay, watchInstall } from '../../lib/install-offer';

interface Texts {
  readonly action: string;
  readonly done: string;
  readonly menu: string;
}

interface Props {
  readonly texts: Texts;
  /** How it is done on iPhone and iPad. */
  readonly steps: ReactNode;
}

const unknown = () => undefined;

export function InstallWays({ texts, steps }: Props) {
  const way = useSyncExternalStore(watchInstall, installWay, unknown);
  return (
    <>
      {way === 'button' && (
        <button type="button" className={`${BUTTON} justify-self-start`} onClick={() => void askToInstall()}>
          {texts.action}
        </button>
      )}
      {way === 'steps' && steps}
      <p role="status" className="max-w-[60ch] empty:hidden">
        {way === 'installed' && texts.done}
        {way === 'menu' && texts.menu}
      </p>
    </>
  );
}
