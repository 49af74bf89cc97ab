import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import { type Stack, startStack } from '../../../local/stack';
import { addMembers } from '../accounts/members';
import { layStaff } from '../members/lay-members';
import { phonePhoto } from '../photos/phone-photo';
import { send } from '../photos/send';
import { addTenants } from '../publishing/tenants';
import { type Benchmark } from '../row';

const TENANTS = 1_000;
/** So many photos and so many complaints at each tenant. */
const WAITING = 20;
const ROUNDS = 5;
const CALLS = 50;

/** The first screen of the console asks for it every half minute. */
export const work: Benchmark = {
  claims: [
    {
      name: 'work',
      what: `p95 in ms until an operator of ${TENANTS} brands is told what waits at each of them`,
      target: 50,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const stack = await startStack({ webs: 0, workers: 0 });
    const owner = new Client({ connectionString: stack.env['DATABASE_OWNER_URL'] });
    await owner.connect();
    try {
      await layWork(stack, owner);
      const [token = ''] = await layStaff(owner, 1);
      const host = new URL(`http://${stack.env['CONSOLE_HOST'] ?? 'console.localhost'}`).host;
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-host': host };
      const rounds: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const p95 = await p95Of(`${stack.apis[0]?.url ?? ''}/api/staff/work`, headers);
        report(`round ${round}: p95 ${p95.toFixed(1)} ms`);
        if (round > 0) rounds.push(p95); // the first one warms up
      }
      return new Map([['work', rounds]]);
    } finally {
      await owner.end();
      await stack.stop();
    }
  },
};

async function layWork(stack: Stack, owner: Client): Promise<void> {
  await addTenants(stack, TENANTS);
  await addMembers(stack, 1, 'nobody signs in with it');
  await send(stack.apis[0]?.url ?? '', await phonePhoto(), 0);
  await owner.query(
    `with made as (
       insert into profile (tenant_id, name, gender, seeking, birth_date, country, city, language, status)
       select id, 'Bench', 'woman', 'everyone', '1990-01-01', 'NL', 'Utrecht', 'nl', 'active'
       from tenant where slug ~ '^t[0-9]+$' returning tenant_id, id),
     photos as (
       insert into photo (tenant_id, profile_id, position, file, key, blurred_key, width, height, phash)
       select m.tenant_id, m.id, n, p.file, md5(p.key || m.id || '-' || n), md5(p.blurred_key || m.id || '-' || n),
         p.width, p.height, p.phash
       from made m, (select * from photo limit 1) p, generate_series(1, $1) n)
     insert into complaint (tenant_id, id, reference, submission, kind, name, email, message, locale)
     select tenant_id, gen_random_uuid(), 'C-' || upper(substr(md5(tenant_id || '-' || n), 1, 12)), tenant_id || '-' || n,
       'other', 'Jo', 'jo@visitor.example', 'Nobody answers.', 'nl'
     from made, generate_series(1, $1) n`,
    [WAITING],
  );
  await owner.query('vacuum analyze photo, complaint');
}

async function p95Of(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    const answer = await fetch(url, { headers });
    const { queues } = (await answer.json()) as { queues: readonly unknown[] };
    times.push(performance.now() - started);
    if (queues.length < 2 * TENANTS) throw new Error(`only ${queues.length} queues were told`);
  }
  return times.sort((one, other) => one - other)[Math.floor(CALLS * 0.95)] ?? Number.NaN;
}
