import { type CurrentSite } from '../../site/current-site';
import { OPENER_HOLE } from './openers';

export const openerTexts = ({ t }: CurrentSite) => ({
  title: t('first-message.openers'),
  words: t('first-message.opener_words', { words: OPENER_HOLE.words }),
  city: t('first-message.opener_city', { city: OPENER_HOLE.city }),
  questions: [t('first-message.opener_week'), t('first-message.opener_sunday')],
});
