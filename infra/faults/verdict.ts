import { Client } from 'pg';
import { type Stack } from '../local/stack';
import { type Device } from './device';
import { type Person } from './people';

/** An answer to a message that was sent. */
export interface Acknowledged {
  readonly by: number;
  readonly clientId: string;
  readonly text: string;
  readonly status: number;
  readonly conversation: number;
  readonly seq: number;
}

interface Kept {
  readonly conversation: number;
  readonly seq: number;
  readonly by: number;
  readonly clientId: string;
  readonly text: string;
}

/** What contradicts what, in sentences. */
export async function findWrong(
  stack: Stack,
  people: readonly Person[],
  devices: readonly Device[],
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const client = new Client({ connectionString: stack.env['DATABASE_PLATFORM_URL'] });
  await client.connect();
  try {
    const ids = people.map(({ id }) => id);
    const { rows: kept } = await client.query<Kept>(
      `select conversation_id as conversation, seq, sender_id as by, client_id as "clientId", body as text from message
       where sender_id = any($1)`,
      [ids],
    );
    return [
      ...answersAndMessages(acknowledged, kept),
      ...(await ledgerFaults(client, ids)),
      ...(await orderFaults(client, ids)),
      ...(await deviceFaults(client, devices, kept)),
    ].slice(0, 20);
  } finally {
    await client.end();
  }
}

function answersAndMessages(acknowledged: readonly Acknowledged[], kept: readonly Kept[]): string[] {
  const wrong: string[] = [];
  const byId = new Map(kept.map((message) => [`${message.by} ${message.clientId}`, message]));
  const sent = new Set<string>();
  for (const { by, clientId, status, text, conversation, seq } of acknowledged) {
    const message = byId.get(`${by} ${clientId}`);
    if (status === 201) sent.add(`${by} ${clientId}`);
    else if (status !== 403) wrong.push(`a message was answered ${status}`);
    if (status === 201 && (message?.text !== text || message.seq !== seq || message.conversation !== conversation))
      wrong.push(`${text} was acknowledged as ${conversation}:${seq} and is ${JSON.stringify(message)}`);
  }
  if (kept.length !== sent.size) wrong.push(`${sent.size} messages were acknowledged and ${kept.length} are kept`);
  return wrong;
}

const LEDGER_FAULTS = `
  select 'balance of ' || b.account_id || ' is ' || b.balance || ', its entries make ' || coalesce(sum(e.amount), 0) as wrong
  from credit_balance b left join credit_entry e on e.tenant_id = b.tenant_id and e.account_id = b.account_id
  where b.account_id = any($1) group by b.account_id, b.balance having b.balance <> coalesce(sum(e.amount), 0) or b.balance < 0
  union all
  select 'message ' || m.conversation_id || ':' || m.seq || ' has ' || count(e.id) || ' debits'
  from message m left join credit_entry e on e.tenant_id = m.tenant_id and e.account_id = m.sender_id
    and e.idempotency_key = 'message:' || m.sender_id || ':' || m.client_id and e.reference = m.conversation_id || ':' || m.seq
  where m.sender_id = any($1) group by m.conversation_id, m.seq having count(e.id) <> 1
  union all
  select 'debit ' || e.idempotency_key || ' has no message' from credit_entry e
  where e.account_id = any($1) and e.amount < 0 and not exists (
    select from message m where m.tenant_id = e.tenant_id and e.idempotency_key = 'message:' || m.sender_id || ':' || m.client_id)
  union all
  select 'outbox entry of kind ' || kind || ' waits' from outbox where kind = 'signup-message'`;

const ORDER_FAULTS = `
  select 'conversation ' || v.id || ' ends at ' || v.last_seq || ' and has ' || count(m.seq) || ' messages up to ' || max(m.seq) as wrong
  from conversation v left join message m on m.tenant_id = v.tenant_id and m.conversation_id = v.id
  where v.low_id = any($1) group by v.id, v.last_seq having v.last_seq <> count(m.seq) or v.last_seq <> max(m.seq)
  union all
  select 'chat ' || h.conversation_id || ' of ' || h.member_id || ' counts ' || h.unread || ' unread, there are ' || count(m.seq)
  from chat h left join message m on m.tenant_id = h.tenant_id and m.conversation_id = h.conversation_id
    and m.seq > h.read_seq and m.sender_id <> h.member_id
  where h.member_id = any($1) group by h.conversation_id, h.member_id, h.unread having h.unread <> count(m.seq)`;

const ledgerFaults = (client: Client, ids: readonly number[]): Promise<string[]> =>
  sentences(client, LEDGER_FAULTS, ids);
const orderFaults = (client: Client, ids: readonly number[]): Promise<string[]> => sentences(client, ORDER_FAULTS, ids);

async function sentences(client: Client, text: string, ids: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ wrong: string }>(text, [ids]);
  return rows.map(({ wrong }) => wrong);
}

/** Each phone has its own conversations whole, as the database has them, and nothing else. */
async function deviceFaults(client: Client, devices: readonly Device[], kept: readonly Kept[]): Promise<string[]> {
  const { rows: chats } = await client.query<{ member: number; conversation: number; unread: number }>(
    'select member_id as member, conversation_id as conversation, unread from chat where member_id = any($1)',
    [devices.map(({ owner }) => owner.id)],
  );
  const wrong: string[] = [];
  for (const { owner, shown } of devices) {
    const own = chats.filter(({ member }) => member === owner.id);
    if (own.length !== shown.size) wrong.push(`${owner.id} has ${own.length} conversations and sees ${shown.size}`);
    for (const { conversation, unread } of own) {
      const there = kept.filter((message) => message.conversation === conversation);
      const seen = shown.get(conversation);
      const isWhole = there.every(({ seq, text }) => seen?.messages.get(seq)?.text === text);
      if (!isWhole || seen?.messages.size !== there.length)
        wrong.push(`${owner.id} sees ${seen?.messages.size ?? 0} of ${there.length} messages of ${conversation}`);
      if (seen?.unread !== unread)
        wrong.push(`${owner.id} sees ${seen?.unread ?? 0} unread of ${unread} in ${conversation}`);
    }
  }
  return wrong;
}
