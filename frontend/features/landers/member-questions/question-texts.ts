import { type CurrentSite } from '../../../site/current-site';
import { ageRanges, LOOKING_FOR, QUESTIONS } from './questions';

const LOOKING_FOR_KEYS = {
  lasting: 'landers.member3_lasting',
  light: 'landers.member3_light',
  talk: 'landers.member3_talk',
  open: 'landers.member3_open',
} as const;

/** The questions with their answers, as the browser needs them. */
export function questionTexts({ t, formats, document }: CurrentSite) {
  const { number } = formats;
  return {
    region: t('landers.member3_region'),
    progress: t('landers.member3_progress', { number: '{n}', total: number(QUESTIONS.length) }),
    lookingFor: t('landers.member3_looking_for'),
    lookingForAnswers: LOOKING_FOR.map((value) => ({ value, label: t(LOOKING_FOR_KEYS[value]) })),
    ages: t('landers.member3_ages'),
    agesAnswers: ageRanges(document.min_age).map((value) => ({
      value,
      label:
        value.max === null
          ? t('landers.member3_ages_from', { min: number(value.min) })
          : t('landers.member3_ages_range', { min: number(value.min), max: number(value.max) }),
    })),
    place: t('landers.member3_place'),
    choose: t('landers.member3_choose'),
    next: t('landers.member3_next'),
    skip: t('landers.member3_skip'),
    back: t('landers.member3_back'),
    kept: t('landers.member3_kept'),
    done: t('landers.member3_done'),
  };
}

export type QuestionTexts = ReturnType<typeof questionTexts>;
