import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { type ProbeClient } from './probe-client';

/** A member who is signed in at a host. */
export interface ProbeMember {
  readonly host: string;
  readonly id: number;
  readonly cookie: string;
}

export interface ProbePhoto {
  readonly id: number;
  /** The two parts of its address below `/media`. */
  readonly key: string;
  readonly file: string;
}

/** The conversation of two members, begun where it is missing. */
export async function conversationOf(
  client: ProbeClient,
  { host, cookie }: ProbeMember,
  reader: ProbeMember,
  text: string,
): Promise<number> {
  const found = await client.ask({ host, path: `/api/members/${reader.id}/chat`, cookie });
  const known = found.status === 200 ? (JSON.parse(found.body) as { conversation?: number | null }) : {};
  if (typeof known.conversation === 'number') return known.conversation;
  const sent = await client.ask({
    ...{ host, path: `/api/members/${reader.id}/messages`, method: 'POST', cookie },
    body: { client_id: randomUUID(), kind: 'text', text },
  });
  if (sent.status !== 201) throw new Error(`a message answered ${sent.status}`);
  const { conversation } = JSON.parse(sent.body) as { conversation: number };
  const read = { host, path: `/api/chats/${conversation}/read`, method: 'PUT', cookie: reader.cookie } as const;
  await client.ask({ ...read, body: { seq: 1 } });
  return conversation;
}

interface Told {
  readonly id: number;
  readonly filename: string;
}

/** The photo of a member, given where there is none. It waits for staff of a tenant that has none. */
export async function photoOf(client: ProbeClient, { host, cookie }: ProbeMember): Promise<ProbePhoto> {
  const listed = await client.ask({ host, path: '/api/photos', cookie });
  if (listed.status !== 200) throw new Error(`photos answered ${listed.status}`);
  const [known] = (JSON.parse(listed.body) as { photos: readonly Told[] }).photos;
  const { id, filename } = known ?? (await uploaded(client, host, cookie));
  const [key = '', file = ''] = filename.split('/');
  return { id, key, file };
}

async function uploaded(client: ProbeClient, host: string, cookie: string): Promise<Told> {
  const colour = { create: { width: 640, height: 800, channels: 3, background: '#808080' } } as const;
  const body = await sharp(colour).png().toBuffer();
  const sent = await client.ask({ host, path: '/api/photos', method: 'POST', cookie, body });
  if (sent.status !== 201) throw new Error(`a photo answered ${sent.status}`);
  return JSON.parse(sent.body) as Told;
}

interface Export {
  readonly id: string;
  readonly status: string;
}

/** A member's export that has a file. Undefined while it is made: it is asked for where there is none, and lasts a week. */
export async function exportOf(client: ProbeClient, { host, cookie }: ProbeMember): Promise<string | undefined> {
  const listed = await client.ask({ host, path: '/api/exports', cookie });
  if (listed.status !== 200) throw new Error(`exports answered ${listed.status}`);
  const { exports } = JSON.parse(listed.body) as { exports: readonly Export[] };
  const ready = exports.find(({ status }) => status === 'ready');
  const isAsked = exports.some(({ status }) => status === 'pending');
  if (!ready && !isAsked) await client.ask({ host, path: '/api/exports', method: 'POST', cookie });
  return ready?.id;
}
