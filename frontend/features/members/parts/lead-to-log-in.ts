import { ROUTES } from '../../../site/routes';

/** And from there back to the page. */
export function leadToLogIn(): void {
  const { pathname, search } = window.location;
  window.location.replace(`${ROUTES.login}?${new URLSearchParams({ next: pathname + search }).toString()}`);
}
