import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Stack, startStack } from '../../local/stack';
import { temporaryFolder } from '../../local/state';
import { Device } from './device';
import { type Cast, type Person, addCast } from './people';
import { Talk } from './talk';
import { calm, makeTrouble } from './trouble';
import { findWrong } from './verdict';

export interface FaultsOptions {
  /** The number of talkers of each brand. */
  readonly people: number;
  /** How often each part is killed. */
  readonly rounds: number;
  readonly report: (text: string) => void;
}

const BRANDS = ['everglow', 'knotted'];
const DEVICES_SETTLE_MS = 60_000;

/**
 * Thousands of messages while everything is killed in turn, and every request is sent twice. Answers what was wrong at the
 * end: nothing, if no message and no credit was lost or counted twice, and every phone shows what the database has.
 */
export async function runFaults(options: FaultsOptions): Promise<string[]> {
  // Acknowledged changes must be on the disk: a folder makes the services durable.
  const folder = temporaryFolder();
  try {
    const stack = await startStack({ folder: folder.path, apis: 2, workers: 1, webs: 0, attempts: 100 });
    const devices: Device[] = [];
    try {
      return await runOn(stack, devices, options);
    } finally {
      for (const device of devices) device.close();
      await stack.stop();
    }
  } finally {
    folder.remove();
  }
}

async function runOn(stack: Stack, devices: Device[], { people, rounds, report }: FaultsOptions): Promise<string[]> {
  const apis = stack.apis.map(({ url }) => url ?? '');
  const casts = await onDatabase(stack, async (client) => {
    const added: Cast[] = [];
    for (const brand of BRANDS) added.push(await addCast(client, brand, people));
    return added;
  });
  const sleepers = casts.flatMap((cast) => cast.sleepers);
  // Sleepers get no device.
  for (const person of casts.flatMap(({ outsider, talkers, free }) => [outsider, ...talkers, ...free])) {
    const device = new Device(apis, person);
    devices.push(device);
    device.open();
  }
  const talk = new Talk(apis);
  const talking = Promise.all([...casts.map((cast) => talk.everybody(cast)), passTime(stack, sleepers, talk)]);
  const done = await Promise.race([makeTrouble(stack, devices, rounds), stack.failed]).finally(() => {
    talk.isOver = true;
  });
  await talking;
  const { sent, read, withdrawn } = talk.deeds;
  report(
    `${sent.length} answers to messages, ${read.size} conversations read and ${withdrawn.size} messages taken back while these were killed: ${done.join(', ')}`,
  );
  await calm(stack);
  // A worker looks for unread messages when it starts.
  await age(stack, sleepers);
  for (const worker of stack.workers) worker.kill('SIGKILL');
  const wrong = await settle(() => findWrong(stack, casts, devices, talk.deeds));
  report(`${devices.reduce((sum, { streams }) => sum + streams, 0)} streams were opened for ${devices.length} phones`);
  return wrong;
}

export async function onDatabase<T>(stack: Stack, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: stack.env['DATABASE_PLATFORM_URL'] });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Ages the unread messages of people who never look, so that a mail about them is due. */
const age = (stack: Stack, people: readonly Person[]): Promise<unknown> =>
  onDatabase(stack, (client) =>
    client.query(
      `update chat set untold_since = untold_since - interval '1 day'
       where member_id = any($1) and untold_since > now() - interval '1 hour'`,
      [people.map(({ id }) => id)],
    ),
  );

async function passTime(stack: Stack, people: readonly Person[], talk: Talk): Promise<void> {
  while (!talk.isOver) {
    await age(stack, people).catch(() => undefined);
    await pause(500);
  }
}

/** Everything may take its time to come, but has to come: what is wrong then stays wrong. */
export async function settle(findWrong: () => Promise<string[]>, patienceMs = DEVICES_SETTLE_MS): Promise<string[]> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const wrong = await findWrong().catch((error: unknown) => [String(error)]);
    if (wrong.length === 0 || Date.now() > until) return wrong;
    await pause(500);
  }
}
