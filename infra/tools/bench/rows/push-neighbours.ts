import { join } from 'node:path';
import { startStack } from '../../../local/stack';
import { startChild } from '../load/cores';
import { OutboxWriter } from '../mail/outbox-writer';
import { type BenchDevice, NEIGHBOUR, PUSH_ENV, addDevices, arrivals, testOf } from '../pushes/devices';
import { type Benchmark } from '../row';

const ROUNDS = 3;
const MANY = 100_000;
const DEVICES = 200;
const FEW = 5;
const PATIENCE_MS = 120_000;

export const pushNeighbours: Benchmark = {
  claims: [
    {
      name: 'push-neighbours',
      what: `seconds until five pushes of one brand have arrived, written behind ${MANY} of another`,
      target: 10,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const sink = startChild(join(__dirname, '../pushes/sink.ts'));
    const { port } = (await sink.first()) as { port: number };
    const stack = await startStack({ apis: 1, webs: 0, workers: 1, env: PUSH_ENV });
    try {
      const crowd = await addDevices(stack, port, DEVICES);
      const few = await addDevices(stack, port, FEW, NEIGHBOUR);
      const [many, neighbour] = [
        await OutboxWriter.open(stack.env),
        await OutboxWriter.open(stack.env, NEIGHBOUR.slug),
      ];
      await many.emptied();
      await neighbour.emptied();
      await many.writeEach(
        'push',
        Array.from({ length: MANY }, (_, n) => testOf(deviceAt(crowd, n))),
      );
      const rounds: number[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        await sink.ask({ wanted: Infinity });
        const written = Number(process.hrtime.bigint()) / 1e6;
        await neighbour.writeEach('push', few.map(testOf));
        const seconds = (Math.max(...(await arrivals(sink, few, PATIENCE_MS))) - written) / 1000;
        report(`round ${round}: ${seconds.toFixed(2)} s`);
        rounds.push(seconds);
      }
      for (const each of [many, neighbour]) await each.close();
      return new Map([['push-neighbours', rounds]]);
    } finally {
      await stack.stop();
      sink.stop();
    }
  },
};

const deviceAt = (devices: readonly BenchDevice[], n: number): BenchDevice =>
  devices[n % devices.length] ?? { account: 0, id: '', path: '' };
