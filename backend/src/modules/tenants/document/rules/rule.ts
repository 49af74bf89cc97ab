import type { FieldError } from '../../../../platform/http/problem';
import type { DocumentDraft } from '../schema/document';

/** A rule across fields. It looks at what is there and right, and says nothing about what is missing or faulty itself. */
export type Rule = (draft: DocumentDraft) => FieldError[];

export function present<T>(items: readonly (T | undefined)[] | undefined): T[] {
  return (items ?? []).filter((item): item is T => item !== undefined);
}

/** The languages whose texts the document needs: all that it offers. */
export function offeredLocales(draft: DocumentDraft) {
  return present(draft.locales?.offered);
}

export function offeredCountries(draft: DocumentDraft): string[] {
  return present(draft.settings?.countries);
}
