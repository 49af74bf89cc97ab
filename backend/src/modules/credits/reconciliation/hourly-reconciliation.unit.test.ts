import { pino } from 'pino';
import { registry } from '../../../platform/telemetry/metrics';
import { HourlyReconciliation } from './hourly-reconciliation';
import { type Reconciled, type Reconciliation } from './reconciliation';

const logger = pino({ level: 'silent' });
const told = { error: [] as unknown[], info: [] as unknown[], warn: [] as unknown[] };
let found: Promise<Reconciled>;
let isStopped: (() => boolean) | undefined;
const open = (): HourlyReconciliation => {
  const run = (stopped: () => boolean): Promise<Reconciled> => {
    isStopped = stopped;
    return found;
  };
  return new HourlyReconciliation({ run } as unknown as Reconciliation, logger);
};
const valueOf = async (name: string): Promise<number | undefined> =>
  (await registry.getSingleMetric(name)?.get())?.values[0]?.value;
const difference = (tenant: number) => ({ tenant, account: 5, balance: 1, sum: 2 });

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  for (const [level, list] of Object.entries(told) as [keyof typeof told, unknown[]][]) {
    list.length = 0;
    jest.spyOn(logger, level).mockImplementation((...line: unknown[]) => void list.push(line[0]));
  }
});
afterEach(() => jest.useRealTimers());

it('tells how many balances are wrong, by brand, and since when it knows', async () => {
  const work = open();
  expect([await valueOf('ledger_differences'), await valueOf('ledger_check_age_seconds')]).toEqual([0, 0]);
  jest.setSystemTime(1_060_000);
  expect(await valueOf('ledger_check_age_seconds')).toBe(60);
  found = Promise.resolve({ accounts: 9, differences: [difference(7), difference(8), difference(7)] });
  work.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(0);
  expect([await valueOf('ledger_differences'), await valueOf('ledger_check_age_seconds')]).toEqual([3, 0]);
  expect(told.error).toEqual([
    { tenant: 7, differences: 2 },
    { tenant: 8, differences: 1 },
  ]);
  expect(told.info).toEqual([{ accounts: 9, differences: 3 }]);
  expect(isStopped?.()).toBe(false);
  await work.onApplicationShutdown();
  expect(isStopped?.()).toBe(true);
});

it('keeps what it knew where the process ended under way', async () => {
  let finish: (reconciled: Reconciled) => void = () => undefined;
  found = new Promise((resolve) => (finish = resolve));
  const work = open();
  work.onApplicationBootstrap();
  const ended = work.onApplicationShutdown();
  finish({ accounts: 1, differences: [difference(7)] });
  await ended;
  expect([await valueOf('ledger_differences'), told.error, told.info]).toEqual([0, [], []]);
});
