import { join } from 'node:path';
import { Client } from 'pg';
import { sendStatement } from '../../../../backend/src/modules/chats/use-cases/send-message/send-statement';
import { type Stack, startStack } from '../../../local/stack';
import { temporaryFolder } from '../../../local/state';
import { BRAND, addMembers, tokenOf } from '../accounts/members';
import { backendsOf } from '../load/backends';
import { type Server, pinServer, startLoader, startServer } from '../load/cores';
import { type Benchmark } from '../row';

const ROUNDS = 7;
const SECONDS = 3;
/** As many as keep each below what one may send in a minute. */
const MEMBERS = 2_000;
const DRAFT = { clientId: '', kind: 'text', body: '', attachment: null, warning: null } as const;

export const sendHttp: Benchmark = {
  claims: [
    {
      name: 'send-http',
      what: 'messages sent by signed-in members, against bare Fastify with the same statement on raw pg; with the database’s time',
      target: 0.75,
      better: 'more',
    },
  ],
  measure: async (report) => {
    const folder = temporaryFolder();
    const stack = await startStack({ folder: folder.path, webs: 0, workers: 0 });
    const loader = startLoader();
    const url = stack.env['DATABASE_URL'] ?? '';
    const tenant = await addMembers(stack, MEMBERS, 'nobody signs in with it');
    const sends = await layChats(stack, tenant);
    const watcher = new Client({ connectionString: url });
    await watcher.connect();
    const { text } = sendStatement(1, { conversation: 1 }, DRAFT, { entryId: '', cost: 5, revision: 1 });
    const bare = await startServer(join(__dirname, '../load/bare-send.ts'), [url, String(tenant), text]);
    const [api] = stack.apis;
    const ours = { pid: api?.pid() ?? 0, url: api?.url ?? '' };
    pinServer(ours.pid);
    try {
      const burst = { path: '', hosts: [BRAND.host], seconds: SECONDS, status: 201 };
      const rate = async (server: Server, isBare: boolean): Promise<number> => {
        sends.push(...sends.splice(0, MEMBERS / 10));
        return loader.rate(server, { ...burst, sends }, await backendsOf(watcher, isBare));
      };
      const ratios: number[] = [];
      for (let round = -1; round <= ROUNDS; round++) {
        const [members, alone] = [await rate(ours, false), await rate(bare, true)];
        report(`round ${round}: ${members.toFixed(0)}/s, bare ${alone.toFixed(0)}/s`);
        if (round > 0) ratios.push(members / alone); // two to warm up
      }
      return new Map([['send-http', ratios]]);
    } finally {
      await watcher.end();
      bare.stop();
      loader.stop();
      await stack.stop();
      folder.remove();
    }
  },
};

interface Sending {
  readonly path: string;
  readonly cookie: string;
  readonly sender: number;
}

/** A conversation of each member with the next one, in which both write, and credits for a long time. */
async function layChats(stack: Stack, tenant: number): Promise<Sending[]> {
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
      ...{ path: `/api/chats/${conversation}/messages`, cookie: `session=${tokenOf(n)}`, sender: id },
    }));
  } finally {
    await client.end();
  }
}
