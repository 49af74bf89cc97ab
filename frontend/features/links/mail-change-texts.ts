import { type CurrentSite } from '../../site/current-site';
import { errorTexts } from './error-texts';

export const confirmMailChangeTexts = (site: CurrentSite, what: 'change' | 'undo') => ({
  ...errorTexts(site),
  submit: site.t(`links.${what}_submit`),
  sending: site.t('links.sending'),
  used: site.t('sign-up.fault_email_used'),
});
export type ConfirmMailChangeTexts = ReturnType<typeof confirmMailChangeTexts>;
