import { join } from 'node:path';
import { Client } from 'pg';
import { cardsOf } from '../../../../backend/src/modules/discovery/search/cards';
import { BOUNDS } from '../../../../backend/src/modules/discovery/search/search';
import { countOf, matches } from '../../../../backend/src/modules/discovery/search/search-statements';
import { type Stack, startStack } from '../../../local/stack';
import { BRAND, addMembers, tokenOf } from '../accounts/members';
import { backendsOf } from '../load/backends';
import { type Server, pinServer, startLoader, startServer } from '../load/cores';
import { type Benchmark } from '../row';
import { BASE } from '../search/asks';
import { layProfiles } from '../search/lay-profiles';

const ROUNDS = 7;
const SECONDS = 3;
const PROFILES = 300_000;
/** Members who ask in turn: as many as keep each below what one may ask in a minute. */
const MEMBERS = 2_000;
const PATH = '/api/members?gender=woman&country=DE&min_age=25&max_age=40';

export const searchHttp: Benchmark = {
  claims: [
    {
      name: 'search-http',
      what: 'first pages of a search for signed-in members, against bare Fastify with its statements on raw pg; with the database’s time',
      target: 0.75,
      better: 'more',
    },
  ],
  measure: async (report) => {
    const stack = await startStack({ webs: 0, workers: 0 });
    const loader = startLoader();
    const url = stack.env['DATABASE_URL'] ?? '';
    const tenant = await addMembers(stack, MEMBERS, 'nobody signs in with it');
    const viewer = await lay(stack, tenant);
    // Only its own role's processes tell it which they are.
    const watcher = new Client({ connectionString: url });
    await watcher.connect();
    const page = cardsOf(
      matches(BASE, 'recommended', null, viewer, { ...BOUNDS, limit: BOUNDS.size + 1 }),
      'recommended',
      null,
      viewer,
    );
    const count = countOf(BASE, viewer, { most: 501, examined: 1000 });
    const args = [url, String(tenant), JSON.stringify(page), JSON.stringify(count)];
    const bare = await startServer(join(__dirname, '../load/bare-search.ts'), args);
    const [api] = stack.apis;
    const ours = { pid: api?.pid() ?? 0, url: api?.url ?? '' };
    pinServer(ours.pid);
    try {
      const cookies = Array.from({ length: MEMBERS }, (_, index) => `session=${tokenOf(1 + index)}`);
      const burst = { path: PATH, hosts: [BRAND.host], seconds: SECONDS, status: 200 };
      // Every connection begins with the first of them: other members each time, or theirs would be too many.
      const rate = async (server: Server, isBare: boolean): Promise<number> => {
        cookies.push(...cookies.splice(0, MEMBERS / 10));
        return loader.rate(server, { ...burst, cookies }, await backendsOf(watcher, isBare));
      };
      const ratios: number[] = [];
      for (let round = -1; round <= ROUNDS; round++) {
        const [members, alone] = [await rate(ours, false), await rate(bare, true)];
        report(`round ${round}: ${members.toFixed(0)}/s, bare ${alone.toFixed(0)}/s`);
        if (round > 0) ratios.push(members / alone); // two to warm up
      }
      return new Map([['search-http', ratios]]);
    } finally {
      await watcher.end();
      bare.stop();
      loader.stop();
      await stack.stop();
    }
  },
};

/** The profiles that are looked for; answers the id of a member. */
async function lay(stack: Stack, tenant: number): Promise<number> {
  const owner = new Client({ connectionString: stack.env['DATABASE_OWNER_URL'] });
  await owner.connect();
  try {
    await layProfiles(owner, tenant, PROFILES);
    await owner.query('vacuum analyze');
    const { rows } = await owner.query<{ id: number }>('select max(id) as id from profile where tenant_id = $1', [
      tenant,
    ]);
    return rows[0]?.id ?? 0;
  } finally {
    await owner.end();
  }
}
