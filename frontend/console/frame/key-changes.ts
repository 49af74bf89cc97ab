import { useSyncExternalStore } from 'react';

/** The person's own keys, in this browser. */
export interface KeyChanges {
  /** Keys without a modifier do nothing, so that no word said to the computer is taken for one. */
  readonly isOff: boolean;
  /** By the keys as they are in the beginning. */
  readonly keys: Readonly<Record<string, string>>;
}

const PLACE = 'keys';
const NONE: KeyChanges = { isOff: false, keys: {} };
const listeners = new Set<() => void>();
let current: KeyChanges | undefined;

export function keyChanges(): KeyChanges {
  current ??= readChanges();
  return current;
}

function readChanges(): KeyChanges {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Partial<KeyChanges> | null;
    return { isOff: kept?.isOff === true, keys: { ...kept?.keys } };
  } catch {
    return NONE;
  }
}

export function changeKeys(changes: KeyChanges): void {
  current = changes;
  try {
    localStorage.setItem(PLACE, JSON.stringify(changes));
  } catch {
    // Without a storage they hold as long as the page.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useKeyChanges = (): KeyChanges => useSyncExternalStore(subscribe, keyChanges);

/** Whether keys have no modifier and type something: `g w` or `a`, and neither `mod+k` nor `Escape`. */
const isPlain = (keys: string): boolean => keys.split(' ').every((key) => key.length <= 1);

/** What has to be pressed in place of keys; undefined where that is turned off. */
export function keysNow(keys: string, { isOff, keys: own }: KeyChanges): string | undefined {
  const now = own[keys] ?? keys;
  return isOff && isPlain(now) ? undefined : now;
}

const NAMES: Readonly<Record<string, string>> = { ' ': 'Space', Escape: 'Esc', Enter: '↵' };
const isMac = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** As they are written on keyboards: `R 1`, `⌘↵`, `Alt A`. */
export function keysText(keys: string): string {
  if (keys === ' ') return 'Space';
  return keys
    .split(' ')
    .map((key) => {
      const parts = key.split('+').filter((part) => part !== '');
      return parts
        .map((part) => {
          if (part === 'mod') return isMac() ? '⌘' : 'Ctrl ';
          if (part === 'alt') return isMac() ? '⌥' : 'Alt ';
          return NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part);
        })
        .join('');
    })
    .join(' ');
}
