import { type CurrentSite } from '../../../site/current-site';
import { checkoutTexts } from '../buying-texts';
import { HOLE } from '../holes';

export const repeatTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    ...checkoutTexts(site),
    before: t('buying.repeat_before', { price: HOLE.price }),
    other: t('buying.repeat_choose'),
    noneTitle: t('buying.repeat_none_title'),
    noneText: t('buying.repeat_none_text'),
    gone: t('buying.repeat_gone'),
    choosePackage: t('buying.choose_package'),
  };
};
export type RepeatTexts = ReturnType<typeof repeatTexts>;
