import { isHinted } from '../../lib/member-hint';
import { keepLocale } from '../../lib/locale-cookie';

/** Keeps the choice, for a member also in the account, and asks for the page again. */
export function chooseLocale(locale: string): void {
  keepLocale(locale);
  if (isHinted()) void saveLanguage(locale).finally(reload);
  else reload();
}

const reload = (): void => window.location.reload();

async function saveLanguage(language: string): Promise<void> {
  const { call } = await import('../../lib/api/call');
  // Nobody waits for the answer.
  void call('/api/user.php', { method: 'PUT', body: { language }, keepalive: true });
}
