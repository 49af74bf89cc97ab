import { type CurrentSite } from '../../site/current-site';
import { PLACEHOLDER } from '../people/placeholder';

export const sectionTexts = ({ t }: CurrentSite) => ({
  label: t('activity.sections'),
  likes: t('likes.title'),
  visitors: t('activity.visitors'),
  activity: t('activity.activity'),
  fresh: t('activity.new_count', { number: PLACEHOLDER.number }),
});
export type SectionTexts = ReturnType<typeof sectionTexts>;
