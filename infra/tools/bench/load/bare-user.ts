import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { type AddressInfo } from 'node:net';
import { Pool } from 'pg';

/** The least that telling a browser who is signed in can cost: one prepared join, no tenants, no tenant resolver, no limits. */
const [connectionString, tenant] = process.argv.slice(2);
const pool = new Pool({ connectionString, max: 10 });
const USER = {
  name: 'user',
  text: `select a.status, a.email, a.language, a.created_at as signup_date, p.id, p.name, p.country, p.city, p.region,
      p.status as profile_status, b.balance as credits
    from session s join account a on a.tenant_id = s.tenant_id and a.id = s.account_id
      join profile p on p.tenant_id = a.tenant_id and p.id = a.id
      join credit_balance b on b.tenant_id = a.tenant_id and b.account_id = a.id
    where s.tenant_id = $1 and s.token_hash = $2 and s.expires_at > now()`,
};

const server = fastify();
server.get('/api/user.php', async (request) => {
  const token = /session=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const { rows } = await pool.query({ ...USER, values: [tenant, createHash('sha256').update(token).digest()] });
  return { user: rows[0] as unknown };
});
void server.listen({ port: 0, host: '127.0.0.1' }).then(() => {
  process.send?.({ port: (server.server.address() as AddressInfo).port });
});
// The parent process has ended.
process.once('disconnect', () => process.exit());
