import { type CurrentSite } from '../../site/current-site';

/** Filled in by the browser. */
export const BONUS_HOLE = { percent: '{percent}', time: '{time}' } as const;

export const bonusTexts = ({ t, formats }: CurrentSite) => ({
  locale: formats.locale,
  title: t('credits.bonus_title', { percent: BONUS_HOLE.percent }),
  text: t('credits.bonus_text', { percent: BONUS_HOLE.percent }),
  left: t('credits.bonus_left', { time: BONUS_HOLE.time }),
  open: t('credits.bonus_open'),
  later: t('credits.bonus_later'),
});
export type BonusTexts = ReturnType<typeof bonusTexts>;
