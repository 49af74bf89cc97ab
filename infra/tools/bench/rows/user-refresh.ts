import { join } from 'node:path';
import { Client } from 'pg';
import { startStack } from '../../../local/stack';
import { BRAND, addMembers, tokenOf } from '../accounts/members';
import { type Server, pinServer, startLoader, startServer } from '../load/cores';
import { type Benchmark } from '../row';

const ROUNDS = 7;
const SECONDS = 3;
const MEMBERS = 2_000;
/** Cookies that a burst sends in turn. */
const ASKING = 200;
const PATH = '/api/user.php';

export const userRefresh: Benchmark = {
  claims: [
    {
      name: 'user-refresh',
      what: 'user.php of signed-in members, against bare Fastify with one prepared join on raw pg; with the database’s time',
      target: 0.75,
      better: 'more',
    },
  ],
  measure: async (report) => {
    const stack = await startStack({ webs: 0, workers: 0 });
    const loader = startLoader();
    const platformUrl = stack.env['DATABASE_PLATFORM_URL'] ?? '';
    const tenant = await addMembers(stack, MEMBERS, 'nobody signs in with it');
    const watcher = new Client({ connectionString: platformUrl });
    await watcher.connect();
    const bare = await startServer(join(__dirname, '../load/bare-user.ts'), [platformUrl, String(tenant)]);
    const [api] = stack.apis;
    const ours = { pid: api?.pid() ?? 0, url: api?.url ?? '' };
    pinServer(ours.pid);
    try {
      const cookies = Array.from(
        { length: ASKING },
        (_, index) => `session=${tokenOf(1 + index * (MEMBERS / ASKING))}`,
      );
      const burst = { path: PATH, hosts: [BRAND.host], cookies, seconds: SECONDS, status: 200 };
      const rate = async (server: Server, role: string): Promise<number> =>
        loader.rate(server, burst, await backendsOf(watcher, role));
      const ratios: number[] = [];
      for (let round = -1; round <= ROUNDS; round++) {
        const [members, alone] = [await rate(ours, 'manyhearts_app'), await rate(bare, 'manyhearts_platform')];
        report(`round ${round}: ${members.toFixed(0)}/s, bare ${alone.toFixed(0)}/s`);
        if (round > 0) ratios.push(members / alone); // two to warm up
      }
      return new Map([['user-refresh', ratios]]);
    } finally {
      await watcher.end();
      bare.stop();
      loader.stop();
      await stack.stop();
    }
  },
};

/** The database's processes that work for a role: what row-level security costs there is paid, too. */
async function backendsOf(watcher: Client, role: string): Promise<number[]> {
  const { rows } = await watcher.query<{ pid: number }>(
    'select pid from pg_stat_activity where usename = $1 and pid <> pg_backend_pid()',
    [role],
  );
  return rows.map(({ pid }) => pid);
}
