'use client';

import { forgetLikeError, type LikeError as ErrorState, useLikeError } from '../../lib/likes/hearts';
import { errorTextOf } from '../settings/error-texts';
import { type LikeErrorTexts } from './like-texts';

/** Why the last like did not come about, over the page: nothing moves for it. */
export function LikeError({ texts }: { readonly texts: LikeErrorTexts }) {
  const errorState = useLikeError();
  return (
    <div role="alert" className="pointer-events-none fixed inset-x-0 top-3 z-50 px-3 lg:top-auto lg:bottom-6">
      {errorState && (
        <div className="pointer-events-auto mx-auto flex max-w-[22.5rem] items-center gap-2 rounded-box border border-line bg-surface-1 py-2 pr-1 pl-4 text-text shadow-raised">
          <p className="grow text-caption">{wordsOf(errorState, texts)}</p>
          <button
            type="button"
            aria-label={texts.close}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface-2"
            onClick={forgetLikeError}
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

function wordsOf(errorState: ErrorState, texts: LikeErrorTexts): string {
  if (errorState.state === 'failed' && errorState.code === 'account_not_confirmed') return texts.unconfirmed;
  if (errorState.state === 'failed' && errorState.code === 'profile_not_found') return texts.gone;
  return errorTextOf(errorState, texts);
}
