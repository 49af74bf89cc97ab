import { type CurrentSite } from '../../site/current-site';
import { PLACEHOLDER } from './placeholder';

export const reasonTexts = ({ t, formats }: CurrentSite) => ({
  locale: formats.locale,
  interests: t('reasons.interests', { list: PLACEHOLDER.list }),
  near: t('reasons.near', { distance: PLACEHOLDER.distance }),
});
export type ReasonTexts = ReturnType<typeof reasonTexts>;
