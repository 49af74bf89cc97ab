/** Returns the path that the address names as next; anything but a path on this site becomes the home page. */
export const nextPath = (search: string): string => pathIn(search, 'next') ?? '/';

/** Returns the path that a parameter of an address names, if it is one on this site. */
export function pathIn(search: string, name: string): string | undefined {
  const given = new URLSearchParams(search).get(name) ?? '';
  const here = 'http://here.invalid';
  if (!/^\/[\x21-\x7e]*$/.test(given) || given.includes('\\') || !URL.canParse(given, here)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(given, here);
  const path = `${pathname}${query}${hash}`;
  return origin === here && !path.startsWith('//') && !path.startsWith('/api/') ? path : undefined;
}
