import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { type AuditSearch, auditQuery } from './search';

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without what is undefined. */
function definedOf<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}

export const readAudit = (search: AuditSearch, most?: number) =>
  valueOf(client.GET('/api/staff/audit', { params: { query: definedOf({ ...auditQuery(search), most }) } }));
export type AuditEntry = Awaited<ReturnType<typeof readAudit>>['entries'][number];

const A_PAGE = 500;
const MOST_PAGES = 20;

/** Everything that fits, the newest first, up to ten thousand entries. */
export async function readWholeAudit(
  search: AuditSearch,
): Promise<{ readonly entries: readonly AuditEntry[]; readonly isWhole: boolean }> {
  const entries: AuditEntry[] = [];
  let before: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await readAudit({ ...search, before }, A_PAGE);
    entries.push(...answer.entries);
    if (answer.next === null) return { entries, isWhole: true };
    before = answer.next;
  }
  return { entries, isWhole: false };
}
