import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Stack, startStack } from '../local/stack';
import { temporaryFolder } from '../local/state';
import { insist } from './asking';
import { Device } from './device';
import { type Person, addPeople } from './people';
import { calm, makeTrouble } from './trouble';
import { type Acknowledged, findWrong } from './verdict';

export interface FaultsOptions {
  /** Of each brand. */
  readonly people: number;
  /** How often each part is killed. */
  readonly rounds: number;
  readonly report: (text: string) => void;
}

const BRANDS = ['everglow', 'knotted'];
const PLENTY = 10_000;
/** Between two messages of somebody: nobody may write more than two a second. */
const PAUSE_MS = 1500;
const DEVICES_SETTLE_MS = 60_000;

/**
 * Thousands of messages while everything is killed in turn, and every request is sent twice. Answers what was wrong at the
 * end: nothing, if no message and no credit was lost or counted twice, and every phone shows what the database has.
 */
export async function runFaults({ people, rounds, report }: FaultsOptions): Promise<string[]> {
  // What is acknowledged has to be on the disk: a folder makes the services durable.
  const folder = temporaryFolder();
  let stack: Stack | undefined;
  const devices: Device[] = [];
  try {
    stack = await startStack({ folder: folder.path, apis: 2, workers: 1, webs: 0, attempts: 100 });
    const apis = stack.apis.map(({ url }) => url ?? '');
    const everybody = await bringPeople(stack, people);
    for (const person of everybody.flat()) {
      const device = new Device(apis, person);
      devices.push(device);
      device.open();
    }
    const acknowledged: Acknowledged[] = [];
    let isOver = false;
    const talking = Promise.all(
      everybody.flatMap(([, ...group]) => group.map((person) => talk(apis, person, group, acknowledged, () => isOver))),
    );
    const done = await Promise.race([makeTrouble(stack, devices, rounds), stack.failed]).finally(() => (isOver = true));
    await talking;
    report(`${acknowledged.length} answers while these were killed: ${done.join(', ')}`);
    await calm(stack);
    const wrong = await settle(stack, everybody.flat(), devices, acknowledged);
    report(
      `${devices.reduce((sum, { streams }) => sum + streams, 0)} streams were opened for ${devices.length} phones`,
    );
    return wrong;
  } finally {
    for (const device of devices) device.close();
    await stack?.stop();
    folder.remove();
  }
}

/** Of each brand: an outsider who talks with nobody, somebody nearly out of credits, and the others. */
async function bringPeople(stack: Stack, count: number): Promise<Person[][]> {
  const client = new Client({ connectionString: stack.env['DATABASE_PLATFORM_URL'] });
  await client.connect();
  try {
    const groups: Person[][] = [];
    for (const brand of BRANDS)
      groups.push(
        await addPeople(
          client,
          brand,
          Array.from({ length: count }, (_, at) => (at === 1 ? 7 : PLENTY)),
        ),
      );
    return groups;
  } finally {
    await client.end();
  }
}

/** Writes to others, each message twice at once, and waits for the answers, until it is over. */
async function talk(
  apis: readonly string[],
  by: Person,
  group: readonly Person[],
  acknowledged: Acknowledged[],
  isOver: () => boolean,
): Promise<void> {
  const others = group.filter(({ id }) => id !== by.id);
  for (let n = 0; !isOver(); n += 1) {
    await pause(PAUSE_MS * Math.random());
    const to = others[randomInt(Math.min(others.length, 4))] as Person;
    const message = { client_id: clientId(), kind: 'text', text: `${by.id} to ${to.id}: ${n}` };
    const send = () => insist(apis, by, 'POST', `members/${to.id}/messages`, message);
    const answers = await Promise.all([send(), send()]);
    const [one, other] = answers.map(({ status, body }) => ({
      status,
      body: body as { conversation: number; message: { seq: number } },
    }));
    for (const { status, body } of answers)
      acknowledged.push({ by: by.id, clientId: message.client_id, text: message.text, status, ...place(status, body) });
    if (one?.status === 201 && other && n % 5 === 0)
      await insist(apis, by, 'PUT', `chats/${one.body.conversation}/read`, { seq: one.body.message.seq });
  }
}

const place = (status: number, body: unknown): { conversation: number; seq: number } => {
  if (status !== 201) return { conversation: 0, seq: 0 };
  const { conversation, message } = body as { conversation: number; message: { seq: number } };
  return { conversation, seq: message.seq };
};

/** As a phone makes it whose clock is years off: ids of all times. */
function clientId(): string {
  const time = randomInt(2 ** 47)
    .toString(16)
    .padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** Everything may take its time to come, but has to come: what is wrong then stays wrong. */
async function settle(
  stack: Stack,
  people: readonly Person[],
  devices: readonly Device[],
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const until = Date.now() + DEVICES_SETTLE_MS;
  for (;;) {
    const wrong = await findWrong(stack, people, devices, acknowledged).catch((error: unknown) => [String(error)]);
    if (wrong.length === 0 || Date.now() > until) return wrong;
    await pause(500);
  }
}
