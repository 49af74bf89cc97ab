import { sweptDatabase } from '../../../../test/support/swept-database';
import { ComplaintRetention } from './complaint-retention';

const { execute, query, left, sweep } = sweptDatabase();
beforeEach(() => execute('delete from complaint'));

const retention = () => sweep(ComplaintRetention);
/** At every brand. */
const complaints = (count: number, at: string): Promise<number> =>
  execute(
    `insert into complaint (tenant_id, id, reference, submission, kind, name, email, message, locale, created_at)
     select id, gen_random_uuid(), 'C-' || upper(left(md5(random()::text), 12)), random()::text, 'other', '', '', '', 'en',
       now() + $2::interval from tenant, generate_series(1, $1)`,
    [count, at],
  );

describe('complaints', () => {
  it('are deleted two years after they were made, of every brand, and not before', async () => {
    await complaints(1, '-2 years -1 minute');
    await complaints(1, '-2 years +1 minute');
    await complaints(1, '0');
    expect(await retention().forget()).toBe(2);
    expect(await left('complaint')).toBe(4);
    expect(await retention().forget()).toBe(0);
  });

  it('of more than one step are all deleted, by two workers at once as well', async () => {
    await complaints(1500, '-3 years');
    const [one, two] = await Promise.all([retention().forget(), retention().forget()]);
    expect(one + two).toBe(3000);
    expect(await left('complaint')).toBe(0);
  });

  it('take the words of staff about them out of the audit', async () => {
    await complaints(1, '-3 years');
    await execute(
      "update complaint set reference = 'C-0000000000AB' where tenant_id = (select id from tenant where slug = 'one')",
    );
    await execute(
      `insert into audit_entry (actor, action, tenant_id, subject, details)
       select 'staff', 'complaint.closed', id, 'C-0000000000AB', '{"reason": "Quintilian", "closes": true}' from tenant`,
    );
    await retention().forget();
    const [here, there] = ['one', 'two'].map((slug) =>
      query('select details from audit_entry where tenant_id = (select id from tenant where slug = $1)', [slug]),
    );
    expect(await here).toEqual([{ details: { closes: true } }]);
    // Another brand's complaint of the same reference is another's.
    expect(await there).toEqual([{ details: { closes: true, reason: 'Quintilian' } }]);
  });

  it('are looked at when a worker starts', async () => {
    await complaints(1, '-3 years');
    const worker = retention();
    worker.onApplicationBootstrap();
    await worker.onApplicationShutdown();
    expect(await left('complaint')).toBe(0);
  });
});
