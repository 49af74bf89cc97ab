import { isHinted } from '../../lib/member-hint';
import { withoutPageLanguage } from '../../../contract/text/page-language';
import { keepLocale } from '../../lib/locale-cookie';

/** Keeps the choice, for a member also in the account, and asks for the page again. */
export function chooseLocale(locale: string): void {
  keepLocale(locale);
  if (isHinted()) void saveLanguage(locale).finally(reload);
  else reload();
}

/** The address may name a language itself, which would win. */
function reload(): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', withoutPageLanguage(pathname + search + hash));
  window.location.reload();
}

async function saveLanguage(language: string): Promise<void> {
  const { call } = await import('../../lib/api/call');
  // The page does not wait for the answer.
  void call('PUT', '/api/user.php', { body: { language }, keepalive: true });
}
