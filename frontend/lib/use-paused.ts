import { useEffect, useState } from 'react';

/** The same text, once nobody has changed it for a moment, in milliseconds; empty at first. */
export function usePaused(text: string, pauseMs: number): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return paused;
}
