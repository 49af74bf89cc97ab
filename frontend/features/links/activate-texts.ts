import { type CurrentSite } from '../../site/current-site';
import { troubleTexts } from './trouble';

export const activateTexts = (site: CurrentSite) => ({
  ...troubleTexts(site),
  submit: site.t('links.activate_submit'),
  sending: site.t('links.sending'),
});
export type ActivateTexts = ReturnType<typeof activateTexts>;
