import { type Answer } from '../../lib/api/problem';
import { type CurrentSite } from '../../site/current-site';

/** Filled in by the browser, in its own words for a span of time. */
const WHEN = '{when}';

export const errorTexts = ({ t, formats }: CurrentSite) => ({
  locale: formats.locale,
  limited: t('sign-up.limited', { when: WHEN }),
  unreachable: t('sign-in.unreachable'),
  failed: t('sign-in.failed'),
});
type ErrorTexts = ReturnType<typeof errorTexts>;

/** Why a call came to nothing, where it was not for what was entered. */
export function errorTextOf(answer: Exclude<Answer<unknown>, { state: 'done' }>, texts: ErrorTexts): string {
  if (answer.state === 'unreachable') return texts.unreachable;
  if (answer.state !== 'limited') return texts.failed;
  const minutes = Math.max(1, Math.ceil(answer.retryAfterSeconds / 60));
  return texts.limited.replace(WHEN, new Intl.RelativeTimeFormat(texts.locale).format(minutes, 'minute'));
}
