import { sweptDatabase } from '../../../../test/support/swept-database';
import { DirectDebitRetention } from './direct-debit-retention';

const { execute, left, sweep } = sweptDatabase();
beforeAll(async () => {
  await execute(
    "insert into profile (tenant_id, id, name, birth_date, language) select id, 1, 'Jo', '1990-01-01', 'nl' from tenant",
  );
  await execute(
    `insert into account (tenant_id, id, email, email_key, password_hash, language, signup_host)
     select id, 1, 'jo', 'jo', '', 'nl', 'x' from tenant`,
  );
  await execute(
    `insert into settings_revision (tenant_id, revision, source, template, document, author, reason)
     select id, 1, '{}', '{}', '{}', '', '' from tenant`,
  );
  await execute('insert into credit_balance (tenant_id, account_id) select id, 1 from tenant');
  await execute(
    `insert into provider_account (tenant_id, id, provider, mode, position, api_key, event_secrets, event_token, event_token_hash)
     select id, 'mollie', 'mollie', 'test', 0, '', '', '', sha256('') from tenant`,
  );
});
afterEach(() => execute('delete from mandate'));

const codes = (count: number, at: string): Promise<number> =>
  execute(
    `insert into phone_code (tenant_id, id, account_id, phone_hash, prefix, country, network_hash, code_hash, sent_at, expires_at)
     select id, gen_random_uuid(), 1, sha256(''), '', 'NL', sha256(''), sha256(''), now() + $2::interval, now()
     from tenant, generate_series(1, $1)`,
    [count, at],
  );

/** One of each brand. `debit` is when its last debit was due, if it had any; `used` when a debit was asked for, or it was signed. */
const mandate = (status: string, used: string, debit: string | null = used): Promise<number> =>
  execute(
    `with signed as (
       insert into mandate (tenant_id, id, account_id, reference, status, proof, iban_hash, fingerprint, text_version, language,
         creditor_id, creditor_name, proved_at, provider_account_id, last_used_at, ended_at)
       select id, gen_random_uuid(), 1, upper(substr(md5(random()::text), 1, 16)), $1, '', sha256(''), sha256(''), '', 'nl', '', '',
         now(), 'mollie', now() + $2::interval, case when $1 not in ('proved', 'active') then now() end
       from tenant returning tenant_id, id
     ), ordered as (
       insert into payment_order (tenant_id, account_id, package_id, credits, currency, list_amount, amount, country,
         vat_basis_points, vat_amount, evidence, revision, begun_at, consent_text, language, client_key, expires_at)
       select tenant_id, 1, 'start', 5, 'EUR', 999, 999, 'NL', 0, 0, '{}', 1, now(), '', 'nl', gen_random_uuid(), now()
       from signed where $3::interval is not null returning tenant_id, id
     ), tried as (
       insert into payment_attempt (tenant_id, id, order_id, provider_account_id, method, expires_at)
       select tenant_id, gen_random_uuid(), id, 'mollie', 'sepa_debit', now() from ordered returning tenant_id, id
     )
     insert into direct_debit (tenant_id, attempt_id, mandate_id, is_first, due_on)
     select tenant_id, tried.id, signed.id, true, (now() + $3::interval)::date from tried join signed using (tenant_id)`,
    [status, used, debit],
  );
const active = () => left("mandate where status = 'active'");
const expired = () => left("mandate where status = 'expired' and ended_at is not null");
const retention = () => sweep(DirectDebitRetention);

it('codes are deleted two days after they were sent, of every brand, and not before', async () => {
  await codes(1, '-2 days -1 minute');
  await codes(2, '-2 days +1 minute');
  const [one, two] = await Promise.all([retention().forget(), retention().forget()]);
  expect(one + two).toBe(2);
  expect(await left('phone_code')).toBe(4);
});

it('a mandate ends after 36 months without a debit, and not before', async () => {
  await mandate('active', '-36 months +1 day');
  await mandate('active', '-37 months', '-36 months +2 days');
  expect(await retention().forget()).toBe(0);
  await mandate('active', '-36 months -2 days', null);
  await mandate('proved', '-36 months -2 days');
  // Two of each brand end, and are deleted at once: their last debit is longer ago than that.
  expect(await retention().forget()).toBe(8);
  expect([await active(), await expired()]).toEqual([4, 0]);
});

it('an ended mandate goes fourteen months after its last debit, with its debits, and the payments stay', async () => {
  const payments = await left('payment_attempt');
  for (const status of ['revoked', 'blocked', 'expired']) {
    await mandate(status, '-14 months -2 days');
    await mandate(status, '-14 months +2 days');
    await mandate(status, '-14 months -2 days', '-14 months +2 days');
  }
  await mandate('active', '-14 months -2 days');
  const [one, two] = await Promise.all([retention().forget(), retention().forget()]);
  expect(one + two).toBe(6);
  expect([await left('mandate'), await active(), await left('direct_debit')]).toEqual([14, 2, 14]);
  expect(await left('payment_attempt')).toBe(payments + 20);
});
