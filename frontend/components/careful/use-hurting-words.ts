import { useEffect, useRef } from 'react';

/**
 * Tells whether a text for somebody has words that hurt, in a page's language. The words come by themselves; where they do
 * not, nobody is kept from writing.
 */
export function useHurtingWords(): (text: string, locale: string) => boolean {
  const words = useRef<(text: string, language: string) => boolean>(undefined);
  useEffect(() => {
    void import('./abusive-words').then(({ isAbusive }) => (words.current = isAbusive)).catch(() => undefined);
  }, []);
  return (text, locale) => words.current?.(text, locale.slice(0, 2)) === true;
}
