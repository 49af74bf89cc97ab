import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startStack } from '../../../local/stack';
import { BRAND, addMembers, memberIds, tokenOf } from '../accounts/members';
import { type Child, startChild } from '../load/cores';
import { type Benchmark, median } from '../row';

const STREAMS = 2_000;
const ROUNDS = 3;
const A_SECOND = 200;
const MESSAGES = 2_000;
/** First messages are sent this many at a time, because they take many times as long as later ones. */
const AT_ONCE = 10;
const PATIENCE_MS = 5_000;

export const deliver: Benchmark = {
  claims: [
    {
      name: 'deliver',
      what: `p99 in ms from a message's acknowledgement to its arrival at another process's stream; ${STREAMS} streams, ${A_SECOND} messages a second`,
      target: 50,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const stack = await startStack({ apis: 2, webs: 0, workers: 0 });
    const holder = startChild(join(__dirname, '../streams/holder.ts'));
    try {
      await addMembers(stack, STREAMS, 'nobody signs in with it');
      const ids = await memberIds(stack);
      const [first, second] = stack.apis.map(({ url }) => url);
      const cookies = ids.map((_, index) => `session=${tokenOf(index + 1)}`);
      await holder.ask({ kind: 'events', url: second ?? '', host: BRAND.host, cookies });
      const send = sender(first ?? '', ids, cookies);
      // Each writes to the one beside: the first message makes their conversation.
      for (let begun = 0; begun < STREAMS / 2; begun += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => send(begun + n, 'first')));
      const rounds: number[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const waits = await measureRound(send, holder, `round ${round}`);
        const p99 = waits[Math.floor(waits.length * 0.99)] ?? Number.NaN;
        report(`round ${round}: median ${median(waits).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
        rounds.push(p99);
      }
      return new Map([['deliver', rounds]]);
    } finally {
      holder.stop();
      await stack.stop();
    }
  },
};

/** Sends the n-th message; answers when it was acknowledged, by the clock that all processes share. */
type Send = (n: number, text: string) => Promise<number>;

function sender(url: string, ids: readonly number[], cookies: readonly string[]): Send {
  return async (n, text) => {
    const pair = n % (ids.length / 2);
    const from = pair * 2 + (Math.floor(n / (ids.length / 2)) % 2);
    const answer = await fetch(`${url}/api/members/${ids[from ^ 1] ?? 0}/messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': BRAND.host,
        'x-forwarded-for': `198.19.${from >> 8}.${from & 255}`,
        cookie: cookies[from] ?? '',
      },
      body: JSON.stringify({ client_id: randomUUID(), kind: 'text', text }),
    });
    const at = Number(process.hrtime.bigint()) / 1e6;
    if (answer.status !== 201) throw new Error(`a message was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    return at;
  };
}

/** At an even pace, whatever the answers do. */
async function sendAll(send: Send, count: number, mark: string): Promise<number[]> {
  const sent: Promise<number>[] = [];
  const begun = performance.now();
  while (sent.length < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - begun) / 1000) * A_SECOND));
    while (sent.length < due) sent.push(send(sent.length, `${mark} ${sent.length}`));
    await pause(2);
  }
  return Promise.all(sent);
}

async function measureRound(send: Send, holder: Child, mark: string): Promise<number[]> {
  const acknowledged = await sendAll(send, MESSAGES, mark);
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const { seen } = await holder.ask<{ seen: [string, number][] }>('seen');
    const shown = new Map(seen);
    const waits = acknowledged.flatMap((at, n) => {
      const there = shown.get(`${mark} ${n}`);
      return there === undefined ? [] : [Math.max(0, there - at)];
    });
    if (waits.length === MESSAGES) return waits.sort((a, b) => a - b);
    if (performance.now() > until) throw new Error(`${MESSAGES - waits.length} messages did not arrive`);
    await pause(100);
  }
}
