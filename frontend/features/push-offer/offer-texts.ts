import { switchTexts } from '../../components/push/switch-texts';
import { type CurrentSite } from '../../site/current-site';
import { discreetName } from '../../site/discreet-name';

export const offerTexts = (site: CurrentSite) => {
  const { t, document } = site;
  return {
    ...switchTexts(site),
    title: t('push.offer_title'),
    text: t('push.offer_text', { name: discreetName(document) }),
    yes: t('push.offer_yes'),
    later: t('push.offer_later'),
    done: t('push.offer_done'),
    settings: t('push.offer_settings'),
    close: t('push.offer_close'),
  };
};
export type OfferTexts = ReturnType<typeof offerTexts>;
