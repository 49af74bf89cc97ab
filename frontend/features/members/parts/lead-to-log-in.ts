import { inSameLanguage } from '../../../lib/locale-cookie';
import { ROUTES } from '../../../site/routes';

/** And from there back to the page. */
export function leadToLogIn(): void {
  const { pathname, search } = window.location;
  const next = new URLSearchParams({ next: pathname + search }).toString();
  window.location.replace(inSameLanguage(`${ROUTES.login}?${next}`));
}
