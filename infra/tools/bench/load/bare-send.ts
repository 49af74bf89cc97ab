import fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { type AddressInfo } from 'node:net';
import { Pool } from 'pg';

/** The least that sending can cost: its statement, prepared, bound to one tenant; no member, no limits, nobody told. */
const [connectionString, tenant, text = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString, max: 10, application_name: 'bare', options: `-c app.tenant_id=${tenant}` });

const server = fastify();
server.post<{ Params: { id: string }; Body: { client_id: string; text: string } }>(
  '/api/chats/:id/messages',
  async ({ params, body, headers }, reply) => {
    const sender = Number(headers['x-sender']);
    const values = [sender, Number(params.id), body.client_id, 'text', body.text, null, null, 5, randomUUID(), 1];
    const { rows } = await pool.query<Row>({ name: 'send', text, values });
    const [row] = rows;
    if (!row) return reply.code(409).send({});
    const message = { ...row, text: row.body, sent_at: row.sent_at.toISOString(), gone: false };
    return reply.code(201).send({ conversation: row.conversation, message, credits: row.credits });
  },
);
void server.listen({ port: 0, host: '127.0.0.1' }).then(() => {
  process.send?.({ port: (server.server.address() as AddressInfo).port });
});
// The parent process has ended.
process.once('disconnect', () => process.exit());

interface Row {
  readonly conversation: number;
  readonly body: string;
  readonly sent_at: Date;
  readonly credits: number;
}
