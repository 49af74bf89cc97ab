import type { FieldError } from '../../../platform/http/problem';
import { draftOf } from './draft';
import { languagesByCountry, knownPlaceholders, primaryLanguage, requiredTexts } from './rules/language-rules';
import {
  distinctDiscounts,
  discreetNames,
  fictionalWords,
  realDiscounts,
  vatNote,
  vatNumber,
  vatRates,
  welcomeLike,
} from './rules/law-rules';
import { pageTexts, pageTokens } from './rules/page-rules';
import { directDebit, messageCosts, packageList, packagePrices } from './rules/price-rules';
import { promptCodes, promptTexts } from './rules/prompt-rules';
import type { Rule } from './rules/rule';
import { drawings, readableColors } from './rules/theme-rules';
import { type DocumentDraft, documentSchema, type TenantDocument } from './schema/document';
import { faultsOf } from './zod-faults';

export type Validated<T> =
  { readonly ok: true; readonly document: T } | { readonly ok: false; readonly faults: readonly FieldError[] };

const RULES: readonly Rule[] = [
  primaryLanguage,
  languagesByCountry,
  requiredTexts,
  knownPlaceholders,
  pageTokens,
  pageTexts,
  promptCodes,
  promptTexts,
  packageList,
  packagePrices,
  messageCosts,
  distinctDiscounts,
  directDebit,
  realDiscounts,
  vatNumber,
  vatRates,
  vatNote,
  welcomeLike,
  fictionalWords,
  discreetNames,
  readableColors,
  drawings,
];

/** Checks a resolved document. Tells every fault at once: those of single fields, then those across fields. */
export function validateDocument(input: unknown): Validated<TenantDocument> {
  const parsed = documentSchema.safeParse(input);
  const own = parsed.success ? [] : faultsOf(parsed.error, input, documentSchema);
  const draft: DocumentDraft = parsed.success ? parsed.data : draftOf(input);
  // A value that is faulty in itself looks missing to a rule: it is told once, as what it is.
  const told = new Set(own.map(({ path }) => path));
  const faults = [...own, ...RULES.flatMap((rule) => rule(draft)).filter(({ path }) => !told.has(path))];
  return parsed.success && faults.length === 0 ? { ok: true, document: parsed.data } : { ok: false, faults };
}
