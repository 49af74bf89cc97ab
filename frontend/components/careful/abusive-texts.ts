import { type CurrentSite } from '../../site/current-site';
import { PLACEHOLDER } from '../people/placeholder';

export const abusiveTexts = ({ t }: CurrentSite) => ({
  title: t('first-message.abusive_title'),
  text: t('first-message.abusive_text', { name: PLACEHOLDER.name }),
  change: t('first-message.abusive_change'),
  send: t('first-message.abusive_send'),
});
export type AbusiveTexts = ReturnType<typeof abusiveTexts>;
