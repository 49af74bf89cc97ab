import { readdirSync, readFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { Agent, type RequestOptions, get } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import { runToEnd } from '../../../local/process/child';
import { onPath } from '../../../local/services/redis-binary';
import { startStack } from '../../../local/stack';
import { StartupError } from '../../../local/startup-error';
import { temporaryFolder } from '../../../local/state';
import { BRAND } from '../accounts/members';
import { layMembers, layStaff } from '../members/lay-members';
import { type Benchmark } from '../row';

/** Rounds of both sides that are not counted: a deployed api has its code compiled, and the database its pages in memory. */
const WARM_UP_ROUNDS = 3;
const ROUNDS = 5;
const CALLS = 1_000;
const MEMBERS = 1_000_000;
/** As many as keep each below what one may search in an hour. */
const STAFF = 10;

/** Pages of the member list among a million, as the console asks for them, one after the other. */
export const consoleMembers: Benchmark = {
  claims: [
    {
      name: 'console-members',
      what: 'p99 of a page of the member list by how a name begins among a million members, by the api, against pgbench with the same keyset query',
      target: 3,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const stack = await startStack({ webs: 0, workers: 0 });
    const ownerUrl = stack.env['DATABASE_OWNER_URL'] ?? '';
    const owner = new Client({ connectionString: ownerUrl });
    await owner.connect();
    try {
      const { rows } = await owner.query<{ id: number }>('select id from tenant where slug = $1', [BRAND.slug]);
      const tenant = rows[0]?.id ?? 0;
      await layMembers(owner, tenant, MEMBERS);
      const tokens = await layStaff(owner, STAFF);
      await owner.query('vacuum analyze profile, account');
      report('the members are laid');
      const url = `${stack.apis[0]?.url ?? ''}/api/staff/members`;
      const host = new URL(`http://${stack.env['CONSOLE_HOST'] ?? 'console.localhost'}`).host;
      const ratios: number[] = [];
      for (let round = 1 - WARM_UP_ROUNDS; round <= ROUNDS; round += 1) {
        const ours = await pagesOf(url, host, tokens);
        const theirs = await pgbench(ownerUrl, tenant);
        report(`round ${round}: p99 of the api ${ours.toFixed(2)} ms, of pgbench ${theirs.toFixed(2)} ms`);
        if (round > 0) ratios.push(ours / theirs);
      }
      return new Map([['console-members', ratios]]);
    } finally {
      await owner.end();
      await stack.stop();
    }
  },
};

const letter = (): string => String.fromCharCode(97 + randomInt(26));

async function pagesOf(url: string, host: string, tokens: readonly string[]): Promise<number> {
  const times: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let call = 0; call < CALLS; call += 1) {
    const authorization = `Bearer ${tokens[call % tokens.length] ?? ''}`;
    const page = `${url}?q=${letter()}${letter()}&tenant=${BRAND.slug}&most=50`;
    const started = performance.now();
    const status = await statusOf(page, { agent, headers: { authorization, 'x-forwarded-host': host } });
    times.push(performance.now() - started);
    if (status !== 200) throw new Error(`the api answers ${status}`);
  }
  agent.destroy();
  return p99(times);
}

/** Of a whole answer, by as little as a client can do: pgbench does no more. */
const statusOf = (url: string, options: RequestOptions): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, options, (answer) => {
      answer.resume().once('end', () => {
        resolve(answer.statusCode);
      });
    }).once('error', reject);
  });

/** From its log of each transaction: the third figure is its time in microseconds. */
async function pgbench(ownerUrl: string, tenant: number): Promise<number> {
  const command = onPath('pgbench');
  if (command === undefined)
    throw new StartupError('console-members needs pgbench on PATH: install postgresql-contrib or postgresql.');
  const folder = temporaryFolder();
  try {
    const prefix = join(folder.path, 'log');
    const script = join(__dirname, '../members/bare-search.sql');
    const { code, output } = await runToEnd({
      command,
      args: [
        ...['-n', '-M', 'prepared', '-c', '1', '-t', String(CALLS), '-D', `tenant=${tenant}`],
        ...['-l', `--log-prefix=${prefix}`, '-f', script, ownerUrl],
      ],
    });
    if (code !== 0) throw new Error(`pgbench failed: ${output}`);
    // Others may keep something in the folder as well.
    const logs = readdirSync(folder.path).filter((name) => name.startsWith('log.'));
    const lines = logs.flatMap((name) => readFileSync(join(folder.path, name), 'utf8').trim().split('\n'));
    return p99(lines.map((line) => Number(line.split(' ')[2]) / 1000));
  } finally {
    folder.remove();
  }
}

const p99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
