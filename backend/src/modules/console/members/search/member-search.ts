import { Injectable } from '@nestjs/common';
import { PlatformDatabase, type Row, type Statement } from '../../../../platform/database';
import { emailKey } from '../../../../../../contract/account/email-address';
import { FIRST_NAME, type NamePosition } from './name-cursor';
import { type SearchTerm } from './search-terms';

export interface FoundMember {
  readonly tenant: string;
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly status: string;
  readonly fictional: boolean;
  /** ISO 8601, to the millisecond. */
  readonly signup_date: string;
}

export interface FoundMembers {
  readonly rows: readonly FoundMember[];
  /** Null on the last page, and where a whole reference was looked for. */
  readonly next: NamePosition | null;
}

export interface PageOfNames {
  readonly after: NamePosition | null;
  readonly most: number;
}

type FoundByName = FoundMember & { readonly sort: string };

/** As text: a Date of each would be read and written again for nothing. */
const SIGNED_UP = "(a.created_at at time zone 'UTC')::text as signup_date";
const SHOWN = `t.slug as tenant, a.id, p.name, a.email, a.status, p.fictional, ${SIGNED_UP}`;
const MEMBER = `account a join profile p on p.tenant_id = a.tenant_id and p.id = a.id join tenant t on t.id = a.tenant_id`;

/** Each in the brands $1. A complaint leads to whoever has the address in it, although anybody can type any address. */
const WHERE: Readonly<Record<Exclude<SearchTerm['by'], 'name'>, string>> = {
  email: 'a.tenant_id = any($1::integer[]) and a.email_key = $2::text',
  number: `(a.tenant_id, a.id) in (
    select tenant_id, id from account where tenant_id = any($1::integer[]) and id = $2::integer
    union select tenant_id, account_id from payment_order where tenant_id = any($1::integer[]) and id = $2::integer)`,
  complaint: `(a.tenant_id, a.email_key) in (
    select tenant_id, lower(email) from complaint where tenant_id = any($1::integer[]) and reference = $2::text)`,
  receipt: `(a.tenant_id, a.id) in (
    select tenant_id, account_id from payment_order where tenant_id = any($1::integer[]) and receipt_number = $2::text)`,
  payment: `(a.tenant_id, a.id) in (
    select o.tenant_id, o.account_id from provider_account c
      join payment_attempt y on y.tenant_id = c.tenant_id and y.provider_account_id = c.id and y.provider_payment_id = $2::text
      join payment_order o on o.tenant_id = y.tenant_id and o.id = y.order_id
    where c.tenant_id = any($1::integer[]))`,
};

/**
 * In the order of bytes, which the index has; each brand gives a page at the most, and the pages are merged. One bound begins the scan,
 * the greater of the prefix and the place of the page: of two the database takes either, and reads all names before the other.
 */
const namesOf = (tenants: string, limit: string): string => `
  select t.slug as tenant, found.* from tenant t cross join lateral (
    select p.id, p.name, a.email, a.status, p.fictional, ${SIGNED_UP}, lower(p.name) as sort
    from profile p join account a on a.tenant_id = p.tenant_id and a.id = p.id
    where p.tenant_id = t.id and lower(p.name) collate "C" < lower($2::text) || chr(1114111)
      and (lower(p.name) collate "C", p.id) > (greatest($3::text collate "C", lower($2::text)),
        case when $3::text collate "C" >= lower($2::text) then $4::integer else 0 end)
    order by lower(p.name) collate "C", p.id limit ${limit}
  ) found where t.id = ${tenants} order by found.sort collate "C", found.id limit ${limit}`;

const IN_SEVERAL = namesOf('any($1::integer[])', '$5');
/**
 * Pages of one brand have a limit that the planner knows. It takes a plan for any limit for so dear that it plans each page anew, which
 * takes as long as reading one.
 */
const IN_ONE = { usual: namesOf('$1::integer', '51'), greatest: namesOf('$1::integer', '101') };

/** Asks for one row more than a page has, or several. */
function byName(tenants: readonly number[], prefix: string, { after, most }: PageOfNames): Statement {
  const { name, id } = after ?? FIRST_NAME;
  const place = [prefix, name, id];
  if (tenants.length !== 1) return { text: IN_SEVERAL, values: [tenants, ...place, most + 1] };
  return { text: most > 50 ? IN_ONE.greatest : IN_ONE.usual, values: [tenants[0], ...place] };
}

function pageOf(rows: readonly FoundByName[], most: number): FoundMembers {
  const last = rows.length > most ? rows[most - 1] : undefined;
  return { rows: rows.slice(0, most), next: last ? { name: last.sort, id: last.id } : null };
}

/** Finds members of some brands. It counts nothing, so that the first row does not wait for the last. */
@Injectable()
export class MemberSearch {
  constructor(private readonly platform: PlatformDatabase) {}

  async find(tenants: readonly number[], term: SearchTerm, page: PageOfNames): Promise<FoundMembers> {
    if (term.by !== 'name') return { rows: await this.exact(tenants, term, page.most), next: null };
    const { text, values } = byName(tenants, term.prefix, page);
    return pageOf(await this.platform.prepared<FoundByName>(text, values), page.most);
  }

  /**
   * The members of one brand whose names begin so, in one round trip with statements of the caller's. Their rows are answered as
   * well, in order.
   */
  async findBehind(
    ahead: readonly Statement[],
    tenant: number,
    prefix: string,
    page: PageOfNames,
  ): Promise<{ readonly ahead: readonly Row[][]; readonly found: FoundMembers }> {
    const results = await this.platform.batch([...ahead, byName([tenant], prefix, page)]);
    const rows = (results.at(-1) ?? []) as unknown as FoundByName[];
    return { ahead: results.slice(0, -1), found: pageOf(rows, page.most) };
  }

  private exact(
    tenants: readonly number[],
    term: Exclude<SearchTerm, { by: 'name' }>,
    most: number,
  ): Promise<FoundMember[]> {
    return this.platform.query<FoundMember>(
      `select ${SHOWN} from ${MEMBER} where ${WHERE[term.by]} order by t.slug, a.id limit $3`,
      [tenants, valueOf(term), most],
    );
  }
}

function valueOf(term: Exclude<SearchTerm, { by: 'name' }>): string | number {
  switch (term.by) {
    case 'email':
      return emailKey(term.email);
    case 'complaint':
      return term.reference;
    case 'number':
      return term.number;
    case 'receipt':
      return term.receipt;
    case 'payment':
      return term.payment;
  }
}
