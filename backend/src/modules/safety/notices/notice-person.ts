import { type Connection } from '../../../platform/database';
import { type Reader, localeOfTag, readerOf } from '../../../platform/texts';

interface Row {
  readonly locale: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly member_name: string | null;
  readonly member_email: string | null;
  readonly member_language: string | null;
  readonly country: string | null;
}

export interface NoticePerson extends Pick<Reader, 'locale'>, Partial<Pick<Reader, 'country'>> {
  readonly name: string;
  readonly address: string;
}

/** Finds the person that the answer to a notice goes to. Undefined where they are gone, or going. */
export async function noticePerson(
  connection: Connection,
  tenantId: number,
  notice: number,
): Promise<NoticePerson | undefined> {
  const [row] = await connection.query<Row>(
    `select n.locale, n.name, n.email, p.name as member_name, a.email as member_email, a.language as member_language, p.country
     from notice n left join account a on a.tenant_id = n.tenant_id and a.id = n.account_id and a.status <> 'pending_deletion'
       left join profile p on p.tenant_id = a.tenant_id and p.id = a.id
     where n.tenant_id = $1 and n.id = $2`,
    [tenantId, notice],
  );
  const address = row?.member_email ?? row?.email;
  if (!row || address === null || address === undefined) return undefined;
  const { member_language: language, country } = row;
  const reader = language === null ? { locale: localeOfTag(row.locale) } : readerOf({ language, country });
  return { name: row.member_name ?? row.name ?? '', address, ...reader };
}
