import { type CurrentSite } from '../../../site/current-site';
import { payingTexts } from '../buying-texts';
import { HOLE } from '../holes';

export const orderTexts = (site: CurrentSite) => {
  const { t } = site;
  const state = (
    name: 'open' | 'bank' | 'completed' | 'failed' | 'expired' | 'refunded' | 'charged_back' | 'absent',
  ) => ({
    title: t(`buying.${name}_title`),
    text: t(`buying.${name}_text`, { time: HOLE.time }),
  });
  return {
    ...payingTexts(site),
    loading: t('buying.state_loading'),
    failedTitle: t('buying.order_failed_title'),
    states: {
      open: state('open'),
      bank: state('bank'),
      completed: state('completed'),
      failed: state('failed'),
      expired: state('expired'),
      refunded: state('refunded'),
      charged_back: state('charged_back'),
      absent: state('absent'),
    },
    openAction: t('buying.open_action'),
    anotherWay: t('buying.another_way'),
    choosePackage: t('buying.choose_package'),
    backToChat: t('buying.back_to_chat'),
    backToPage: t('buying.back_to_page'),
    find: t('members.title'),
    receipt: t('buying.receipt'),
    withdraw: t('withdrawal.action'),
    facts: {
      credits: t('navigation.credits'),
      regular: t('discounts.regular'),
      discount: t('discounts.line'),
      amount: t('buying.fact_amount'),
      refunded: t('buying.fact_refunded'),
      method: t('buying.fact_method'),
      number: t('buying.fact_order'),
    },
  };
};
export type OrderTexts = ReturnType<typeof orderTexts>;
