import { FIRST, type TestApi } from './api';
import { type Person, newAddress, rows, signUp } from './people';

let people = 0;

/** A confirmed member whom others see. */
export async function confirmed(api: TestApi, facts: Record<string, unknown> = {}, host = FIRST): Promise<Person> {
  const person = await signUp(api, `meets${(people += 1)}@visitor.example`, host);
  await rows(api, "update account set status = 'active', confirmed_at = now() where id = $1", [person.id]);
  await change(api, person.id, { status: 'active', ...facts });
  return person;
}

/** Somebody invented, labelled so. */
export async function invented(api: TestApi, facts: Record<string, unknown> = {}, host = FIRST): Promise<number> {
  const [row] = await rows(
    api,
    `insert into profile (tenant_id, name, gender, seeking, birth_date, language, status, fictional)
     select id, 'Robin', 'man', 'everyone', '1990-01-01', 'nl', 'active', true from tenant where slug = $1 returning id`,
    [host],
  );
  const id = Number(row?.['id']);
  await change(api, id, facts);
  return id;
}

export async function change(api: TestApi, id: number, facts: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(facts).map((column, index) => `${column} = $${index + 2}`);
  if (columns.length === 0) return;
  await rows(api, `update profile set ${columns.join(', ')} where id = $1`, [id, ...Object.values(facts)]);
}

export const block = (api: TestApi, blocker: number, blocked: number) =>
  rows(
    api,
    'insert into block (tenant_id, blocker_id, blocked_id) select tenant_id, id, $2 from profile where id = $1',
    [blocker, blocked],
  );

export const unblock = (api: TestApi, blocker: number) =>
  rows(api, 'delete from block where blocker_id = $1', [blocker]);

export const hide = (api: TestApi, id: number) =>
  rows(api, 'insert into invisible_mode (tenant_id, profile_id) select tenant_id, id from profile where id = $1', [id]);

export const reveal = (api: TestApi, id: number) => rows(api, 'delete from invisible_mode where profile_id = $1', [id]);

/** Credits out of nowhere, with the entry that says so. */
export const grant = (api: TestApi, account: number, credits: number) =>
  rows(
    api,
    `with granted as (
       update credit_balance set balance = balance + $2, entries = entries + 1 where account_id = $1
       returning tenant_id, account_id, balance, entries)
     insert into credit_entry (tenant_id, id, account_id, number, amount, balance_after, reason, revision, idempotency_key)
     select tenant_id, gen_random_uuid(), account_id, entries, $2, balance, 'test', 1, gen_random_uuid()::text from granted`,
    [account, credits],
  );

type Method = 'get' | 'put' | 'post' | 'delete';

/** A member’s own call. */
export const call = (api: TestApi, method: Method, path: string, cookie: string, host = FIRST) =>
  api.on(`${host}.localhost`)[method](`/api/${path}`).set('x-forwarded-for', newAddress()).set('cookie', cookie);
