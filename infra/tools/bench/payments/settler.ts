import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { NestFactory } from '@nestjs/core';
import { type CliModule } from '../../../../backend/src/entrypoints/cli/cli.module';
import { type BookReport } from '../../../../backend/src/modules/payments/settling/book-report';
import { type readConfig } from '../../../../backend/src/platform/config/config';
import { type PaymentReport } from '../../../../backend/src/platform/payments';
import { type runInTenant } from '../../../../backend/src/platform/tenancy';
import { checkout } from '../../../local/state';
import { type LaidOrder, attemptId } from './lay-orders';

/** Books what a provider says of orders, with the product's services as they are built, and nothing else in the process. */
export interface SettleOrder {
  readonly orders: readonly LaidOrder[];
  /** How many are booked at a time. */
  readonly callers: number;
}

const built = <Exports>(path: string): Promise<Exports> =>
  import(join(checkout, 'dist/backend/src', path)) as Promise<Exports>;

async function main(): Promise<void> {
  const config = await built<{ readConfig: typeof readConfig }>('platform/config/config.js');
  const cli = await built<{ CliModule: typeof CliModule }>('entrypoints/cli/cli.module.js');
  const settling = await built<{ BookReport: typeof BookReport }>('modules/payments/settling/book-report.js');
  const tenancy = await built<{ runInTenant: typeof runInTenant }>('platform/tenancy/index.js');
  const services = await NestFactory.createApplicationContext(cli.CliModule.with(config.readConfig()), {
    logger: false,
    abortOnError: false,
  });
  const reports = services.get(settling.BookReport, { strict: false });
  const settle = async ({ orders, callers }: SettleOrder): Promise<void> => {
    const left = [...orders];
    const started = performance.now();
    await Promise.all(
      Array.from({ length: callers }, async () => {
        for (let order = left.pop(); order; order = left.pop()) {
          const { n, tenant } = order;
          await tenancy.runInTenant(tenant, () => reports.book(attemptId(n), reportOf(n), 'test'));
        }
      }),
    );
    process.send?.({ seconds: (performance.now() - started) / 1000 });
  };
  process.on('message', (order: SettleOrder) => void settle(order));
  process.on('disconnect', () => process.exit(0));
  process.send?.({ ready: true });
}

const reportOf = (n: number): PaymentReport => ({
  ...{ payment: `tr_${n}`, otherId: undefined, status: 'paid', statusAtProvider: 'paid', mode: 'test' },
  ...{ sum: { amount: 999, currency: 'EUR' }, attempt: attemptId(n), method: 'card', failure: undefined },
  ...{ payerCountry: 'NL', refunds: [], disputes: [] },
});

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
