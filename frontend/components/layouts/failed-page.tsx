'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { reloadAfter } from '../../lib/chunk-reload';
import { ROUTES } from '../../site/routes';
import { BUTTON, ButtonLink } from '../ui/button-link';

interface Props {
  readonly error: Error;
  readonly reset: () => void;
}

const NO_TEXTS: DOMStringMap = {};
const never = () => () => undefined;
const read = (): DOMStringMap => document.body.dataset;
const readNothing = (): DOMStringMap => NO_TEXTS;

/** An error page gets no texts from the server; the page around it carries them on its body. */
export function FailedPage({ error, reset }: Props) {
  useEffect(() => {
    reloadAfter(error);
  }, [error]);
  const texts = useSyncExternalStore(never, read, readNothing);
  return (
    <div role="alert" className="frame grid justify-items-start gap-6 py-16 lg:py-28">
      <h1 className="max-w-[18ch] text-heading">{texts['failedTitle']}</h1>
      <p className="max-w-[46ch] text-lead">{texts['failedText']}</p>
      <div className="flex flex-wrap items-center gap-4">
        <button type="button" className={BUTTON} onClick={reset}>
          {texts['retry']}
        </button>
        <ButtonLink href={ROUTES.index}>{texts['home']}</ButtonLink>
      </div>
    </div>
  );
}
