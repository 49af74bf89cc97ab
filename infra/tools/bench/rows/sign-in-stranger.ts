import { hashSync } from '@node-rs/argon2';
import { Client } from 'pg';
import { type Stack, startStack } from '../../../local/stack';
import { ask, from } from '../accounts/ask';
import { timesInTurns } from '../accounts/in-turns';
import { BRAND, addMembers, emailOf } from '../accounts/members';
import { type Benchmark } from '../row';

const ROUNDS = 7;
const IN_A_ROW = 40;
/** Each is tried once: a few wrong tries block an account. */
const KNOWN = (ROUNDS + 1) * IN_A_ROW;
/** As the api hashes. */
const COST = { memoryCost: 19_456, timeCost: 7, parallelism: 1 };

interface Door {
  readonly url: string;
  readonly host: string;
  readonly emailOf: (n: number) => string;
}

/** Refused sign-ins: that an account exists is not told by the time either. */
export const signInStranger: Benchmark = {
  claims: [
    {
      name: 'sign-in-stranger',
      what: 'a refused sign-in of a member against one of nobody, the slower against the quicker',
      target: 1.2,
      better: 'less',
    },
    {
      name: 'staff-sign-in-stranger',
      what: 'a refused sign-in of a member of staff against one of nobody, the slower against the quicker',
      target: 1.2,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const stack = await startStack({ webs: 0, workers: 0 });
    try {
      const passwordHash = hashSync('five quiet boats at noon', COST);
      await addMembers(stack, KNOWN, passwordHash);
      await addStaff(stack, KNOWN, passwordHash);
      const api = `${stack.apis[0]?.url ?? ''}/api`;
      const host = stack.env['CONSOLE_HOST'] ?? '';
      const doors: Readonly<Record<string, Door>> = {
        'sign-in-stranger': { url: `${api}/user.php`, host: BRAND.host, emailOf },
        'staff-sign-in-stranger': { url: `${api}/staff/sign-in`, host, emailOf: staffEmailOf },
      };
      const rounds = new Map(Object.keys(doors).map((name): [string, number[]] => [name, []]));
      for (let round = 0; round <= ROUNDS; round++)
        for (const [name, door] of Object.entries(doors)) {
          const [known = 0, nobody = 0] = await refusals(door, round);
          report(`round ${round}: ${name}: with an account ${known.toFixed(1)} ms, without ${nobody.toFixed(1)} ms`);
          if (round > 0) rounds.get(name)?.push(Math.max(known / nobody, nobody / known)); // the first one warms up
        }
      return rounds;
    } finally {
      await stack.stop();
    }
  },
};

/** Milliseconds of a refusal where there is an account, and where there is none. */
function refusals({ url, host, emailOf: known }: Door, round: number): Promise<number[]> {
  const refuse = async (index: number, email: string): Promise<void> => {
    const headers = { ...from(index, host), 'content-type': 'application/json' };
    const answer = await ask(url, 'POST', headers, JSON.stringify({ email, password: 'not the right one' }));
    if (answer.status !== 401) throw new Error(`${email} was answered ${answer.status}: ${answer.body}`);
  };
  const first = round * IN_A_ROW;
  return timesInTurns(
    IN_A_ROW,
    (index) => refuse(2 * (first + index), known(1 + first + index)),
    (index) => refuse(2 * (first + index) + 1, `nobody-${first + index}@bench.example`),
  );
}

const staffEmailOf = (n: number): string => `bench-${n}@manyhearts.example`;

async function addStaff(stack: Stack, count: number, passwordHash: string): Promise<void> {
  const client = new Client({ connectionString: stack.env['DATABASE_PLATFORM_URL'] });
  await client.connect();
  try {
    await client.query(
      `insert into staff (email, name, role, password_hash)
       select 'bench-' || n || '@manyhearts.example', 'Bench', 'support', $2 from generate_series(1, $1) n`,
      [count, passwordHash],
    );
    await client.query('analyze staff');
  } finally {
    await client.end();
  }
}
