import { sweptDatabase } from '../../../../test/support/swept-database';
import { AccountRetention } from './account-retention';

const { execute, left, sweep } = sweptDatabase();
beforeAll(async () => {
  await execute(
    `insert into profile (tenant_id, id, name, birth_date, language)
     select id, 1, 'Jo', '1990-01-01', 'nl' from tenant`,
  );
  await execute(
    `insert into account (tenant_id, id, email, email_key, password_hash, language, signup_host)
     select id, 1, 'jo', 'jo', '', 'nl', 'x' from tenant`,
  );
});

const retention = () => sweep(AccountRetention);
const sessions = (count: number, expires: string): Promise<number> =>
  execute(
    `insert into session (tenant_id, token_hash, id, account_id, expires_at)
     select t.id, decode(md5(random()::text), 'hex'), gen_random_uuid(), 1, now() + $2::interval
     from tenant t, generate_series(1, $1)`,
    [count, expires],
  );
const links = (expires: string): Promise<number> =>
  execute(
    `insert into account_token (tenant_id, hash, account_id, kind, email, expires_at)
     select id, decode(md5(random()::text), 'hex'), 1, 'password_reset', 'jo', now() + $1::interval from tenant`,
    [expires],
  );
const tries = (since: string, blocked: string | null): Promise<number> =>
  execute(
    `insert into sign_in_tries (tenant_id, kind, subject, tries, since, blocked_until)
     select id, 'account', md5(random()::text), 1, now() + $1::interval, now() + $2::interval from tenant`,
    [since, blocked],
  );
const holds = (until: string): Promise<number> =>
  execute(
    `insert into email_hold (tenant_id, email_key, account_id, until)
     select id, md5(random()::text), 1, now() + $1::interval from tenant`,
    [until],
  );

const challenges = (expires: string): Promise<number> =>
  execute(
    `insert into passkey_challenge (tenant_id, hash, expires_at)
     select id, decode(md5(random()::text), 'hex'), now() + $1::interval from tenant`,
    [expires],
  );

describe('of the accounts of every brand', () => {
  it('sessions, links, tries, holds and challenges that are over are deleted, and nothing else', async () => {
    await sessions(3, '-1 second');
    await sessions(1, '1 day');
    await links('-25 hours');
    await links('-23 hours');
    await links('1 hour');
    await tries('-4 days', null);
    await tries('-4 days', '-25 hours');
    await tries('-4 days', '-23 hours');
    await tries('-1 day', null);
    await holds('-1 second');
    await holds('1 day');
    await challenges('-1 second');
    await challenges('5 minutes');
    expect(await retention().forget()).toBe(6 + 2 + 4 + 2 + 2);
    const tables = ['session', 'account_token', 'sign_in_tries', 'email_hold', 'passkey_challenge'];
    expect(await Promise.all(tables.map(left))).toEqual([2, 4, 4, 2, 2]);
    expect(await retention().forget()).toBe(0);
  });

  it('more than one step at a time is deleted by two workers at once as well', async () => {
    await sessions(3000, '-1 day');
    const [one, two] = await Promise.all([retention().forget(), retention().forget()]);
    expect(one + two).toBe(6000);
    expect(await left('session')).toBe(2);
  });

  it('a worker looks when it starts', async () => {
    await sessions(1, '-1 day');
    const worker = retention();
    worker.onApplicationBootstrap();
    await worker.onApplicationShutdown();
    expect(await left('session')).toBe(2);
  });
});
