import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'mollie-api-typescript';
import Stripe from 'stripe';
import { PaymentProviders } from '../../../../backend/src/platform/payments';
import { type Sandbox, startSandbox } from '../sandbox';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of webhooks that remembers what came and answers as it is told. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  status: number;
  text: string;
  readonly close: () => Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(receiver.status).end(receiver.status === 204 ? undefined : receiver.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    status: 200,
    text: '',
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return receiver;
}

export interface Running {
  readonly url: string;
  readonly folder: string;
  /** Calls the control API and gives its answer. */
  readonly ask: <Answer>(path: string, values?: object) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

export async function startRunning(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'));
  const sandbox: Sandbox = await startSandbox({ folder, port: 0 });
  return {
    url: sandbox.url,
    folder,
    ask: (path, values) => ask(sandbox.url, path, values),
    stop: async () => {
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** `GET`, or `POST` where there are values. */
export async function ask<Answer>(url: string, path: string, values?: object): Promise<Answer> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) };
  const answer = await fetch(`${url}/_sandbox/${path}`, values === undefined ? {} : post);
  const body = (await answer.json()) as Answer;
  if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
  return body;
}

/** The real client of Mollie, pointed to the sandbox. It repeats nothing by itself. */
export function mollieAt(url: string, apiKey: string): Client {
  return new Client({ security: { apiKey }, serverURL: url, retryConfig: { strategy: 'none' }, timeoutMs: 3000 });
}

/** The real client of Stripe, pointed to the sandbox. */
export function stripeAt(url: string, key: string, maxNetworkRetries = 0): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries, timeout: 3000 });
}

/** Waits until `look` gives something; a webhook is not instant. */
export async function until<T>(look: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  const end = Date.now() + 5000;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error('It did not happen within five seconds.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The adapters of the product, pointed to the sandbox. */
export function providersAt(url: string): PaymentProviders {
  return new PaymentProviders({
    ...{ STRIPE_API_URL: url, MOLLIE_API_URL: url },
    ...{ FLEXPAY_API_URL: url, FLEXPAY_PAGES_URL: url },
  });
}
