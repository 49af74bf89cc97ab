import { sweptDatabase } from '../../../../test/support/swept-database';
import { MailRetention } from './mail-retention';

const { execute, left, sweep } = sweptDatabase();

const retention = () => sweep(MailRetention);
const softBounces = (count: number, at: string): Promise<number> =>
  execute(
    `insert into mail_soft_bounce (tenant_id, email_hash, mail, at)
     select t.id, '\\x00', decode(md5(random()::text), 'hex'), now() + $2::interval from tenant t, generate_series(1, $1)`,
    [count, at],
  );
const suppressions = (lifted: string | null): Promise<number> =>
  execute(
    `insert into mail_suppression (tenant_id, email_hash, reason, code, since, lifted_at)
     select id, substr(decode(md5(random()::text), 'hex'), 1, 10), 'bounce', '5.1.1', now() - interval '2 years',
       now() + $1::interval from tenant`,
    [lifted],
  );

const logged = async (at: string): Promise<void> => {
  await execute(
    `with shown as (insert into profile (tenant_id, name, birth_date, language) select id, 'Jo', '1990-01-01', 'nl' from tenant
       returning tenant_id, id),
     owner as (insert into account (tenant_id, id, email, email_key, password_hash, language, signup_host)
       select tenant_id, id, id || '@visitor.example', id || '@visitor.example', '', 'nl', 'one' from shown returning tenant_id, id)
     insert into mail_log (tenant_id, entry, account_id, mail, outcome, at)
     select tenant_id, gen_random_uuid(), id, 'activation', 'sent', now() + $1::interval from owner`,
    [at],
  );
};

describe('of the mails of every brand', () => {
  it('what became of each is forgotten after ninety days', async () => {
    await logged('-90 days -1 minute');
    await logged('-90 days +1 minute');
    expect(await retention().forget()).toBe(2);
    expect(await left('mail_log')).toBe(2);
  });

  it('bounces that no longer count and what was lifted long ago are forgotten, and nothing else', async () => {
    await softBounces(2, '-30 days -1 minute');
    await softBounces(1, '-30 days +1 minute');
    await suppressions('-90 days -1 minute');
    await suppressions('-90 days +1 minute');
    await suppressions(null);
    expect(await retention().forget()).toBe(4 + 2);
    expect(await Promise.all(['mail_soft_bounce', 'mail_suppression'].map(left))).toEqual([2, 4]);
    expect(await retention().forget()).toBe(0);
  });

  it('more than one step at a time is forgotten by two workers at once as well', async () => {
    await softBounces(3000, '-31 days');
    const [one, two] = await Promise.all([retention().forget(), retention().forget()]);
    expect(one + two).toBe(6000);
    expect(await left('mail_soft_bounce')).toBe(2);
  });

  it('a worker looks when it starts', async () => {
    await softBounces(1, '-31 days');
    const worker = retention();
    worker.onApplicationBootstrap();
    await worker.onApplicationShutdown();
    expect(await left('mail_soft_bounce')).toBe(2);
  });
});
