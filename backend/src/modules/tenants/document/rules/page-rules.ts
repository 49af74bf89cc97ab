import type { FieldError } from '../../../../platform/http/problem';
import { formatPath } from '../path';
import { RESERVED_TOKENS } from '../schema/reserved-tokens';
import { offeredLocales, type Rule } from './rule';

/** Every page of the brand's own has an address that is free, and no other has it. */
export const pageTokens: Rule = (draft) => {
  const pages = draft.pages ?? [];
  return pages.flatMap((page, index): FieldError[] => {
    const token = page?.token;
    if (token === undefined) return [];
    const path = formatPath(['pages', index, 'token']);
    if (RESERVED_TOKENS.has(token)) {
      return [{ path, code: 'reserved_token', message: `Choose another address: /${token} belongs to the product.` }];
    }
    if (!pages.slice(0, index).some((other) => other?.token === token)) return [];
    return [{ path, code: 'duplicate_token', message: `Choose another address: a page above has /${token} already.` }];
  });
};

/** Pages must have texts in every language of the brand. */
export const pageTexts: Rule = (draft) =>
  (draft.pages ?? []).flatMap((page, index) =>
    offeredLocales(draft).flatMap((locale) =>
      (['title', 'text'] as const)
        .filter((part) => page?.[part] && page[part][locale] === undefined)
        .map((part) => ({
          path: formatPath(['pages', index, part, locale]),
          code: 'missing_text',
          message: `Write this text in ${locale}, or take ${locale} out of locales.offered.`,
        })),
    ),
  );
