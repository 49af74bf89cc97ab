import { type Database } from '../../../platform/database';
import { readerOf } from '../../../platform/texts';
import { mailEntry } from '../../notifications';
import { noticeReference } from './notice-reference';

interface NewNotice {
  readonly report: number;
  readonly member: number;
  readonly reason: string;
}

interface Reporter {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
}

/**
 * Makes a member's report a notice, with a reference and an acknowledgement by mail, in the transaction of the report. A report
 * that was there already keeps its notice. Answers the reference.
 */
export async function keepMemberNotice(database: Database, { report, member, reason }: NewNotice): Promise<string> {
  const [made] = await database.query<Reporter & { reference: string }>(
    `with made as (
       insert into notice (reference, submission, report_id, account_id, reason, locale)
       select $1, 'report:' || $2::integer, $2::integer, a.id, $4, a.language from account a where a.id = $3::integer
       on conflict (tenant_id, report_id) do nothing returning reference
     )
     select m.reference, p.name, a.email, a.language, p.country from made m, account a join profile p on p.id = a.id
     where a.id = $3::integer`,
    [noticeReference(), report, member, reason],
  );
  if (!made) {
    const [kept] = await database.query<{ reference: string }>('select reference from notice where report_id = $1', [
      report,
    ]);
    return kept?.reference ?? '';
  }
  const { name, email: address, reference } = made;
  const entry = mailEntry({
    mail: 'notice_received',
    params: { name, reference },
    person: { address, ...readerOf(made) },
  });
  await database.query(entry.text, entry.values);
  return reference;
}
