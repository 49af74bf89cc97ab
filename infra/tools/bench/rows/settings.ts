import { join } from 'node:path';
import { startStack, type Stack } from '../../../local/stack';
import { type Loader, type Server, pinServer, startLoader, startServer } from '../load/cores';
import { addTenants } from '../publishing/tenants';
import { type Benchmark } from '../row';

const ROUNDS = 7;
const SECONDS = 3;
const PATH = '/api/settings.php';
const HOST = 'a.t0.example';

export const settings: Benchmark = {
  claims: [
    {
      name: 'settings',
      what: 'settings.php (4 KB) by host, against bare node:http that stringifies the same object',
      target: 1,
      better: 'more',
    },
    { name: 'settings-304', what: 'the same, known to the browser', target: 1.35, better: 'more' },
  ],
  measure: async (report) => {
    const stack = await startStack({ webs: 0, workers: 0 });
    await addTenants(stack, 1);
    const loader = startLoader();
    const api = await pinAndWarm(stack, 1);
    const answer = await fetch(api.url + PATH, { headers: { 'x-forwarded-host': HOST } });
    const etag = answer.headers.get('etag') ?? '';
    const bare = await startServer(join(__dirname, '../load/bare-json.ts'), [await answer.text()]);
    try {
      const burst = { path: PATH, hosts: [HOST], seconds: SECONDS, status: 200 };
      const rounds = { settings: [] as number[], 'settings-304': [] as number[] };
      for (let round = 0; round <= ROUNDS; round++) {
        const ours = await loader.rate(api, burst);
        const alone = await loader.rate(bare, burst);
        const known = await loader.rate(api, { ...burst, headers: { 'if-none-match': etag }, status: 304 });
        report(`round ${round}: ${ours.toFixed(0)}/s, known ${known.toFixed(0)}/s, bare ${alone.toFixed(0)}/s`);
        if (round === 0) continue; // warm-up
        rounds.settings.push(ours / alone);
        rounds['settings-304'].push(known / alone);
      }
      return new Map(Object.entries(rounds));
    } finally {
      bare.stop();
      loader.stop();
      await stack.stop();
    }
  },
};

const TENANTS = 10_000;

export const manyTenants: Benchmark = {
  claims: [
    {
      name: 'settings-10k-tenants',
      what: 'settings.php over 10,000 tenants with 3 hosts each, against ten',
      target: 0.95,
      better: 'more',
    },
  ],
  measure: async (report) => {
    const few = await startStack({ webs: 0, workers: 0 });
    const many = await startStack({ webs: 0, workers: 0 });
    const loader = startLoader();
    try {
      await addTenants(few, 10);
      await addTenants(many, TENANTS);
      const sides = {
        few: { server: await pinAndWarm(few, 10), hosts: hostsOf(10) },
        many: { server: await pinAndWarm(many, TENANTS), hosts: hostsOf(TENANTS) },
      };
      const ratios: number[] = [];
      for (let round = 0; round <= ROUNDS; round++) {
        const rate = (side: keyof typeof sides): ReturnType<Loader['rate']> =>
          loader.rate(sides[side].server, { hosts: sides[side].hosts, path: PATH, seconds: SECONDS, status: 200 });
        const [ten, all] = [await rate('few'), await rate('many')];
        report(`round ${round}: ten ${ten.toFixed(0)}/s, ten thousand ${all.toFixed(0)}/s`);
        if (round > 0) ratios.push(all / ten);
      }
      return new Map([['settings-10k-tenants', ratios]]);
    } finally {
      loader.stop();
      await Promise.all([few.stop(), many.stop()]);
    }
  },
};

function pin(stack: Stack): Server {
  const [api] = stack.apis;
  const pid = api?.pid() ?? 0;
  pinServer(pid);
  return { pid, url: api?.url ?? '' };
}

// Each host of each tenant, in an order in which neighbours have nothing in common.
function hostsOf(tenants: number): string[] {
  return Array.from({ length: tenants }, (_, index) => (index * 7919) % tenants).map(
    (tenant, index) => `${['www', 'a', 'b'][index % 3] ?? 'a'}.t${tenant}.example`,
  );
}

async function pinAndWarm(stack: Stack, tenants: number): Promise<Server> {
  const server = pin(stack);
  for (const host of hostsOf(tenants)) {
    for (let attempt = 0; ; attempt++) {
      const answer = await fetch(server.url + PATH, { headers: { 'x-forwarded-host': host } });
      await answer.arrayBuffer();
      if (answer.status === 200) break;
      // The api has not heard of them yet.
      if (attempt > 200) throw new Error(`${host}: ${answer.status}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return server;
}
