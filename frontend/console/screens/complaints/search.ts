import { LOCALES, type Locale } from '../../../../contract/text/locales';
import { isReference } from '../../api/complaints';

const STATES = ['open', 'answered', 'closed', 'any'] as const;
const KINDS = ['complaint', 'appeal', 'report', 'payment', 'withdrawal', 'other'] as const;
const ASSIGNEES = ['me', 'nobody'] as const;

/** The filters of the inbox, as the address has them. */
export interface ComplaintSearch {
  readonly tenant?: string;
  /** Left out: what waits. */
  readonly state?: (typeof STATES)[number];
  readonly kind?: (typeof KINDS)[number];
  readonly language?: Locale;
  readonly reference?: string;
  readonly assignee?: (typeof ASSIGNEES)[number];
  /** The end of the page before. */
  readonly after?: string;
}

/** Takes what the api would take, and nothing else. */
export function readComplaintSearch(raw: Readonly<Record<string, unknown>>): ComplaintSearch {
  const text = (name: string): string | undefined => {
    const value = raw[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const among = <Word extends string>(words: readonly Word[], value: string | undefined): Word | undefined =>
    words.find((word) => word === value);
  const reference = text('reference')?.toUpperCase();
  return withoutGaps({
    tenant: text('tenant'),
    state: among(STATES, text('state')),
    kind: among(KINDS, text('kind')),
    language: among(LOCALES, text('language')),
    reference: reference !== undefined && isReference(reference) ? reference : undefined,
    assignee: among(ASSIGNEES, text('assignee')),
    after: text('after'),
  });
}

type Gaps<T> = { readonly [Name in keyof T]: T[Name] | undefined };

const withoutGaps = (search: Gaps<Required<ComplaintSearch>>): ComplaintSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as ComplaintSearch;

/** The question for the api. A reference is looked for in every state. */
export const complaintQuery = ({ state = 'open', ...rest }: ComplaintSearch) => ({
  ...rest,
  ...(state !== 'any' && rest.reference === undefined && { state }),
});
