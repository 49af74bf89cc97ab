import { type CurrentSite } from '../../site/current-site';

/** Filled in by the browser, in its own words for a span of time. */
export const WHEN = '{when}';
/** Filled in once it is known who waits. */
export const EMAIL = '{email}';

export const resendTexts = ({ t, formats }: CurrentSite) => ({
  locale: formats.locale,
  sentTo: t('sign-up.complete_sent_to', { email: EMAIL }),
  resend: t('sign-up.resend'),
  resent: t('sign-up.resent'),
  wait: t('sign-up.resend_wait', { when: WHEN }),
  active: t('sign-up.complete_active'),
  visitor: t('sign-up.complete_visitor'),
  failed: t('sign-up.failed'),
});
export type ResendTexts = ReturnType<typeof resendTexts>;
