import { questionTexts } from '../../site/questions';
import { type CurrentSite } from '../../site/current-site';
import { PLACEHOLDER } from '../people/placeholder';

export const likedThingTexts = (site: CurrentSite) => ({
  locale: site.formats.locale,
  questions: questionTexts(site),
  photo: site.t('liking.likes_photo'),
  answer: site.t('liking.likes_answer', { question: PLACEHOLDER.question }),
});
export type LikedThingTexts = ReturnType<typeof likedThingTexts>;
