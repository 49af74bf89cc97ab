import { useState } from 'react';

/** Keeps typed text in this tab until it is sent: a reload or an ended session takes nothing away. */
export function useKeptText(name: string) {
  const key = `kept:${name}`;
  const [text, setText] = useState(() => window.sessionStorage.getItem(key) ?? '');
  const change = (value: string): void => {
    setText(value);
    if (value === '') window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  };
  return [text, change] as const;
}
