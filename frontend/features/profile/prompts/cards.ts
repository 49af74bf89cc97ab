import { type Entries, type Entry } from '../saving/profile-saver';
import { codeOf, type FieldName, isPrompt, type OwnProfile } from '../saving/values';

/** A change of the list that is on its way. */
export type Pending = { readonly gone: string } | { readonly order: readonly string[] };

/** The codes of the questions on the page: those of the profile as they will be, with answers that are not saved yet. */
export function shownCodes(
  prompts: OwnProfile['prompts'],
  entries: Entries,
  pending: Pending | undefined,
): readonly string[] {
  const saved = prompts.map(({ code }) => code);
  return unsaved(entries, saved).reduce(
    (codes, { code, replaces }) =>
      replaces !== undefined && codes.includes(replaces)
        ? codes.map((one) => (one === replaces ? code : one))
        : [...codes, code],
    expected(saved, pending),
  );
}

function expected(saved: readonly string[], pending: Pending | undefined): readonly string[] {
  if (!pending) return saved;
  return 'order' in pending ? pending.order : saved.filter((code) => code !== pending.gone);
}

function unsaved(entries: Entries, saved: readonly string[]): { code: string; replaces: string | undefined }[] {
  const listed = Object.entries(entries) as [FieldName, Entry][];
  return listed.flatMap(([field, entry]) =>
    isPrompt(field) && isWaiting(entry) && !saved.includes(codeOf(field))
      ? [{ code: codeOf(field), replaces: entry.replaces && codeOf(entry.replaces) }]
      : [],
  );
}

/** An answer that is saved stands in the profile, and one without words nowhere. */
const isWaiting = ({ value, progress }: Entry): boolean => progress.name !== 'saved' && value !== '' && value !== null;
