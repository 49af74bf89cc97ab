import { formatPath } from '../path';
import { offeredLocales, type Rule } from './rule';

/** Every question of the brand's own has a code that no other has. */
export const promptCodes: Rule = (draft) => {
  const own = draft.prompts?.own ?? [];
  return own.flatMap((prompt, index) => {
    const code = prompt?.code;
    if (code === undefined || !own.slice(0, index).some((other) => other?.code === code)) return [];
    const path = formatPath(['prompts', 'own', index, 'code']);
    return [{ path, code: 'duplicate_code', message: `Choose another code: a question above has ${code} already.` }];
  });
};

/** Questions must be asked in every language of the brand. */
export const promptTexts: Rule = (draft) =>
  (draft.prompts?.own ?? []).flatMap((prompt, index) =>
    offeredLocales(draft)
      .filter((locale) => prompt?.question && prompt.question[locale] === undefined)
      .map((locale) => ({
        path: formatPath(['prompts', 'own', index, 'question', locale]),
        code: 'missing_text',
        message: `Write this text in ${locale}, or take ${locale} out of locales.offered.`,
      })),
  );
