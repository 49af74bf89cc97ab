import { type CurrentSite } from '../../site/current-site';
import { HOLE } from './check-texts';

export const rowTexts = ({ t, formats }: CurrentSite) => ({
  locale: formats.locale,
  label: t('photo-check.title'),
  loading: t('settings.loading'),
  states: {
    none: t('photo-check.row_none'),
    started: t('photo-check.row_started'),
    waiting: t('photo-check.row_waiting'),
    verified: t('photo-check.row_verified', { date: HOLE.date }),
    refused: t('photo-check.row_refused'),
  },
});
export type RowTexts = ReturnType<typeof rowTexts>;
