import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { control } from './control/api';
import { Journal } from './control/journal';
import { CallLimit } from './http/accounts';
import { type ApiParts, type Outcome, takeCall } from './http/api';
import { type Answer, type Call, Refusal, html, json } from './http/exchange';
import { Idempotency } from './http/idempotency';
import { status } from './flexpay/api';
import { startOrder } from './flexpay/orders';
import { runDue } from './ledger/timers';
import { mollie } from './mollie/api';
import { absentPage } from './pages/checkout-page';
import { checkout, overview } from './pages/checkout';
import { isSns, sns } from './sms/sns';
import { World } from './state/world';
import { stripe } from './stripe/api';
import { beginDelivery, sendDelivery } from './webhooks/send';
import { enqueueFact } from './webhooks/enqueue';

export interface SandboxOptions {
  /** State and journal are kept here. */
  readonly folder: string;
  /** On loopback; 0 for any free one. */
  readonly port: number;
  /** Where a browser reaches it. Its own address on loopback by default. */
  readonly origin?: string | undefined;
}

export interface Sandbox {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const tickMs = 100;
/** Webhooks that are under way at once; after the clock was moved there may be thousands. */
const mostDeliveries = 100;
const mostBytes = 1_000_000;

/** Plays Stripe, Mollie and FlexPay: their calls, hosted pages and webhooks, with faults on demand. Takes text messages. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('The sandbox itself failed; its log says why.\n');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const world = new World(options.folder, options.origin ?? url);
  const journal = new Journal(options.folder);
  const idempotency = new Idempotency(world);
  const parts: ApiParts = { world, journal, idempotency, limit: new CallLimit() };
  world.onFact((fact, at) => {
    enqueueFact(world, fact, at);
  });
  let isClosed = false;
  let delivering = 0;

  /** Everything up to `flush` happens in one go, so that a process that is killed has done all of it or nothing. */
  const tick = (): void => {
    if (isClosed) return;
    const due: string[] = [];
    runDue(world, mostDeliveries - delivering, (delivery) => due.push(delivery));
    const begun = due.flatMap((id) => beginDelivery(world, id) ?? []);
    world.store.flush();
    delivering += begun.length;
    for (const delivery of begun) {
      void sendDelivery(world, journal, delivery, () => isClosed).then(() => {
        delivering -= 1;
        if (!isClosed) world.store.flush();
      });
    }
  };
  const timer = setInterval(tick, tickMs);
  idempotency.tidy();
  tick();

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request);
    const outcome = call === undefined ? immediate(json(413, { error: 'Too large.' })) : answerTo(call);
    world.store.flush();
    // What a call caused is told at once, not with the next tick.
    setImmediate(tick);
    await send(response, outcome);
  }

  function answerTo(call: Call): Outcome {
    for (const api of [stripe, mollie, status]) if (call.path.startsWith(api.prefix)) return takeCall(parts, api, call);
    try {
      if (isSns(call)) return immediate(sns(world, call));
      if (call.path === '/readyz') return immediate(json(200, { ready: true }));
      if (/^\/_sandbox(?:\/|$)/.test(call.path)) return immediate(control(world, journal, call));
      if (call.path === '/startorder') return immediate(startOrder(world, call));
      if (call.path.startsWith('/checkout/')) return immediate(checkout(world, call));
      return immediate(call.path === '/' ? overview(world) : html(404, absentPage()));
    } catch (error) {
      if (error instanceof Refusal) return immediate(error.answer);
      throw error;
    }
  }

  return {
    url,
    close: async () => {
      clearInterval(timer);
      isClosed = true;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      world.store.close();
      journal.close();
    },
  };
}

const immediate = (answer: Answer): Outcome => ({ answer, how: 'send', delayMs: 0, done: () => undefined });

async function readCall(request: IncomingMessage): Promise<Call | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= mostBytes) chunks.push(chunk);
  }
  if (length > mostBytes) return undefined;
  const { method = 'GET', headers } = request;
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox');
  return { method, path, query, headers, body: Buffer.concat(chunks).toString('utf8') };
}

async function send(response: ServerResponse, { answer, how, delayMs, done }: Outcome): Promise<void> {
  response.once('close', done);
  if (how === 'cut') {
    response.destroy();
    return;
  }
  // The caller gives up, or the process ends.
  if (how === 'hang') return;
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  response.writeHead(answer.status, answer.headers).end(answer.body);
}
