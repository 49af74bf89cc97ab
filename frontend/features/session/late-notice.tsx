import { useEffect, useState, useSyncExternalStore } from 'react';
import { askLateNow, isFirstLate, watchLate } from '../../lib/api/late-reads';

export interface LateTexts {
  readonly text: string;
  /** The words of the button. */
  readonly retry: string;
}

/** How long the button pales after a press: the answer may be late again by then. */
const ASKING_MS = 1500;

/** Says that the page still waits for what it is to show, over whatever stands in its place. */
export function LateNotice({ text, retry }: LateTexts) {
  const isLate = useSyncExternalStore(watchLate, isFirstLate);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    window.addEventListener('online', askLateNow);
    return () => window.removeEventListener('online', askLateNow);
  }, []);
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setTimeout(() => setAsking(false), ASKING_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--bar-height)+12px)] z-40 lg:bottom-3"
    >
      {isLate && (
        <div className="pointer-events-auto mx-auto flex w-fit max-w-[350px] flex-wrap items-center gap-x-2 rounded-control border border-line bg-surface-1 py-1 pr-1 pl-4 text-caption text-text-strong shadow-raised">
          <p className="grow basis-48 py-2 leading-5">{text}</p>
          <button
            type="button"
            aria-disabled={isAsking}
            className="ms-auto min-h-11 rounded-control px-3 font-semibold text-primary-text duration-200 transition-opacity hover:bg-surface-2 aria-disabled:opacity-60"
            onClick={() => {
              if (isAsking) return;
              setAsking(true);
              askLateNow();
            }}
          >
            {retry}
          </button>
        </div>
      )}
    </div>
  );
}
