import { type FieldName, type PromptField, type Value } from './values';

/** A value that is not saved yet, and the value of the profile when the change began. */
export interface Draft {
  readonly value: Value;
  readonly before: Value;
  /** The question whose place this answer takes. */
  readonly replaces?: PromptField | undefined;
}

/** One key for each field, so that two tabs do not write over one another's. */
const keyOf = (member: number, field: FieldName): string => `profile:${member}:${field}`;

export function keepDraft(member: number, field: FieldName, draft: Draft): void {
  store((storage) => {
    storage.setItem(keyOf(member, field), JSON.stringify(draft));
  });
}

export function keptDraft(member: number, field: FieldName): Draft | undefined {
  let draft: Draft | undefined;
  store((storage) => {
    const kept = JSON.parse(storage.getItem(keyOf(member, field)) ?? 'null') as Draft | null;
    if (kept !== null && typeof kept === 'object' && 'value' in kept && 'before' in kept) draft = kept;
  });
  return draft;
}

export function forgetDraft(member: number, field: FieldName): void {
  store((storage) => {
    storage.removeItem(keyOf(member, field));
  });
}

/** Some browsers refuse storage; then what is unsaved lives as long as the page. */
function store(use: (storage: Storage) => void): void {
  try {
    use(window.localStorage);
  } catch {
    return;
  }
}
