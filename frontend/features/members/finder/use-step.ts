import { useEffect, useState } from 'react';

const read = (last: number): number => {
  const [, step] = /^#step-(\d{1,2})$/.exec(window.location.hash) ?? [];
  return Math.min(last, Math.max(0, Number(step ?? 1) - 1));
};

/** The question that is shown; each is an entry of the browser's history. `moves` counts what has to move the focus. */
export function useStep(last: number) {
  const [shown, setShown] = useState(() => ({ step: read(last), moves: 0 }));
  useEffect(() => {
    const follow = (): void => {
      setShown(({ moves }) => ({ step: read(last), moves: moves + 1 }));
    };
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
    };
  }, [last]);
  const goOn = (): void => {
    window.history.pushState(null, '', `#step-${shown.step + 2}`);
    setShown(({ step, moves }) => ({ step: step + 1, moves: moves + 1 }));
  };
  return { ...shown, goOn };
}
