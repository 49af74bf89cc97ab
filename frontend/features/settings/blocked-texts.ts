import { PLACEHOLDER } from '../../components/people/placeholder';
import { type CurrentSite, fictionalLabel } from '../../site/current-site';
import { fetched } from './settings-texts';

export const blockedTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    ...fetched(site),
    title: t('safety.list_title'),
    none: t('safety.list_none'),
    text: t('safety.list_text'),
    empty: t('safety.list_empty'),
    unblock: t('safety.unblock'),
    unblockNamed: t('safety.unblock_named', { name: PLACEHOLDER.name }),
    unblocked: t('safety.unblocked', { name: PLACEHOLDER.name }),
    fictional: fictionalLabel(site),
    icon: site.document.settings.fictional_icon,
  };
};
export type BlockedTexts = ReturnType<typeof blockedTexts>;
