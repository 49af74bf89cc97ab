import { type LookupFunction } from 'node:net';
import { lookup as systemLookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type Journal } from '../control/journal';
import { refuseSale } from '../flexpay/postbacks';
import { type Parameters, signedQuery } from '../flexpay/signature';
import { type Delivery, type ProviderName } from '../state/records';
import { type World, newId } from '../state/world';
import { eventView } from '../stripe/events';
import { signatureOf } from './signature';

const MINUTE = 60_000;
/** Mollie tries ten times within some 26 hours, Stripe for three days. How often FlexPay does is not known. */
const pauses = {
  mollie: [1, 2, 4, 8, 16, 29, 60, 120, 240, 1080],
  stripe: [1, 5, 30, 120, 300, 600, 720, 720, 720, 720],
  flexpay: [1, 5, 30, 120],
};
const patienceMs = 15_000;

/**
 * Begins one try. The next one is planned before it, so that a process that is killed meanwhile does not lose the call. The
 * caller writes the state to disk before `send` runs.
 */
export function beginDelivery(world: World, id: string): Delivery | undefined {
  const delivery = world.store.deliveries.find(id);
  if (delivery?.state !== 'waiting') return undefined;
  const plan = pauses[providerOf(world, delivery)];
  const pause = plan[delivery.tries];
  if (pause === undefined) {
    world.store.deliveries.save({ ...delivery, state: 'given_up' });
    return undefined;
  }
  world.at({ at: world.now() + pause * MINUTE, kind: 'deliver', subject: id });
  return world.store.deliveries.save({ ...delivery, tries: delivery.tries + 1 });
}

export async function sendDelivery(
  world: World,
  journal: Journal,
  delivery: Delivery,
  isClosed: () => boolean,
): Promise<void> {
  const content = contentOf(world, delivery);
  const { what } = content;
  const { status, text } = await send(delivery.url, content);
  if (isClosed()) return;
  const { id, account, payment, flaw } = delivery;
  journal.write({ kind: 'webhook', account, what, status, payment, fault: flaw ?? undefined }, world.now());
  const isFlexPay = providerOf(world, delivery) === 'flexpay';
  const isTaken = isFlexPay ? status === 200 && text === 'OK' : status !== null && status >= 200 && status < 300;
  if (isFlexPay && !isTaken && flaw !== 'forged') refuseSale(world, payment, what);
  // A forged one is sent once. One whose time was wrong is repeated with the right time.
  const ends = isTaken || flaw === 'forged';
  if (ends) world.forget(id, ['deliver']);
  const current = world.store.deliveries.find(id);
  if (current === undefined) return;
  world.store.deliveries.save({
    ...current,
    state: ends ? 'taken' : current.state,
    flaw: ends ? flaw : null,
    shift: 0,
  });
}

const providerOf = (world: World, { account }: Delivery): ProviderName =>
  world.store.accounts.find(account)?.provider ?? 'mollie';

interface Content {
  readonly what: string;
  /** The query of a GET; without one it is a POST. */
  readonly query?: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

function contentOf(world: World, { event: id, endpoint, payment, flaw, shift }: Delivery): Content {
  const isForged = flaw === 'forged';
  const event = world.store.events.find(id);
  if (event === undefined) {
    // Mollie signs nothing: what can be forged is an id.
    const body = `id=${isForged ? newId('tr_', 10) : payment}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Mollie HTTP client/1.0' };
    return { what: `POST ${payment}`, body, headers };
  }
  if (world.store.accounts.find(event.account)?.provider === 'flexpay') {
    const key = isForged ? newId('forged_', 20) : (world.store.endpoints.find(endpoint)?.secret ?? '');
    const query = signedQuery(event.object as Parameters, key);
    return { what: event.type, query, body: '', headers: { 'user-agent': 'FlexPay postback' } };
  }
  const body = JSON.stringify(eventView(event), null, 2);
  const secret = isForged ? newId('whsec_', 32) : (world.store.endpoints.find(endpoint)?.secret ?? '');
  const signature = signatureOf(body, secret, Math.floor(Date.now() / 1000) + shift);
  const headers = {
    ...{
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
    'stripe-signature': signature,
  };
  return { what: event.type, body, headers };
}

/** Not every system finds names below `localhost`, as browsers do. */
const lookup: LookupFunction = (host, options, callback) => {
  if (/(?:^|\.)localhost\.?$/.test(host)) {
    if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
    else callback(null, '127.0.0.1', 4);
  } else systemLookup(host, options, callback);
};

interface Heard {
  /** Null where there was no answer. */
  readonly status: number | null;
  readonly text: string;
}

function send(url: string, { query, headers, body }: Content): Promise<Heard> {
  return new Promise((resolve) => {
    const request = url.startsWith('https:') ? httpsRequest : httpRequest;
    const [method, address] = query === undefined ? (['POST', url] as const) : (['GET', `${url}?${query}`] as const);
    const length = method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const call = request(address, { method, headers: { ...headers, ...length }, lookup });
    const end = (status: number | null, text = ''): void => {
      clearTimeout(timer);
      resolve({ status, text });
    };
    const timer = setTimeout(() => {
      call.destroy();
      end(null);
    }, patienceMs);
    call.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text = (text + chunk).slice(0, 100)));
      response.on('end', () => {
        end(response.statusCode ?? null, text);
      });
    });
    call.on('error', () => {
      end(null);
    });
    call.end(body);
  });
}
