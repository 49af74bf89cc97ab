import { type CurrentSite } from '../../site/current-site';
import { errorTexts } from './error-texts';

export const keepingTexts = (site: CurrentSite) => ({
  ...errorTexts(site),
  submit: site.t('links.keep_submit'),
  sending: site.t('links.sending'),
});
export type KeepingTexts = ReturnType<typeof keepingTexts>;
