import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { BEGIN_NOW_CONSENT } from '../../../../contract/payments/consent';
import { startStack } from '../../../local/stack';
import { temporaryFolder } from '../../../local/state';
import { BRAND, addMembers, memberIds, tokenOf } from '../accounts/members';
import { backendsOf } from '../load/backends';
import { type Server, pinServer, startChild, startLoader, startServer } from '../load/cores';
import { type Benchmark } from '../row';

const ROUNDS = 5;
const SECONDS = 3;
/** As many as keep each below the orders that one may place in ten minutes. */
const MEMBERS = 3_000;
const CONSOLE = 'console.localhost';
const HUNG_EVENTS = 1_000;
const PAUSE_MS = 4;

/** Orders and events of payments, with a provider that answers at once, and one that does not answer. */
export const payments: Benchmark = {
  claims: [
    {
      name: 'order',
      what: 'orders of signed-in members, the provider answering at once, against bare Fastify with the same two inserts on raw pg; with the database’s time',
      target: 0.6,
      better: 'more',
    },
    {
      name: 'webhook',
      what: 'events of a provider that are taken, against bare Fastify with one insert on raw pg; with the database’s time',
      target: 0.75,
      better: 'more',
    },
    {
      name: 'webhook-hang',
      what: 'p99 in ms of an event while the provider answers nothing that the worker asks',
      target: 50,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const folder = temporaryFolder();
    const mollie = startChild(join(__dirname, '../payments/instant-mollie.ts'));
    const { port } = (await mollie.first()) as { port: number };
    const provider = `http://127.0.0.1:${port}`;
    const stack = await startStack({ folder: folder.path, webs: 0, workers: 1, env: { MOLLIE_API_URL: provider } });
    const loader = startLoader();
    const url = stack.env['DATABASE_URL'] ?? '';
    const tenant = await addMembers(stack, MEMBERS, 'nobody signs in with it');
    const [account = 0] = await memberIds(stack);
    const watcher = new Client({ connectionString: url });
    await watcher.connect();
    const bare = await startServer(join(__dirname, '../payments/bare-payments.ts'), [url, `${tenant}`, `${account}`]);
    const [api] = stack.apis;
    const ours = { pid: api?.pid() ?? 0, url: api?.url ?? '' };
    pinServer(ours.pid);
    try {
      const orders = Array.from({ length: MEMBERS }, (_, n) => orderOf(n + 1));
      const rate = async (server: Server, isBare: boolean, posts: readonly Post[], host: string, status: number) =>
        loader.rate(
          server,
          { path: '', hosts: [host], seconds: SECONDS, status, posts },
          await backendsOf(watcher, isBare),
        );
      const rounds = { order: [] as number[], webhook: [] as number[], 'webhook-hang': [] as number[] };
      const pairOf = async (posts: readonly Post[], host: string, status: number): Promise<[number, number]> => [
        await rate(ours, false, posts, host, status),
        await rate(bare, true, posts, host, status),
      ];
      for (let round = 0; round <= ROUNDS; round += 1) {
        orders.push(...orders.splice(0, MEMBERS / 4));
        const [placed, two] = await pairOf(orders, BRAND.host, 201);
        const { events } = (await (await fetch(`${provider}/_events`)).json()) as { events: string };
        const [taken, one] = await pairOf(eventsOf(new URL(events).pathname, round), CONSOLE, 204);
        report(
          `round ${round}: orders ${placed.toFixed(0)}/s, bare ${two.toFixed(0)}/s; events ${taken.toFixed(0)}/s, bare ${one.toFixed(0)}/s`,
        );
        if (round === 0) continue; // warm-up
        rounds.order.push(placed / two);
        rounds.webhook.push(taken / one);
      }
      const { events } = (await (await fetch(`${provider}/_events`)).json()) as { events: string };
      await mollie.ask('hang');
      rounds['webhook-hang'].push(await hungEvents(ours.url, new URL(events).pathname));
      return new Map(Object.entries(rounds));
    } finally {
      await watcher.end();
      bare.stop();
      loader.stop();
      await stack.stop();
      mollie.stop();
      folder.remove();
    }
  },
};

interface Post {
  readonly path: string;
  readonly cookie?: string;
  readonly type: string;
  /** `$uuid` in it is another one each time. */
  readonly body: string;
}

const orderOf = (member: number): Post => ({
  ...{ path: '/api/payments/orders', cookie: `session=${tokenOf(member)}`, type: 'application/json' },
  body: JSON.stringify({
    ...{ key: '$uuid', package: 'start', method: 'card', amount: 999, currency: 'EUR' },
    begin_now: BEGIN_NOW_CONSENT,
  }),
});

const FORM = 'application/x-www-form-urlencoded';
const paymentId = (n: number): string => `tr_${String(n).padStart(10, '0')}`;

/** The events of payments that were made in this round or before, each once or twice. */
const eventsOf = (path: string, round: number): Post[] =>
  Array.from({ length: 400 }, (_, n) => ({ path, type: FORM, body: `id=${paymentId(1 + n + round * 100)}` }));

/** One after the other, while the worker asks a provider that does not answer. */
async function hungEvents(url: string, path: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < HUNG_EVENTS; n += 1) {
    await pause(PAUSE_MS);
    const started = performance.now();
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': FORM, 'x-forwarded-host': CONSOLE, 'x-forwarded-for': `198.19.0.${n % 200}` },
      body: `id=${paymentId(1 + n)}`,
    });
    times.push(performance.now() - started);
    if (answer.status !== 204) throw new Error(`an event was answered ${answer.status}`);
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
