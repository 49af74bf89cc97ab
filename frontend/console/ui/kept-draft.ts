import { useState } from 'react';

const read = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** A text that survives a reload and an ended session, until it is sent. A component for each key. */
export function useKeptDraft(name: string): readonly [string, (text: string) => void] {
  const key = `draft:${name}`;
  const [text, setText] = useState(() => read(key));
  const keep = (next: string): void => {
    setText(next);
    try {
      if (next === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, next);
    } catch {
      // Without a storage it lives as long as the page.
    }
  };
  return [text, keep];
}
