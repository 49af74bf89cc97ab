import { type Answer } from '../../lib/api/problem';
import { createFormats } from '../../lib/i18n/formats';
import { type CurrentSite } from '../../site/current-site';

/** Filled in once it is known. */
const WHEN = '{when}';

export const errorTexts = ({ t, formats }: CurrentSite) => ({
  locale: formats.locale,
  failed: t('settings.not_saved'),
  unreachable: t('sign-in.unreachable'),
  limited: t('sign-up.limited', { when: WHEN }),
  passwordWrong: t('settings.password_wrong'),
  passwordMissing: t('sign-in.fault_password'),
  passkeyConfirms: t('passwordless.confirm_text'),
  passkeyDropped: t('passwordless.not_confirmed'),
  wrongTooOften: t('settings.wrong_too_often', { when: WHEN }),
});
export type ErrorTexts = ReturnType<typeof errorTexts>;

type Refused = Exclude<Answer<unknown>, { state: 'done' }>;

/** Why something did not come about, in words. `limited` says it where a limit has words of its own. */
export function errorTextOf(answer: Refused, texts: ErrorTexts, limited = texts.limited): string {
  if (answer.state === 'unreachable') return texts.unreachable;
  if (answer.state !== 'limited') return texts.failed;
  const now = new Date();
  const then = new Date(now.getTime() + answer.retryAfterSeconds * 1000);
  return limited.replace(WHEN, createFormats(texts.locale).relative(then, now));
}
