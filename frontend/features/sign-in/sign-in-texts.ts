import { type CurrentSite } from '../../site/current-site';

/** Filled in once it is known. */
export const MINUTES = '{minutes}';

export const signInTexts = ({ t }: CurrentSite) => ({
  email: t('sign-in.email'),
  password: t('sign-in.password'),
  passwordShow: t('sign-in.password_show'),
  forgot: t('links.ask_title'),
  submit: t('sign-in.submit'),
  sending: t('sign-in.sending'),
  faultEmail: t('sign-in.fault_email'),
  faultPassword: t('sign-in.fault_password'),
  blocked: t('sign-in.blocked', { minutes: MINUTES }),
  sign_in_failed: t('sign-in.wrong'),
  account_pending_deletion: t('sign-in.pending_deletion'),
  resend: t('sign-up.resend'),
  resent: t('sign-up.resent'),
  unreachable: t('sign-in.unreachable'),
  failed: t('sign-in.failed'),
});
export type SignInTexts = ReturnType<typeof signInTexts>;
