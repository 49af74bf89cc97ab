import { setTimeout as pause } from 'node:timers/promises';
import { TestPushService } from '../../../../backend/test/support/push-service';
import { type Stack, startStack } from '../../../local/stack';
import { temporaryFolder } from '../../../local/state';
import { addPeople } from '../people';
import { onDatabase, settle } from '../run';
import { calm, makeTrouble } from '../trouble';
import { type Device, Events, subscribeAll } from './events';

export interface PushFaultsOptions {
  /** The number of members of each brand, each with one device. */
  readonly people: number;
  /** Pushes that are caused, of both brands together. */
  readonly events: number;
  /** How often each part is killed. */
  readonly rounds: number;
  readonly report: (text: string) => void;
}

const BRANDS = ['everglow', 'knotted'];
const SETTLE_MS = 120_000;
const ENV = { NODE_ENV: 'test', REQUESTS_TO_LOOPBACK: 'yes', PUSHES_PER_MINUTE: '1000000' };
/** A push in as many is answered with each of these. */
const FAULTS = [
  [53, { status: 500 }],
  [97, { status: 503, retryAfter: '1' }],
] as const;

/**
 * Pushes are caused while both workers, Redis and PostgreSQL are killed in turn and the push service fails now and then. Answers
 * what was wrong at the end: nothing, if each push has arrived, and one that came twice replaces itself on the device.
 */
export async function runPushFaults(options: PushFaultsOptions): Promise<string[]> {
  const folder = temporaryFolder();
  const service = await new TestPushService().start();
  try {
    const stack = await startStack({ folder: folder.path, apis: 1, workers: 2, webs: 0, attempts: 100, env: ENV });
    try {
      return await runOn(stack, service, options);
    } finally {
      await stack.stop();
    }
  } finally {
    await service.stop();
    folder.remove();
  }
}

async function runOn(
  stack: Stack,
  service: TestPushService,
  { people, events, rounds, report }: PushFaultsOptions,
): Promise<string[]> {
  const devices = await onDatabase(stack, async (client) => {
    const added: Device[] = [];
    for (const brand of BRANDS)
      added.push(
        ...(await subscribeAll(stack, client, service, await addPeople(client, brand, Array<number>(people).fill(1)))),
      );
    return added;
  });
  // Each device is welcomed first.
  await settle(() => waiting(stack));
  const welcomes = service.taken.length;
  service.onPush = () => FAULTS.find(([each]) => service.seen.length % each === 0)?.[1];
  const caused = new Events(stack, devices);
  let isOver = false;
  const causing = caused.cause(events, () => isOver);
  const done = await Promise.race([makeTrouble(stack, [], rounds), stack.failed]).finally(() => {
    isOver = true;
  });
  await Promise.race([causing, stack.failed]);
  await calm(stack);
  service.onPush = () => undefined;
  const left = await settle(() => waiting(stack), SETTLE_MS);
  const { wrong, twice } = caused.compare(service, welcomes);
  report(`${caused.count} pushes were caused while these were killed: ${done.join(', ')}`);
  report(`${twice} of them arrived twice, under the same topic and tag`);
  return [...left, ...service.faults.map((fault) => `the service found ${fault}`), ...wrong].slice(0, 20);
}

const waiting = (stack: Stack): Promise<string[]> =>
  onDatabase(stack, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::integer as count from outbox where kind = 'push'",
    );
    await pause(100);
    return rows[0]?.count === 0 ? [] : [`${rows[0]?.count ?? 0} pushes wait`];
  });
