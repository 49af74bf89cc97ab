import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Supervised } from '../../local/process/supervisor';
import { type Stack } from '../../local/stack';
import { type Device } from './device';

const LONGEST_MS = 15_000;
const PEACE_MS = 800;

/** Every part is killed in turn, and connections cut, so many times. Answers what was done. */
export async function makeTrouble(
  stack: Stack,
  devices: readonly Device[],
  rounds: number,
  others: readonly Supervised[] = [],
): Promise<string[]> {
  const kinds: readonly (readonly [string, () => unknown])[] = [
    ...[...stack.apis, ...stack.workers, ...others].map(
      (one) =>
        [
          one.name,
          () => {
            one.kill('SIGKILL');
          },
        ] as const,
    ),
    ['redis', () => stack.redis?.kill('SIGKILL')],
    ['postgres', () => stack.postgres?.kill('SIGKILL')],
    ['connections of the database', () => cutDatabase(stack)],
    ...(devices.length === 0 ? [] : [['connections of phones', () => cutPhones(devices)] as const]),
  ];
  for (let round = 0; round < rounds; round += 1)
    for (const [, act] of kinds) {
      await pause(PEACE_MS * Math.random());
      await act();
      await pause(PEACE_MS);
      // Now and then everything has to stand, or nobody would ever be answered.
      await Promise.race([calm(stack), pause(LONGEST_MS, undefined, { ref: false })]);
    }
  return kinds.map(([name]) => `${name} ×${rounds}`);
}

/** Settles once everything stands. */
export async function calm({ postgres, redis, apis, workers }: Stack): Promise<void> {
  const parts = [postgres, redis, ...apis, ...workers].filter((part) => part !== undefined);
  await Promise.all(parts.map((part) => part.ready()));
}

function cutPhones(devices: readonly Device[]): void {
  for (const device of devices) if (device.owner.id % 2 === 0) device.cut();
}

async function cutDatabase(stack: Stack): Promise<void> {
  const client = new Client({ connectionString: stack.env['DATABASE_OWNER_URL'] });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where usename in ('manyhearts_app', 'manyhearts_platform')",
    );
  } catch {
    // It is being killed itself.
  } finally {
    await client.end().catch(() => undefined);
  }
}
