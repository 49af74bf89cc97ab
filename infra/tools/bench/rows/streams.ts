import { readFileSync } from 'node:fs';
import Redis from 'ioredis';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { written } from '../../../../backend/src/platform/realtime/live-event';
import { startStack } from '../../../local/stack';
import { BRAND, addMembers, memberIds, tokenOf } from '../accounts/members';
import { type Child, pinServer, processorSeconds, startChild, startServer } from '../load/cores';
import { type Benchmark } from '../row';
import { type Holding } from '../streams/holder';

const STREAMS = 5_000;
const ROUNDS = 3;
const MESSAGES = 10_000;
/** This many messages are sent at a time, then there is a pause, so that neither side is overloaded. */
const AT_ONCE = 20;
const SETTLE_MS = 8_000;
const PAGE_BYTES = 4096;

/** A message as it is told. */
const event = (n: number) => ({
  event: 'message',
  data: {
    conversation: n,
    message: {
      ...{ seq: n, sender: 1, kind: 'text', text: `${n}`, client_id: null },
      ...{ sent_at: '2026-01-01T10:00:00.000Z', gone: false, warning: null },
    },
    unread: 1,
  },
});

const residentBytes = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;

interface Side {
  readonly pid: number;
  readonly holding: Holding;
  readonly tell: (to: number, n: number) => void;
}

/** Memory of an open, idle page, and processor time of a message that reaches it. */
async function measure(side: Side, report: (line: string) => void): Promise<{ bytes: number; micros: number }> {
  const holder = startChild(join(__dirname, '../streams/holder.ts'));
  try {
    await pause(SETTLE_MS / 4);
    const before = residentBytes(side.pid);
    await holder.ask(side.holding);
    await pause(SETTLE_MS);
    const bytes = (residentBytes(side.pid) - before) / STREAMS;
    const spentBefore = processorSeconds(side.pid);
    for (let n = 0; n < MESSAGES; n += AT_ONCE) {
      for (let at = n; at < n + AT_ONCE; at += 1) side.tell(1 + ((at * 7) % STREAMS), at);
      await pause(10);
    }
    await all(holder);
    const micros = ((processorSeconds(side.pid) - spentBefore) / MESSAGES) * 1e6;
    report(`${side.holding.kind}: ${(bytes / 1024).toFixed(1)} KB a page, ${micros.toFixed(0)} µs a message`);
    return { bytes, micros };
  } finally {
    holder.stop();
  }
}

async function all(holder: Child): Promise<void> {
  for (let tried = 0; tried < 200; tried += 1) {
    const { arrived } = await holder.ask<{ arrived: number }>('count');
    if (arrived >= MESSAGES) return;
    await pause(50);
  }
  throw new Error('messages were lost');
}

export const streams: Benchmark = {
  claims: [
    {
      name: 'streams',
      what: `memory of ${STREAMS} idle streams, against Socket.IO with its Redis adapter`,
      target: 0.9,
      better: 'less',
    },
    {
      name: 'streams-cpu',
      what: 'processor time of a message from Redis to an open stream, against Socket.IO with its Redis adapter',
      target: 0.8,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const rounds: { memory: number; cpu: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ours, theirs] = [await measureOurs(report), await measureTheirs(report)];
      rounds.push({ memory: ours.bytes / theirs.bytes, cpu: ours.micros / theirs.micros });
    }
    return new Map([
      ['streams', rounds.map(({ memory }) => memory)],
      ['streams-cpu', rounds.map(({ cpu }) => cpu)],
    ]);
  },
};

async function measureOurs(report: (line: string) => void) {
  const stack = await startStack({ webs: 0, workers: 0 });
  const redis = new Redis(stack.env['REDIS_URL'] ?? '');
  try {
    const tenant = await addMembers(stack, STREAMS, 'nobody signs in with it');
    const ids = await memberIds(stack);
    const [api] = stack.apis;
    const pid = api?.pid() ?? 0;
    pinServer(pid);
    const cookies = Array.from({ length: STREAMS }, (_, index) => `session=${tokenOf(index + 1)}`);
    return await measure(
      {
        pid,
        holding: { kind: 'events', url: api?.url ?? '', host: BRAND.host, cookies },
        tell: (to, n) => void redis.publish(`live:${tenant}:${ids[to - 1] ?? 0}`, written(event(n))),
      },
      report,
    );
  } finally {
    redis.disconnect();
    await stack.stop();
  }
}

async function measureTheirs(report: (line: string) => void) {
  const stack = await startStack({ webs: 0, workers: 0 });
  const file = join(__dirname, '../streams/socket-io.ts');
  const server = await startServer(file, [stack.env['REDIS_URL'] ?? '']);
  const emitter = startChild(file, [stack.env['REDIS_URL'] ?? '']);
  try {
    await emitter.first();
    const cookies = Array.from({ length: STREAMS }, () => '');
    return await measure(
      {
        pid: server.pid,
        holding: { kind: 'sockets', url: server.url, host: '', cookies },
        tell: (to, n) => {
          emitter.send({ to, ...event(n) });
        },
      },
      report,
    );
  } finally {
    emitter.stop();
    server.stop();
    await stack.stop();
  }
}
