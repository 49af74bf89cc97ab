import { ANSWER_LENGTH, askedPrompts } from '../../../../contract/profile/prompts';
import { type CurrentSite } from '../../../site/current-site';
import { questionTexts } from '../../../site/questions';

/** Filled in by the browser. */
export const NUMBER = '{number}';
export const QUESTION = '{question}';

export function promptTexts(site: CurrentSite) {
  const { t, document, formats } = site;
  const questions = questionTexts(site);
  return {
    /** In the order of the list; the same for all. */
    asked: askedPrompts(document.prompts.off, document.prompts.own).filter((code) => questions[code] !== undefined),
    /** By code, also of questions that the brand no longer asks. */
    questions,
    title: t('prompts.title'),
    hint: t('prompts.hint'),
    add: t('prompts.add'),
    choose: t('prompts.choose'),
    answer: t('prompts.answer'),
    other: t('prompts.other'),
    remove: t('prompts.remove'),
    moveUp: t('prompts.move_up', { question: QUESTION }),
    writeFirst: t('prompts.write_first'),
    notAsked: t('prompts.no_longer_asked'),
    count: t('profile.count', { number: NUMBER, most: formats.number(ANSWER_LENGTH) }),
    tooLong: t('profile.too_long', { number: NUMBER }),
    done: t('profile.done'),
  };
}
export type PromptTexts = ReturnType<typeof promptTexts>;
