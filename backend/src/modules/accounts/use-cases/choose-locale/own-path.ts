const MAX_LENGTH = 2048;
const ANYWHERE = 'http://own.invalid';

/**
 * A path of this site as a redirect may name it, or undefined. Browsers read `//host`, `/\host` and a path with line
 * breaks in it as another site's address; what the api answers is no page to go on to.
 */
export function ownPath(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > MAX_LENGTH) return undefined;
  if (!/^\/(?![/\\])/.test(given) || /[\x00-\x20\x7f\\]/.test(given)) return undefined;
  const url = URL.canParse(given, ANYWHERE) ? new URL(given, ANYWHERE) : undefined;
  if (url?.origin !== ANYWHERE || /^\/(?:\/|api(?:\/|$))/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
