import { useEffect, useState } from 'react';

/** Returns the remaining time in whole seconds; never more than the server has granted. */
export const secondsLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Minutes and seconds. */
export const minutesText = (seconds: number): string => `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;

/** Hours, minutes and seconds. */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
}

/**
 * The seconds until a moment of the page’s own clock, which nobody sets (`performance.now()`), anew each second; undefined
 * without one.
 */
export function useSecondsLeft(endsAt: number | undefined): number | undefined {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      setNow(performance.now());
      const left = endsAt - performance.now();
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => {
      clearTimeout(timer);
    };
  }, [endsAt]);
  return endsAt === undefined ? undefined : secondsLeft(endsAt, now);
}
