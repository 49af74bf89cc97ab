'use client';

import { forgetLikeTrouble, type LikeTrouble as Trouble, useLikeTrouble } from '../../lib/likes/hearts';
import { troubleOf } from '../settings/trouble';
import { type LikeTroubleTexts } from './like-texts';

/** Why the last like did not come about, over the page: nothing moves for it. */
export function LikeTrouble({ texts }: { readonly texts: LikeTroubleTexts }) {
  const trouble = useLikeTrouble();
  return (
    <div role="alert" className="pointer-events-none fixed inset-x-0 top-3 z-50 px-3 lg:top-auto lg:bottom-6">
      {trouble && (
        <div className="pointer-events-auto mx-auto flex max-w-[22.5rem] items-center gap-2 rounded-box border border-line bg-surface-1 py-2 pr-1 pl-4 text-text shadow-raised">
          <p className="grow text-caption">{wordsOf(trouble, texts)}</p>
          <button
            type="button"
            aria-label={texts.close}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface-2"
            onClick={forgetLikeTrouble}
          >
            <svg viewBox="0 0 16 16" className="size-4 stroke-current" strokeWidth="2" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" />
            </svg>
          </button>
        </div>
      )}
    </div>
  );
}

function wordsOf(trouble: Trouble, texts: LikeTroubleTexts): string {
  if (trouble.state === 'failed' && trouble.code === 'account_not_confirmed') return texts.unconfirmed;
  if (trouble.state === 'failed' && trouble.code === 'profile_not_found') return texts.gone;
  return troubleOf(trouble, texts);
}
