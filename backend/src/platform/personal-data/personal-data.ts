/**
 * The rule for a member's rows when the account is erased. `detach` keeps the row without the person: it names each
 * column with the SQL that replaces its value. `keep` names the legal duty, and for how long it holds.
 */
export type Erasure =
  | { readonly how: 'delete' }
  | { readonly how: 'detach'; readonly columns: Readonly<Record<string, string>>; readonly reason: string }
  | { readonly how: 'keep'; readonly reason: string; readonly until: string };

/** The name in the member's export, or why the column is not in it. */
export type Column = string | { readonly withheld: string };

/**
 * A table with rows about members. Every column of it is declared, but for `tenant_id`. What two members share, such as a
 * conversation, is each one's own side only: what the other one wrote or did is theirs, and stays out.
 */
export interface PersonalTable {
  readonly table: string;
  /** The table's name in the export. */
  readonly name: string;
  /**
   * Which rows are a member's: SQL over the table's own columns, `$1::integer` is the account's id. Other tables are
   * joined by `tenant_id` too, so that it holds across tenants as well.
   */
  readonly rows: string;
  /** The primary key behind `tenant_id`. */
  readonly key: readonly [string, ...string[]];
  readonly columns: Readonly<Record<string, Column>>;
  /** The column with the name of a picture in the storage: the export brings the picture itself. */
  readonly pictures?: string;
  readonly erase: Erasure;
  /** SQL that holds what everybody holds before these rows: so does an erasure. `$1` is the account's id, `$2` the tenant's. */
  readonly hold?: string;
  /** SQL of the name by which the audit calls a row: the words of staff about it are erased there as well. */
  readonly audited?: string;
  /** When its rows go by themselves, while the account stays. */
  readonly forgotten?: string;
}

/** A table that says nothing about any member, and why that is so. */
export interface ImpersonalTable {
  readonly table: string;
  readonly impersonal: string;
}

export type DeclaredTable = PersonalTable | ImpersonalTable;

export const isPersonal = (declared: DeclaredTable): declared is PersonalTable => 'rows' in declared;

export const DELETED: Erasure = { how: 'delete' };

export const withheld = (reason: string): Column => ({ withheld: reason });

/** The address of the account of `table`'s tenant, in the spelling that all spellings share. */
export const emailKeyOf = (table: string): string =>
  `(select a.email_key from account a where a.tenant_id = ${table}.tenant_id and a.id = $1::integer)`;
