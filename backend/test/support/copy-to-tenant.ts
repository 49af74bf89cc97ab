import { type TestApi } from './api';
import { type Person, rows } from './people';

/** Somebody of another brand who has the same id, and whose browser sends the same cookie: nothing but the tenant differs. */
export async function copyToTenant(api: TestApi, { id }: Person, slug: string): Promise<void> {
  await rows(
    api,
    `insert into profile (tenant_id, id, name, gender, seeking, birth_date, language, status)
     select id, $1, 'Twin', 'woman', 'everyone', '1990-01-01', 'nl', 'active' from tenant where slug = $2`,
    [id, slug],
  );
  await rows(
    api,
    `insert into account (tenant_id, id, email, email_key, password_hash, status, language, signup_host, confirmed_at)
     select t.id, a.id, a.email, a.email_key, a.password_hash, 'active', a.language, a.signup_host, now()
     from account a, tenant t where a.id = $1 and t.slug = $2`,
    [id, slug],
  );
  await rows(
    api,
    `insert into session (tenant_id, token_hash, id, account_id, expires_at)
     select t.id, s.token_hash, s.id, s.account_id, s.expires_at from session s, tenant t
     where s.account_id = $1 and t.slug = $2`,
    [id, slug],
  );
}
