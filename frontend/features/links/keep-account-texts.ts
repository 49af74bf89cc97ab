import { type CurrentSite } from '../../site/current-site';
import { troubleTexts } from './trouble';

export const keepingTexts = (site: CurrentSite) => ({
  ...troubleTexts(site),
  submit: site.t('links.keep_submit'),
  sending: site.t('links.sending'),
});
export type KeepingTexts = ReturnType<typeof keepingTexts>;
