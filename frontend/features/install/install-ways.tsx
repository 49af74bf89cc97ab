'use client';

import { useSyncExternalStore } from 'react';
import { BUTTON } from '../../components/ui/button-link';
import { askToInstall, installWay, watchInstall } from '../../lib/install-offer';
import { StepDrawing, type StepName } from './step-drawing';

interface Texts {
  readonly action: string;
  readonly done: string;
  readonly menu: string;
  readonly steps: readonly { readonly name: StepName; readonly text: string }[];
}

const unknown = () => undefined;

export function InstallWays({ texts }: { readonly texts: Texts }) {
  const way = useSyncExternalStore(watchInstall, installWay, unknown);
  return (
    <>
      {way === 'button' && (
        <button type="button" className={`${BUTTON} justify-self-start`} onClick={() => void askToInstall()}>
          {texts.action}
        </button>
      )}
      {way === 'steps' && (
        <ol className="grid gap-4 sm:grid-cols-3">
          {texts.steps.map(({ name, text }, index) => (
            <li key={name} className="grid content-start gap-3">
              <StepDrawing name={name} />
              <span>
                {index + 1}. {text}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="max-w-[60ch] empty:hidden">
        {way === 'installed' && texts.done}
        {way === 'menu' && texts.menu}
      </p>
    </>
  );
}
