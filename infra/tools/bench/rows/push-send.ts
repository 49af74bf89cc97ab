import { join } from 'node:path';
import { startStack } from '../../../local/stack';
import { pinServer, processorSeconds, startChild } from '../load/cores';
import { OutboxWriter } from '../mail/outbox-writer';
import { PUSH_ENV, addDevices, testOf } from '../pushes/devices';
import { type Benchmark } from '../row';

const ROUNDS = 9;
const DEVICES = 500;
const PUSHES = 3000;
/** Both sides are compiled while they run; ours is more code and takes longer. */
const WARM_UP = 3;

/**
 * Pushes in a second of the processor's time of one process: the worker, from the row in the outbox to the service's answer,
 * against web-push that encrypts as much and sends nothing.
 */
export const pushSend: Benchmark = {
  claims: [
    {
      name: 'push-send',
      what: 'pushes a processor second from outbox to push service, against web-push encrypting alone with one token',
      target: 0.7,
      better: 'more',
    },
  ],
  measure: async (report) => {
    const folder = join(__dirname, '../pushes');
    const sink = startChild(join(folder, 'sink.ts'));
    const alone = startChild(join(folder, 'alone.ts'));
    const { port } = (await sink.first()) as { port: number };
    await alone.first();
    const stack = await startStack({ apis: 1, webs: 0, workers: 1, env: PUSH_ENV });
    try {
      const devices = await addDevices(stack, port, DEVICES);
      const worker = stack.workers[0]?.pid() ?? 0;
      pinServer(worker);
      const outbox = await OutboxWriter.open(stack.env);
      await outbox.emptied();
      const entries = Array.from({ length: PUSHES }, (_, n) =>
        testOf(devices[n % DEVICES] ?? { account: 0, id: '', path: '' }),
      );
      const send = async (): Promise<number> => {
        await sink.ask({ wanted: PUSHES });
        const before = processorSeconds(worker);
        const taken = sink.first();
        await outbox.writeEach('push', entries);
        await taken;
        await outbox.emptied();
        return PUSHES / (processorSeconds(worker) - before);
      };
      const encrypt = async (): Promise<number> => {
        const before = processorSeconds(alone.pid);
        await alone.ask({ count: PUSHES });
        return PUSHES / (processorSeconds(alone.pid) - before);
      };
      const ratios: number[] = [];
      for (let round = 1 - WARM_UP; round <= ROUNDS; round++) {
        const [ours, theirs] = [await send(), await encrypt()];
        report(`round ${round}: ours ${ours.toFixed(0)}, encrypting alone ${theirs.toFixed(0)} a processor second`);
        if (round > 0) ratios.push(ours / theirs);
      }
      await outbox.close();
      return new Map([['push-send', ratios]]);
    } finally {
      await stack.stop();
      for (const each of [sink, alone]) each.stop();
    }
  },
};
