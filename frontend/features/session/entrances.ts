import { nextPath } from '../../lib/next-path';
import { MEMBER_START } from '../../site/member-pages';
import { ROUTES } from '../../site/routes';

/** Pages that only lead in. */
export function isEntrance(path: string): boolean {
  return path === ROUTES.login || path === ROUTES.signup;
}

/** Where a member goes who opens one of them. */
export function wayIn(search: string): string {
  const next = nextPath(search);
  return next === ROUTES.index ? ROUTES[MEMBER_START.route] : next;
}

/** To the log-in, and from there back to the page. */
export function wayOut({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `${ROUTES.login}?${new URLSearchParams({ next: pathname + search + hash }).toString()}`;
}
