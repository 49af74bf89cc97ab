import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { startStack } from '../../../local/stack';
import { pinServer } from '../load/cores';
import { OutboxWriter } from '../mail/outbox-writer';
import { type Benchmark } from '../row';

const ROUNDS = 15;
/** Short rounds, many of them: whatever else the machine does hits few. */
const MAILS = 1500;
/** Both sides are compiled while they run; ours is more code and takes longer. */
const WARM_UP = 3;

/**
 * Both sides send the same mail to the same catcher, one right after the other, each from one process on the servers' core
 * with ten connections. Ours begins with the first row written and ends with the last mail taken.
 */
export const mail: Benchmark = {
  claims: [
    {
      name: 'mail',
      what: 'mails a second through outbox, queue and SMTP, against nodemailer alone',
      target: 0.8,
      better: 'more',
    },
  ],
  measure: async (report) => {
    const children: ChildProcess[] = [];
    const sink = child(children, 'sink');
    const SMTP_URL = `smtp://127.0.0.1:${(await told<{ port: number }>(sink)).port}`;
    const stack = await startStack({ apis: 0, webs: 0, workers: 1, env: { SMTP_URL } });
    try {
      const alone = child(children, 'alone', { SMTP_URL });
      await told(alone);
      pinServer(alone.pid ?? 0);
      pinServer(stack.workers[0]?.pid() ?? 0);
      const outbox = await OutboxWriter.open(stack.env);
      const { latest } = await time(sink, 1, () => outbox.write(1));
      const { from, subject, html, text } = await PostalMime.parse(latest);
      const sides = {
        ours: () => time(sink, MAILS, () => outbox.write(MAILS)),
        alone: () => time(sink, MAILS, () => alone.send({ count: MAILS, from, subject, html, text })),
      };
      const ratios: number[] = [];
      for (let round = 1 - WARM_UP; round <= ROUNDS; round++) {
        const rates = { ours: 0, alone: 0 };
        for (const side of round % 2 === 0 ? (['ours', 'alone'] as const) : (['alone', 'ours'] as const)) {
          rates[side] = MAILS / (await sides[side]()).seconds;
          await outbox.emptied();
        }
        report(`round ${round}: ours ${rates.ours.toFixed(0)}/s, alone ${rates.alone.toFixed(0)}/s`);
        if (round > 0) ratios.push(rates.ours / rates.alone);
      }
      await outbox.close();
      return new Map([['mail', ratios]]);
    } finally {
      await stack.stop();
      for (const each of children) each.disconnect();
    }
  },
};

async function time(
  sink: ChildProcess,
  mails: number,
  send: () => unknown,
): Promise<{ seconds: number; latest: string }> {
  sink.send({ wanted: mails });
  await told(sink);
  const started = process.hrtime.bigint();
  const [{ latest }] = await Promise.all([told<{ latest: string }>(sink), send()]);
  return { seconds: Number(process.hrtime.bigint() - started) / 1e9, latest };
}

function child(children: ChildProcess[], file: 'sink' | 'alone', env: Record<string, string> = {}): ChildProcess {
  const forked = fork(join(__dirname, `../mail/${file}.ts`), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  children.push(forked);
  return forked;
}

async function told<T>(from: ChildProcess): Promise<T> {
  const heard = new AbortController();
  const gone = once(from, 'exit', { signal: heard.signal }).then(() => {
    throw new Error('a process of the benchmark ended');
  });
  const [message] = (await Promise.race([once(from, 'message', { signal: heard.signal }), gone])) as [T];
  gone.catch(() => undefined);
  heard.abort();
  return message;
}
