/**
 * The questions that members may answer in a few words. The codes are stored, so none is ever renamed or removed: a brand
 * that does not want one switches it off. Their texts are the pages' (`prompts.question_<code>`).
 */
export const PROMPT_CODES = [
  'good_sunday',
  'cook_for_you',
  'small_argument',
  'laughed_last',
  'useless_talent',
  'first_date',
  'two_truths',
  'won_over',
  'turned_up_song',
  'small_luxury',
  'learned_late',
  'childhood_belief',
  'happy_smell',
  'trip_again',
  'never_again',
  'ask_me_about',
  'quietly_proud',
  'cheerfully_bad',
  'film_by_heart',
  'houseplant_says',
  'kindness_remembered',
  'unpopular_opinion',
  'together_we_could',
  'party_spot',
] as const;
export type PromptCode = (typeof PROMPT_CODES)[number];

/** A brand's own question: the beginning keeps it apart from codes that the catalogue gets later. */
export const OWN_PROMPT_CODE = /^own_[a-z][a-z0-9_]{1,34}$/;

/** How many questions a member answers at the most. */
export const MOST_PROMPTS = 3;
/** The longest answer, in characters as a person counts them. */
export const ANSWER_LENGTH = 150;

/** The brand's settings that decide what it asks. */
export interface PromptSettings {
  readonly off: readonly string[];
  readonly own: readonly { readonly code: string }[];
}

/** The codes of the questions that a brand asks, its own first. */
export const askedPrompts = (off: PromptSettings['off'], own: PromptSettings['own']): readonly string[] => [
  ...own.map(({ code }) => code),
  ...PROMPT_CODES.filter((code) => !off.includes(code)),
];

export const isPromptCode = (code: string): code is PromptCode => PROMPT_CODES.some((one) => one === code);
