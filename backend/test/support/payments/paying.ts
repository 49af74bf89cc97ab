import { randomUUID } from 'node:crypto';
import { BEGIN_NOW_CONSENT } from '../../../../contract/payments/consent';
import { FIRST, OPERATOR, type TestApi } from '../api';
import { within } from '../credits';
import { type Person, rows } from '../people';
import { type OutboxHandlers, type OutboxEntry } from '../../../src/platform/outbox';
import { type PaymentProvider, PaymentProviders } from '../../../src/platform/payments';
import { type OrderResponse } from '../../../src/modules/payments/orders/order.response';
import { type OfferResponse } from '../../../src/modules/payments/use-cases/show-offer/offer.response';
import { ProviderAccountAdmin } from '../../../src/modules/payments/provider-accounts/provider-account-admin';

/** The price of a package of the test brands, as the api tells it. */
export interface Wish {
  readonly key: string;
  readonly package: string;
  readonly method: string;
  readonly amount: number;
  readonly currency: string;
  readonly begin_now: string;
  readonly discount?: string;
}

/** Makes every provider of a running api the given ones, by name. */
export function useProviders(api: TestApi, ...providers: readonly PaymentProvider[]): void {
  jest.spyOn(api.running.app.get(PaymentProviders, { strict: false }), 'byName').mockImplementation((name) => {
    const found = providers.find((provider) => provider.name === name);
    if (!found) throw new Error(`no fake ${name}`);
    return found;
  });
}

/** Connects a brand with a provider. Answers the path at which it hears of events. */
export async function connect(
  api: TestApi,
  id: string,
  { name }: PaymentProvider,
  host = FIRST,
  apiKey = `test_${id}`,
): Promise<string> {
  const admin = api.running.app.get(ProviderAccountAdmin, { strict: false });
  const account = { id, provider: name, mode: 'test', apiKey, isDemo: true } as const;
  const { eventsUrl } = await admin.add(await tenantOf(api, host), account, OPERATOR);
  return new URL(eventsUrl).pathname;
}

export const tenantOf = async (api: TestApi, slug = FIRST): Promise<number> =>
  Number((await rows(api, 'select id from tenant where slug = $1', [slug]))[0]?.['id']);

export const askOffer = (api: TestApi, { cookie }: Person, code?: string, host = FIRST) =>
  api
    .on(`${host}.localhost`)
    .get('/api/payments/offer')
    .query(code === undefined ? {} : { code })
    .set('cookie', cookie);

export async function offerOf(api: TestApi, person: Person, host = FIRST, code?: string) {
  return (await askOffer(api, person, code, host).expect(200)).body as OfferResponse;
}

/** An order of the first package at the price that a discount leaves of it. */
export async function discountedWish(api: TestApi, person: Person, code: string, host = FIRST): Promise<Wish> {
  const { packages } = await offerOf(api, person, host, code);
  return wishOf(api, person, { amount: packages[0]?.amount ?? 0, discount: code }, host);
}

/** An order of the first package at its regular price, by card. */
export async function wishOf(api: TestApi, person: Person, more: Partial<Wish> = {}, host = FIRST): Promise<Wish> {
  const { currency, packages } = await offerOf(api, person, host);
  const [first] = packages;
  if (!first) throw new Error('the brand sells nothing there');
  const { id, list_amount: amount } = first;
  return { key: randomUUID(), package: id, method: 'card', amount, currency, begin_now: BEGIN_NOW_CONSENT, ...more };
}

export const order = (api: TestApi, { cookie }: Person, wish: object, host = FIRST) =>
  api.on(`${host}.localhost`).post('/api/payments/orders').set('cookie', cookie).send(wish);

export const look = (api: TestApi, { cookie }: Person, id: number | string, host = FIRST) =>
  api.on(`${host}.localhost`).get(`/api/payments/orders/${id}`).set('cookie', cookie);

export async function placed(api: TestApi, person: Person, host = FIRST): Promise<OrderResponse> {
  const answer = await order(api, person, await wishOf(api, person, {}, host), host).expect(201);
  return answer.body as OrderResponse;
}

/** Delivers what lies in the outbox of a kind, as a worker does. Answers how many entries that were. */
export async function deliver(api: TestApi, handlers: OutboxHandlers, kind: string, host = FIRST): Promise<number> {
  const entries = await rows(
    api,
    `delete from outbox where kind = $1 and tenant_id = $2 returning id, kind, payload, 1 as attempt, created_at as "createdAt"`,
    [kind, await tenantOf(api, host)],
  );
  for (const entry of entries) await within(api, () => handlers.deliver(entry as unknown as OutboxEntry), host);
  return entries.length;
}
