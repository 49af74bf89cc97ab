import { type CurrentSite } from '../../site/current-site';

/** Filled in by the browser. */
export const NUMBER = '{number}';

export const barTexts = ({ t, formats }: CurrentSite) => ({
  locale: formats.locale,
  badge: t('navigation.badge', { number: NUMBER }),
  balance: t('credits.balance', { number: NUMBER }),
});
export type BarTexts = ReturnType<typeof barTexts>;
