import { PROMPT_CODES } from '../../contract/profile/prompts';
import { type CurrentSite } from './current-site';

/** By code, the questions of the product and of the brand in the language of the page. */
export function questionTexts({ document, locale, t }: CurrentSite): Readonly<Record<string, string>> {
  const own = document.prompts.own.flatMap(({ code, question }) => {
    const text = question[locale];
    return text === undefined ? [] : [[code, text] as const];
  });
  return Object.fromEntries([...own, ...PROMPT_CODES.map((code) => [code, t(`prompts.question_${code}`)] as const)]);
}
