/** Returns the path that the address names as next; anything but a path on this site becomes the home page. */
export function nextPath(search: string): string {
  const given = new URLSearchParams(search).get('next') ?? '/';
  const here = 'http://here.invalid';
  if (!/^\/[\x21-\x7e]*$/.test(given) || given.includes('\\') || !URL.canParse(given, here)) return '/';
  const { origin, pathname, search: query, hash } = new URL(given, here);
  const path = `${pathname}${query}${hash}`;
  return origin === here && !path.startsWith('//') && !path.startsWith('/api/') ? path : '/';
}
