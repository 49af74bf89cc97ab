import { inSameLanguage } from '../../../lib/locale-cookie';
import { isEndingSession } from '../../../lib/member';
import { ROUTES } from '../../../site/routes';

/** And from there back to the page. Not where this page logs out, which leads elsewhere. */
export function leadToLogIn(): void {
  if (isEndingSession()) return;
  const { pathname, search } = window.location;
  const next = new URLSearchParams({ next: pathname + search }).toString();
  window.location.replace(inSameLanguage(`${ROUTES.login}?${next}`));
}
