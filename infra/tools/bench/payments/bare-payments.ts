import fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { type AddressInfo } from 'node:net';
import { Pool } from 'pg';

/** The least that an order and an event can cost: their inserts, prepared, bound to one tenant; nobody is looked up. */
const [connectionString, tenant, account = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString, max: 10, application_name: 'bare', options: `-c app.tenant_id=${tenant}` });

const ORDER = `
  insert into payment_order (account_id, package_id, credits, currency, list_amount, amount, country, vat_basis_points,
    vat_amount, revision, begun_at, consent_text, language, client_key, expires_at)
  values ($1, 'start', 60, 'EUR', 999, 999, 'NL', 2100, 173, 1, now(), 'begin_now_1', 'nl', $2, now() + interval '30 minutes')
  returning id, amount, currency, expires_at`;
const ATTEMPT = `
  insert into payment_attempt (id, order_id, provider_account_id, method, expires_at, next_check_at)
  values ($1, $2, 'mollie', 'card', now() + interval '30 minutes', now() + interval '15 seconds')`;
const EVENT = `
  insert into payment_event (provider_account_id, event_key, kind) values ('mollie', $1, 'payment') on conflict do nothing`;

const server = fastify();
server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
  done(null, body);
});
server.post<{ Body: { key: string } }>('/api/payments/orders', async ({ body }, reply) => {
  const { rows } = await pool.query<{ id: number }>({
    name: 'order',
    text: ORDER,
    values: [Number(account), body.key],
  });
  const [order] = rows;
  await pool.query({ name: 'attempt', text: ATTEMPT, values: [randomUUID(), order?.id] });
  return reply.code(201).send({ ...order, state: 'pending' });
});
server.post('/api/payment-events/*', async (_, reply) => {
  await pool.query({ name: 'event', text: EVENT, values: [randomUUID()] });
  return reply.code(204).send();
});
void server.listen({ port: 0, host: '127.0.0.1' }).then(() => {
  process.send?.({ port: (server.server.address() as AddressInfo).port });
});
// The parent process has ended.
process.once('disconnect', () => process.exit());
