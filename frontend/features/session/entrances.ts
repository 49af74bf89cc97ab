import { ROUTES } from '../../site/routes';

/** Pages that only lead in. */
export function isEntrance(path: string): boolean {
  return path === ROUTES.login || path === ROUTES.signup;
}

/** To the log-in, and from there back to the page. */
export function wayOut({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `${ROUTES.login}?${new URLSearchParams({ next: pathname + search + hash }).toString()}`;
}
