/**
 * The pages that announce matches. On others somebody is busy with settings, payment or signing in, so matches wait.
 */
const PLACES = ['/members', '/likes', '/chats', '/swipe-game', '/match-finder'];

export function hasMatches(path: string): boolean {
  return PLACES.some((place) => path === place || path.startsWith(`${place}/`));
}
