import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Pool, type PoolClient } from 'pg';
import { messagesPage } from '../../../../backend/src/modules/chats/use-cases/list-messages/list-messages.use-case';
import { SendQueue } from '../../../../backend/src/modules/chats/use-cases/send-message/send-queue';
import { sendStatement } from '../../../../backend/src/modules/chats/use-cases/send-message/send-statement';
import { type Database } from '../../../../backend/src/platform/database';
import { TenantPool } from '../../../../backend/src/platform/database/pipeline/tenant-pool';
import { runInTenant } from '../../../../backend/src/platform/tenancy/scope';
import { StartupError } from '../../../local/startup-error';
import { runToEnd } from '../../../local/process/child';
import { startPostgres } from '../../../local/services/postgres';
import { onPath } from '../../../local/services/redis-binary';
import { temporaryFolder } from '../../../local/state';
import { type LaidChats, conversationId, layChats, memberId } from '../chats/lay-chats';
import { type Benchmark } from '../row';

const ROUNDS = 7;
const SECONDS = 4;
const CALLERS = 16;

/** Sending with its debit, on a database that writes everything to the disk before it answers. */
export const send: Benchmark = {
  claims: [
    {
      name: 'send-db',
      what: 'messages sent through the queue and the tenant pipeline with row-level security, against pgbench running the same work as one CTE without',
      target: 0.85,
      better: 'more',
    },
    {
      name: 'send-hot',
      what: 'sixteen at once sent by one member, against seven round trips on raw pg',
      target: 4,
      better: 'more',
    },
    {
      name: 'open-chat',
      what: 'time to open a conversation of 100,000 messages, against one of 100',
      target: 1.2,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const folder = temporaryFolder();
    const postgres = await startPostgres({ dataDir: `${folder.path}/postgres`, durable: true });
    const pools: (Pool | TenantPool)[] = [];
    try {
      const laid = await layChats(postgres.url, 'chats');
      report('the messages are laid');
      const raw = new Pool({ connectionString: laid.ownerUrl, max: CALLERS });
      const scoped = new TenantPool({ connectionString: laid.appUrl, max: CALLERS });
      pools.push(raw, scoped);
      for (const pool of pools) pool.on('error', () => undefined);
      const queue = queueOf(scoped);
      const rounds = { 'send-db': [] as number[], 'send-hot': [] as number[], 'open-chat': [] as number[] };
      for (let round = 0; round <= ROUNDS; round += 1) {
        const ours = await rateOf(() => sendOne(queue, anyOf(laid)));
        const bench = await pgbench(laid);
        const hot = { tenant: laid.tenants[0] ?? 0, sender: 1 };
        const [hotOurs, hotRaw] = [
          await rateOf(() => sendOne(queue, { ...hot, conversation: conversationId(1, randomInt(5)) })),
          await rateOf(() => sevenTrips(raw, { ...hot, conversation: conversationId(1, randomInt(5)) })),
        ];
        const [long, short] = await openings(scoped, laid);
        report(
          `round ${round}: ${ours.toFixed(0)}/s, pgbench ${bench.toFixed(0)}/s; one member ${hotOurs.toFixed(0)}/s, ` +
            `raw ${hotRaw.toFixed(0)}/s; long ${long.toFixed(2)} ms, short ${short.toFixed(2)} ms`,
        );
        if (round === 0) continue; // warm-up
        rounds['send-db'].push(ours / bench);
        rounds['send-hot'].push(hotOurs / hotRaw);
        rounds['open-chat'].push(long / short);
      }
      return new Map(Object.entries(rounds));
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
      await postgres.stop();
      folder.remove();
    }
  },
};

interface Sending {
  readonly tenant: number;
  readonly sender: number;
  readonly conversation: number;
}

function anyOf({ tenants, members, conversations }: LaidChats): Sending {
  const n = 1 + randomInt(members);
  const tenant = tenants[randomInt(tenants.length)] ?? 0;
  return { tenant, sender: memberId(n), conversation: conversationId(n, randomInt(conversations)) };
}

function queueOf(pool: TenantPool): SendQueue {
  const batch: Database['batch'] = async (statements) =>
    (await pool.use((client) => client.batch(statements))).map(({ rows }) => rows);
  return new SendQueue({ batch, isInTransaction: false });
}

function sendOne(queue: SendQueue, { tenant, sender, conversation }: Sending): Promise<void> {
  const body = 'What are you doing this weekend?';
  const draft = { clientId: randomUUID(), kind: 'text', body, attachment: null, warning: null } as const;
  const statement = sendStatement(sender, { conversation }, draft, {
    entryId: randomUUID(),
    cost: 5,
    revision: 1,
  });
  return runInTenant(tenant, async () => {
    if (!(await queue.send(statement))) throw new Error('a message was not sent');
  });
}

/** In a second, by so many callers. */
async function rateOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (performance.now() - started < SECONDS * 1000) {
        await work();
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

async function pgbench({ ownerUrl, tenants }: LaidChats): Promise<number> {
  const command = onPath('pgbench');
  if (command === undefined)
    throw new StartupError('send-db needs pgbench on PATH: install postgresql-contrib or postgresql.');
  const ends = ['-D', `first_tenant=${Math.min(...tenants)}`, '-D', `last_tenant=${Math.max(...tenants)}`];
  const script = join(__dirname, '../chats/bare-send.sql');
  const { code, output } = await runToEnd({
    command,
    args: ['-n', '-M', 'prepared', '-c', String(CALLERS), '-T', String(SECONDS), ...ends, '-f', script, ownerUrl],
  });
  const rate = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  if (code !== 0 || !(rate > 0)) throw new Error(`pgbench failed: ${output}`);
  return rate;
}

/** The same as it is written without a plan: a round trip for each step, the rows held meanwhile. */
async function sevenTrips(pool: Pool, { tenant, sender, conversation }: Sending): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await steps(client, { tenant, sender, conversation });
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function steps(client: PoolClient, { tenant, sender, conversation }: Sending): Promise<void> {
  const { rows: paid } = await client.query<{ entries: number; balance: number }>({
    name: 'pay',
    text: `update credit_balance set balance = balance - 5, entries = entries + 1
      where tenant_id = $1 and account_id = $2 and balance >= 5 returning balance, entries`,
    values: [tenant, sender],
  });
  const { rows: numbered } = await client.query<{ seq: number; partner: number }>({
    name: 'number',
    text: `update conversation set last_seq = last_seq + 1 where tenant_id = $1 and id = $2
      returning last_seq as seq, low_id # high_id # $3::integer as partner`,
    values: [tenant, conversation, sender],
  });
  const clientId = randomUUID();
  const seq = numbered[0]?.seq;
  await client.query({
    name: 'message',
    text: `insert into message (tenant_id, conversation_id, seq, sender_id, client_id, kind, body)
      values ($1, $2, $3, $4, $5, 'text', 'What are you doing this weekend?')`,
    values: [tenant, conversation, seq, sender, clientId],
  });
  await client.query({
    name: 'entry',
    text: `insert into credit_entry (tenant_id, id, account_id, number, amount, balance_after, reason, reference, revision, idempotency_key)
      values ($1, $2, $3, $4, -5, $5, 'message', $6, 1, $7)`,
    values: [
      ...[tenant, randomUUID(), sender, paid[0]?.entries, paid[0]?.balance],
      ...[`${conversation}:${seq ?? 0}`, `message:${sender}:${clientId}`],
    ],
  });
  await client.query({
    name: 'sides',
    text: `update chat set unread = unread + (member_id <> $3)::integer, last_at = now(), changed = change_position(),
        unread_since = case when member_id = $3 then unread_since else coalesce(unread_since, now()) end
      where tenant_id = $1 and conversation_id = $2 and member_id in ($3, $4)`,
    values: [tenant, conversation, sender, numbered[0]?.partner],
  });
}

/** Milliseconds to open the long and the short one, in turns: the medians. */
async function openings(pool: TenantPool, { tenants, long, short }: LaidChats): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  const open = async (conversation: number): Promise<number> => {
    const { text, values } = messagesPage(1, conversation, { limit: 50 });
    const started = performance.now();
    await runInTenant(tenants[0] ?? 0, () => pool.use((client) => client.query(text, values)));
    return performance.now() - started;
  };
  for (let n = 0; n < 300; n += 1) {
    times[0].push(await open(long));
    times[1].push(await open(short));
  }
  return times.map((list) => list.sort((a, b) => a - b)[150] ?? Number.NaN) as [number, number];
}
