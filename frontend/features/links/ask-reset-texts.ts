import { type CurrentSite } from '../../site/current-site';
import { errorTexts } from './error-texts';

/** Filled in once it is known who waits. */
export const EMAIL = '{email}';

export const askResetTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    ...errorTexts(site),
    title: t('links.ask_title'),
    text: t('links.ask_text'),
    email: t('sign-in.email'),
    submit: t('links.ask_submit'),
    sending: t('links.sending'),
    missing: t('sign-in.fault_email'),
    format: t('sign-up.fault_email'),
    notFound: t('links.not_found'),
    tooMany: t('links.too_often'),
    sentTitle: t('links.sent_title'),
    sentText: t('links.sent_text'),
    sentTo: t('sign-up.complete_sent_to', { email: EMAIL }),
    spam: t('sign-up.complete_spam'),
    resend: t('sign-up.resend'),
    resent: t('sign-up.resent'),
    otherAddress: t('links.other_address'),
  };
};
export type AskResetTexts = ReturnType<typeof askResetTexts>;
