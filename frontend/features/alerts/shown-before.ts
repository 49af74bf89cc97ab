import { type AlertName, kindOf } from './registry';

const KEY = 'alerts-shown';

function read(): ReadonlySet<string> {
  try {
    return new Set(sessionStorage.getItem(KEY)?.split(' '));
  } catch {
    // The browser stores nothing: an alert comes once its reason is known.
    return new Set();
  }
}

/** Tells at once of an alert that the page before this one showed, so that nothing moves when its reason is known again. */
export function watchAlert(name: AlertName, tell: (reason: boolean) => void): () => void {
  if (read().has(name)) tell(true);
  return kindOf(name).watch(tell);
}

export function keepShown(name: AlertName, isShown: boolean): void {
  const others = [...read()].filter((one) => one !== name && one !== '');
  try {
    sessionStorage.setItem(KEY, [...others, ...(isShown ? [name] : [])].join(' '));
  } catch {
    // See above.
  }
}
