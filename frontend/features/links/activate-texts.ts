import { type CurrentSite } from '../../site/current-site';
import { errorTexts } from './error-texts';

export const activateTexts = (site: CurrentSite) => ({
  ...errorTexts(site),
  submit: site.t('links.activate_submit'),
  sending: site.t('links.sending'),
});
export type ActivateTexts = ReturnType<typeof activateTexts>;
