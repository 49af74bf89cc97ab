import { hashSync, verifySync } from '@node-rs/argon2';
import { performance } from 'node:perf_hooks';
import { startStack } from '../../../local/stack';
import { ask, from } from '../accounts/ask';
import { timesInTurns } from '../accounts/in-turns';
import { BRAND, addMembers, emailOf, tokenOf } from '../accounts/members';
import { type Benchmark } from '../row';

const ROUNDS = 7;
const PASSWORD = 'five quiet boats at noon';
/** As the api hashes; a figure with another cost would say nothing. */
const COST = { memoryCost: 19_456, timeCost: 7, parallelism: 1 };
const MEMBERS = 400;
const IN_A_ROW = 40;
/** Callers that sign in without a pause, and how often a neighbour asks meanwhile. */
const FLAT_OUT = 8;
const NEIGHBOURS_A_SECOND = 100;
const SECONDS = 6;

export const signIn: Benchmark = {
  claims: [
    {
      name: 'sign-in',
      what: 'time of a sign-in, against argon2id alone with the same cost',
      target: 1.2,
      better: 'less',
    },
    {
      name: 'sign-in-neighbours',
      what: 'p99 of user.php while sign-ins run flat out, against the same in quiet',
      target: 2,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const stack = await startStack({ webs: 0, workers: 0 });
    try {
      const passwordHash = hashSync(PASSWORD, COST);
      await addMembers(stack, MEMBERS, passwordHash);
      const url = `${stack.apis[0]?.url ?? ''}/api/user.php`;
      const rounds = { 'sign-in': [] as number[], 'sign-in-neighbours': [] as number[] };
      for (let round = 0; round <= ROUNDS; round++) {
        const hash = (): Promise<boolean> => Promise.resolve(verifySync(passwordHash, PASSWORD));
        const [alone = 0, whole = 0] = await timesInTurns(IN_A_ROW, hash, (index) =>
          enter(url, round * IN_A_ROW + index),
        );
        const quiet = await neighboursOf(url, () => Promise.resolve());
        const busy = await neighboursOf(url, (index) => enter(url, index));
        report(
          `round ${round}: sign-in ${whole.toFixed(1)} ms, argon2id ${alone.toFixed(1)} ms; ` +
            `neighbours' p99 ${quiet.toFixed(1)} ms quiet, ${busy.toFixed(1)} ms busy`,
        );
        if (round === 0) continue; // warm-up
        rounds['sign-in'].push(whole / alone);
        rounds['sign-in-neighbours'].push(busy / quiet);
      }
      return new Map(Object.entries(rounds));
    } finally {
      await stack.stop();
    }
  },
};

/** Milliseconds within which 99 of 100 neighbours have their answer while the work is done again and again. */
async function neighboursOf(url: string, work: (index: number) => Promise<unknown>): Promise<number> {
  const state = { over: false };
  const workers = Array.from({ length: FLAT_OUT }, async (_, worker) => {
    for (let index = worker; !state.over; index += FLAT_OUT) {
      await work(index);
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  for (let index = 0; index < NEIGHBOURS_A_SECOND * SECONDS; index++) {
    asked.push(look(url, index, times));
    await new Promise((resolve) => setTimeout(resolve, 1000 / NEIGHBOURS_A_SECOND));
  }
  await Promise.all(asked);
  state.over = true;
  await Promise.all(workers);
  return at(times, 0.99);
}

async function look(url: string, index: number, times: number[]): Promise<void> {
  const started = performance.now();
  const answer = await ask(url, 'GET', {
    ...from(index, BRAND.host),
    cookie: `session=${tokenOf(1 + (index % MEMBERS))}`,
  });
  times.push(performance.now() - started);
  if (!answer.body.includes('"user":{')) throw new Error(`member ${1 + (index % MEMBERS)} is not signed in`);
}

async function enter(url: string, index: number): Promise<void> {
  const headers = { ...from(index, BRAND.host), 'content-type': 'application/json' };
  const body = JSON.stringify({ email: emailOf(1 + (index % MEMBERS)), password: PASSWORD });
  const answer = await ask(url, 'POST', headers, body);
  if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}`);
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
