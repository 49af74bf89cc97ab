/** Where people are met. Elsewhere somebody is busy, with settings, money or with coming in: it waits. */
const PLACES = ['/members', '/likes', '/chats', '/swipe-game', '/match-finder'];

export function hasMatches(path: string): boolean {
  return PLACES.some((place) => path === place || path.startsWith(`${place}/`));
}
