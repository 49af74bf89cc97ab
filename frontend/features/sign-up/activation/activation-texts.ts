import { EMAIL, resendTexts } from '../../../components/activation/resend-texts';
import { errorTexts } from '../../../components/settings/error-texts';
import { type CurrentSite } from '../../../site/current-site';

/** Filled in by the browser, anew each second. */
export const TIME = '{time}';

/** The texts that the page needs in the browser while it waits for the code. */
export const activationTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    errors: errorTexts(site),
    mail: { ...resendTexts(site), resend: t('activation.resend'), resent: t('activation.resent') },
    resendIn: t('activation.resend_in', { time: TIME }),
    code: t('activation.code'),
    codeMissing: t('activation.code_missing'),
    codeWrong: t('activation.code_wrong'),
    codeSpent: t('activation.code_spent'),
    codeLimited: t('activation.code_limited'),
    confirm: t('activation.confirm'),
    confirming: t('activation.confirming'),
    spam: t('sign-up.complete_spam'),
    wayOn: t('finder.matches_meanwhile'),
    changeAddress: t('activation.change_address'),
    changeSubmit: t('activation.change_submit'),
    changed: t('activation.changed', { email: EMAIL }),
    newEmail: t('settings.email_new'),
    emailFault: t('sign-up.fault_email'),
    emailSame: t('settings.email_same'),
    emailUsed: t('sign-up.fault_email_used'),
    password: t('settings.own_password'),
    passwordShow: t('sign-up.password_show'),
  };
};
export type ActivationTexts = ReturnType<typeof activationTexts>;
