import { Client } from 'pg';
import { type Stack } from '../../local/stack';
import { type Device } from './device';
import { type Cast, type Person } from './people';
import { type Deeds } from './talk';

interface Kept {
  readonly conversation: number;
  readonly seq: number;
  readonly by: number;
  readonly clientId: string;
  /** Null once it was taken back. */
  readonly text: string | null;
  readonly gone: boolean;
  readonly attached: boolean;
}

/** Returns the contradictions that were found, in sentences. */
export async function findWrong(
  stack: Stack,
  casts: readonly Cast[],
  devices: readonly Device[],
  deeds: Deeds,
): Promise<string[]> {
  const client = new Client({ connectionString: stack.env['DATABASE_PLATFORM_URL'] });
  await client.connect();
  try {
    const ids = casts.flatMap(({ outsider, talkers, sleepers, free }) =>
      [outsider, ...talkers, ...sleepers, ...free].map(({ id }) => id),
    );
    const { rows: kept } = await client.query<Kept>(
      `select conversation_id as conversation, seq, sender_id as by, client_id as "clientId", body as text,
         gone_at is not null as gone, attachment is not null as attached from message where sender_id = any($1)`,
      [ids],
    );
    return [
      ...deeds.odd,
      ...answersAndMessages(deeds, kept),
      ...(await sentences(client, LEDGER_FAULTS, ids)),
      ...(await sentences(client, ORDER_FAULTS, ids)),
      ...(await sentences(
        client,
        FREE_FAULTS,
        casts.flatMap(({ free }) => free.map(({ id }) => id)),
      )),
      ...(await markFaults(client, deeds)),
      ...(await deviceFaults(client, devices, kept)),
      ...(await mailFaults(
        stack.inbox?.url ?? '',
        casts.flatMap(({ sleepers }) => sleepers),
      )),
    ].slice(0, 20);
  } finally {
    await client.end();
  }
}

function answersAndMessages({ sent, withdrawn }: Deeds, kept: readonly Kept[]): string[] {
  const wrong: string[] = [];
  const byId = new Map(kept.map((message) => [`${message.by} ${message.clientId}`, message]));
  const ids = new Set<string>();
  for (const { by, clientId, status, text, conversation, seq } of sent) {
    const message = byId.get(`${by} ${clientId}`);
    if (status === 201) ids.add(`${by} ${clientId}`);
    else if (status !== 403) wrong.push(`a message was answered ${status}`);
    const isRight =
      message?.seq === seq && message.conversation === conversation && (message.gone || message.text === text);
    if (status === 201 && !isRight)
      wrong.push(`${text} was acknowledged as ${conversation}:${seq} and is ${JSON.stringify(message)}`);
  }
  if (kept.length !== ids.size) wrong.push(`${ids.size} messages were acknowledged and ${kept.length} are kept`);
  for (const { conversation, seq, gone, text, attached } of kept)
    if (gone !== withdrawn.has(`${conversation}:${seq}`) || (gone && (text !== null || attached)))
      wrong.push(`${conversation}:${seq} is ${gone ? 'gone' : 'there'}, with ${text}`);
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
  select 'outbox entry of kind ' || kind || ' waits' from outbox `;

const ORDER_FAULTS = `
  select 'conversation ' || v.id || ' ends at ' || v.last_seq || ' and has ' || count(m.seq) || ' messages up to ' || max(m.seq) as wrong
  from conversation v left join message m on m.tenant_id = v.tenant_id and m.conversation_id = v.id
  where v.low_id = any($1) group by v.id, v.last_seq having v.last_seq <> count(m.seq) or v.last_seq <> max(m.seq)
  union all
  select 'chat ' || h.conversation_id || ' of ' || h.member_id || ' counts ' || h.unread || ' unread, there are ' || count(m.seq)
  from chat h left join message m on m.tenant_id = h.tenant_id and m.conversation_id = h.conversation_id
    and m.seq > h.read_seq and m.sender_id <> h.member_id and m.gone_at is null
  where h.member_id = any($1) group by h.conversation_id, h.member_id, h.unread having h.unread <> count(m.seq)
  union all
  select 'chat ' || h.conversation_id || ' is read up to ' || h.read_seq || ' by ' || h.member_id
    || ', which the other is told as ' || t.partner_read_seq
  from chat h join chat t on t.tenant_id = h.tenant_id and t.conversation_id = h.conversation_id and t.member_id = h.partner_id
  where h.member_id = any($1) and t.partner_read_seq <> h.read_seq`;

/** Exactly two of many simultaneous first messages begin a conversation. */
const FREE_FAULTS = `
  select 'free member ' || f.id || ' writes in ' || count(h.conversation_id) || ' conversations' as wrong
  from unnest($1::integer[]) f (id) left join chat h on h.member_id = f.id and h.wrote_at is not null
  group by f.id having count(h.conversation_id) <> 2`;

async function sentences(client: Client, text: string, ids: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ wrong: string }>(text, [ids]);
  return rows.map(({ wrong }) => wrong);
}

/** A read mark that an api acknowledged must be stored. */
async function markFaults(client: Client, { read }: Deeds): Promise<string[]> {
  const { rows } = await client.query<{ key: string; seq: number }>(
    "select member_id || ' ' || conversation_id as key, read_seq as seq from chat where read_seq > 0",
  );
  const kept = new Map(rows.map(({ key, seq }) => [key, seq]));
  return [...read].flatMap(([key, seq]) =>
    (kept.get(key) ?? 0) >= seq ? [] : [`${key} was read up to ${seq} and is up to ${kept.get(key) ?? 0}`],
  );
}

/** A person who never looks gets one mail about everything. A copy sent again by a killed worker has the same id. */
async function mailFaults(inbox: string, sleepers: readonly Person[]): Promise<string[]> {
  const mails = (await (await fetch(`${inbox}/api/messages`)).json()) as { id: string; to: string[] }[];
  const wrong: string[] = [];
  for (const { email } of sleepers) {
    const ids = new Set<string>();
    for (const { id } of mails.filter(({ to }) => to.includes(email))) {
      const mail = await (await fetch(`${inbox}/api/messages/${id}`)).json();
      const { headers } = mail as { headers: { name: string; value: string }[] };
      ids.add(headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value ?? id);
    }
    if (ids.size !== 1) wrong.push(`${email} has ${ids.size} mails about unread messages`);
  }
  return wrong;
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
