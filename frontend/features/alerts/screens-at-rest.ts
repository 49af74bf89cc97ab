const KEY = 'alerts-at-rest';

/** All profiles are one screen, and so are all conversations. */
const screenOf = (path: string): string => path.replace(/\d+/g, '\\d+');

/** Screens on which a notice was put away in this session, each as a pattern: no other one takes its place there. */
export function screensAtRest(): readonly string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

export const isScreenAtRest = (path: string): boolean => screensAtRest().includes(screenOf(path));

export function restScreen(path: string): void {
  try {
    sessionStorage.setItem(KEY, [...new Set([...screensAtRest(), screenOf(path)])].join(' '));
  } catch {
    // The browser stores nothing: the next notice comes with the next page.
  }
}
