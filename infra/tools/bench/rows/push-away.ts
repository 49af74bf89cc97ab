import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startStack } from '../../../local/stack';
import { BRAND, tokenOf } from '../accounts/members';
import { startChild } from '../load/cores';
import { type BenchDevice, PUSH_ENV, addDevices, arrivals } from '../pushes/devices';
import { type Benchmark, median } from '../row';

const ROUNDS = 3;
const PAIRS = 100;
/** Messages a second. */
const PACE = 20;
const PATIENCE_MS = 60_000;
/** Somebody whose page was just seen gets no push, in milliseconds. */
const AWAY_MS = 20_000;

export const pushAway: Benchmark = {
  claims: [
    {
      name: 'push-away',
      what: "p95 in ms from a message's acknowledgement until the push service has the push, 5,000 of them on purpose",
      target: 6000,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const sink = startChild(join(__dirname, '../pushes/sink.ts'));
    const { port } = (await sink.first()) as { port: number };
    const stack = await startStack({ apis: 1, webs: 0, workers: 1, env: PUSH_ENV });
    try {
      const devices = await addDevices(stack, port, ROUNDS * PAIRS * 2);
      await pause(AWAY_MS);
      const rounds: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await sink.ask({ wanted: Infinity });
        // Everybody takes part once: a conversation that was told of rings again only when it was read.
        const pairs = Array.from({ length: PAIRS }, (_, n) => (round * PAIRS + n) * 2);
        const readers = pairs.flatMap((n) => devices[n] ?? []);
        const sent = await sendAll(stack.apis[0]?.url ?? '', pairs, readers);
        const arrived = await arrivals(sink, readers, PATIENCE_MS);
        const waits = arrived.map((at, n) => at - (sent[n] ?? 0)).sort((one, other) => one - other);
        const [p95, p99] = [
          waits[Math.floor(PAIRS * 0.95)] ?? Number.NaN,
          waits[Math.floor(PAIRS * 0.99)] ?? Number.NaN,
        ];
        report(
          `round ${round + 1}: median ${median(waits).toFixed(0)} ms, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)}`,
        );
        rounds.push(p95);
      }
      return new Map([['push-away', rounds]]);
    } finally {
      await stack.stop();
      sink.stop();
    }
  },
};

/** At an even pace. Answers when each was acknowledged, by the clock that all processes share. */
async function sendAll(url: string, pairs: readonly number[], readers: readonly BenchDevice[]): Promise<number[]> {
  const sent: Promise<number>[] = [];
  for (const [index, reader] of readers.entries()) {
    sent.push(send(url, (pairs[index] ?? 0) + 2, reader.account));
    await pause(1000 / PACE);
  }
  return Promise.all(sent);
}

async function send(url: string, member: number, reader: number): Promise<number> {
  const answer = await fetch(`${url}/api/members/${reader}/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-host': BRAND.host,
      'x-forwarded-for': `198.19.${member >> 8}.${member & 255}`,
      cookie: `session=${tokenOf(member)}`,
    },
    body: JSON.stringify({ client_id: randomUUID(), kind: 'text', text: 'Are you there?' }),
  });
  const at = Number(process.hrtime.bigint()) / 1e6;
  if (answer.status !== 201) throw new Error(`a message was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return at;
}
