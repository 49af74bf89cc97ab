import { performance } from 'node:perf_hooks';
import { type Statement } from '../../../../backend/src/platform/database';
import { TenantPool } from '../../../../backend/src/platform/database/pipeline/tenant-pool';
import { runInTenant } from '../../../../backend/src/platform/tenancy/scope';
import { startThrowaway } from '../../../local/services/throwaway';
import { type Benchmark } from '../row';
import { anyCount, anyNear, anyPage, anyShared } from '../search/asks';
import { type Laid, layDatabase } from '../search/databases';

const ROUNDS = 5;
const CALLS = 2_000;
const PROFILES = { large: 1_000_000, small: 10_000 };

/**
 * Pages of searches through the tenant pipeline, with row-level security. Calls of all kinds take turns, so that whatever
 * else the machine does meets all of them.
 */
export const search: Benchmark = {
  claims: [
    {
      name: 'search-db',
      what: 'p99 of a page of a search among a million profiles, against `select 1` on the same way',
      target: 4,
      better: 'less',
    },
    { name: 'search-count', what: 'p99 of counting who matches, against `select 1`', target: 3, better: 'less' },
    { name: 'search-near', what: 'p99 of a page within 50 km, against `select 1`', target: 12, better: 'less' },
    {
      name: 'search-shared',
      what: 'p99 of a page sorted by shared interests, against `select 1`',
      target: 12,
      better: 'less',
    },
    {
      name: 'search-growth',
      what: 'p99 of a page among a million profiles, against ten thousand',
      target: 1.5,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const services = await startThrowaway();
    const pools: TenantPool[] = [];
    try {
      const lay = (name: keyof typeof PROFILES) => layDatabase(services.postgres.url, name, PROFILES[name]);
      const askOn = ({ appUrl, tenant }: Laid): Ask => {
        const pool = new TenantPool({ connectionString: appUrl, max: 1 });
        // The database may end before the last of their sockets.
        pool.on('error', () => undefined);
        pools.push(pool);
        return ({ text, values }) => runInTenant(tenant, () => pool.use((client) => client.query(text, values)));
      };
      const [here, there] = [askOn(await lay('large')), askOn(await lay('small'))];
      report('the profiles are laid');
      const kinds = {
        least: () => here({ text: 'select 1' }),
        page: () => here(anyPage()),
        count: () => here(anyCount()),
        near: () => here(anyNear()),
        shared: () => here(anyShared()),
        small: () => there(anyPage()),
      };
      const rounds: Record<string, number[]> = {};
      for (let round = -1; round <= ROUNDS; round++) {
        const { least, page, count, near, shared, small: few } = await roundOf(kinds);
        report(
          `round ${round}: p99 of select 1 ${least.toFixed(2)} ms, page ${page.toFixed(2)}, count ${count.toFixed(2)}, ` +
            `near ${near.toFixed(2)}, shared ${shared.toFixed(2)}, page among ${PROFILES.small} ${few.toFixed(2)}`,
        );
        if (round < 1) continue; // two to warm up
        const figures = {
          ...{ db: page / least, count: count / least, near: near / least, shared: shared / least },
          growth: page / few,
        };
        for (const [name, figure] of Object.entries(figures)) (rounds[`search-${name}`] ??= []).push(figure);
      }
      return new Map(Object.entries(rounds));
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
      await services.stop();
    }
  },
};

type Ask = (statement: Statement) => Promise<unknown>;

/** Milliseconds within which 99 of 100 calls of each kind are answered. */
async function roundOf<Kind extends string>(
  kinds: Readonly<Record<Kind, () => Promise<unknown>>>,
): Promise<Record<Kind, number>> {
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
  for (let call = 0; call < CALLS; call++)
    for (const kind of Object.keys(kinds) as Kind[]) {
      const started = performance.now();
      await kinds[kind]();
      times[kind].push(performance.now() - started);
    }
  const p99 = (list: readonly number[]): number =>
    [...list].sort((a, b) => a - b)[Math.floor(list.length * 0.99)] ?? Number.NaN;
  return Object.fromEntries(Object.keys(kinds).map((kind) => [kind, p99(times[kind as Kind])])) as Record<Kind, number>;
}
