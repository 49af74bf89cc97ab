import { type CurrentSite } from '../../site/current-site';
import { errorTexts } from './error-texts';

export const newPasswordTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    ...errorTexts(site),
    title: t('links.new_title'),
    text: t('links.new_text'),
    password: t('links.new_password'),
    again: t('links.new_again'),
    hint: t('sign-up.password_hint'),
    show: t('sign-up.password_show'),
    submit: t('links.new_submit'),
    sending: t('links.sending'),
    faults: {
      password: t('sign-up.fault_password'),
      password_long: t('sign-up.fault_password_long'),
      password_common: t('sign-up.fault_password_common'),
      mismatch: t('links.mismatch'),
    },
  };
};
export type NewPasswordTexts = ReturnType<typeof newPasswordTexts>;
