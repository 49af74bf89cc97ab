import { type LineSink, type Running } from '../process/child';
import { startService } from '../process/service';
import { checkout } from '../state';

export interface PaymentsOptions {
  readonly folder: string;
  readonly port: number;
  /** Where a browser reaches the hosted pages. */
  readonly origin: string;
  readonly logPath: string;
  readonly onLine?: LineSink;
  readonly onSpawn?: (running: Running) => void;
}

/** Starts the sandbox of the payment providers and waits until it answers. */
export function startPayments({ folder, port, origin, ...options }: PaymentsOptions): Promise<Running> {
  const { PATH } = process.env;
  return startService({
    ...options,
    name: 'payments',
    command: process.execPath,
    args: ['--import', 'tsx', 'infra/local/payments/main.ts'],
    cwd: checkout,
    env: { PATH, PORT: String(port), PAYMENTS_FOLDER: folder, PAYMENTS_ORIGIN: origin },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    graceMs: 2000,
  });
}
