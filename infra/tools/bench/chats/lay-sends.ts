import { Client } from 'pg';
import { type Stack } from '../../../local/stack';
import { tokenOf } from '../accounts/members';

/** What it takes to send a message through HTTP. */
export interface Sending {
  readonly path: string;
  readonly cookie: string;
  readonly sender: number;
  readonly conversation: number;
}

/** A conversation of each member with the next one, in which both write, and credits for a long time. */
export async function laySends(stack: Stack, tenant: number): Promise<Sending[]> {
  const client = new Client({ connectionString: stack.env['DATABASE_OWNER_URL'] });
  await client.connect();
  try {
    const one = `select id, substring(email from '\\d+')::integer as n from account where tenant_id = $1 and email like '%@bench.example'`;
    await client.query(
      `insert into conversation (tenant_id, low_id, high_id)
       select $1, least(a.id, b.id), greatest(a.id, b.id) from (${one}) a join (${one}) b on b.n = a.n + 1`,
      [tenant],
    );
    await client.query(
      `insert into chat (tenant_id, member_id, conversation_id, partner_id, wrote_at)
       select $1, m, v.id, v.low_id # v.high_id # m, now() from conversation v, unnest(array[v.low_id, v.high_id]) m
       where v.tenant_id = $1`,
      [tenant],
    );
    await client.query('update credit_balance set balance = 1000000 where tenant_id = $1', [tenant]);
    // Not what is empty yet: plans for that would read it whole, also when it is full.
    await client.query('vacuum analyze conversation, chat, credit_balance');
    const { rows } = await client.query<{ n: number; id: number; conversation: number }>(
      `select one.n, one.id, min(h.conversation_id) as conversation from (${one}) one
         join chat h on h.tenant_id = $1 and h.member_id = one.id group by one.n, one.id`,
      [tenant],
    );
    return rows.map(({ n, id, conversation }) => ({
      ...{ path: `/api/chats/${conversation}/messages`, cookie: `session=${tokenOf(n)}`, sender: id, conversation },
    }));
  } finally {
    await client.end();
  }
}
