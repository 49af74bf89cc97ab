import { createHmac } from 'node:crypto';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { activate, form, post, rows, startAccountsApi } from '../../../../test/support/people';
import { DataKeys } from '../../../platform/data-keys';
import { Database } from '../../../platform/database';
import { OutboxHandlers } from '../../../platform/outbox';
import { OutboxClaims } from '../../../platform/outbox/outbox-claims';
import { OutboxConsumer } from '../../../platform/outbox/outbox-consumer';
import { DEFAULT_OUTBOX_SETTINGS } from '../../../platform/outbox/outbox-settings';
import { createLogger } from '../../../platform/telemetry';
import { runInTenant } from '../../../platform/tenancy';
import { type PostbackRule, PublishedSites, Tenants } from '../../tenants';
import { PostbackSignatures, postbackEntry } from '..';
import { PostbackHandler } from './postback.handler';
import { PublicRequests } from '../../../platform/outside';

let api: TestApi;
let receiver: Server;
let place: string;
let heard: IncomingMessage[] = [];
let answer = (): number => 204;
let consumer: OutboxConsumer;
let signatures: PostbackSignatures;
let people = 0;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    heard.push(request);
    const status = answer();
    if (status > 0) response.writeHead(status, { location: `${place}/elsewhere` }).end('x'.repeat(1_000_000));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  place = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  api = await startAccountsApi(10);
  const { app } = api.running;
  const handlers = new OutboxHandlers();
  signatures = new PostbackSignatures(app.get(DataKeys));
  const requests = new PublicRequests({ REQUESTS_TO_LOOPBACK: 'yes' });
  new PostbackHandler(handlers, app.get(Database), app.get(PublishedSites), signatures, requests).onModuleInit();
  const settings = { ...DEFAULT_OUTBOX_SETTINGS, retry: 1, longestRetry: 1 };
  consumer = new OutboxConsumer(
    new OutboxClaims(app.get(Database), settings),
    handlers,
    settings,
    createLogger({ ...api.config, LOG_LEVEL: 'silent' }, 'test'),
  );
  await tell(FIRST, 'first');
  await tell(SECOND, 'second');
});
afterAll(async () => {
  await api.close();
  receiver.closeAllConnections();
  receiver.close();
});
beforeEach(() => {
  heard = [];
  answer = () => 204;
});

const tenantId = async (slug: string): Promise<number> => (await api.running.app.get(Tenants).get(slug)).id;

/** Changes the live revision directly; a draft would refuse an address that is not https. */
async function tell(
  slug: string,
  path: string,
  events: PostbackRule['events'] = ['signup', 'activation', 'first_purchase'],
) {
  const { document } = await api.running.app.get(PublishedSites).get(await tenantId(slug));
  const url = `${place}/${path}?e={event}&r={ref}&s={sub1}&i={id}&t={time}`;
  Object.assign(document, { postbacks: [{ network: 'acme', url, events }] });
}

const nextEmail = (): string => `brought${(people += 1)}@visitor.example`;

async function join(source: string, slug = FIRST, email = nextEmail()): Promise<{ id: number; email: string }> {
  const cookie = source === '' ? '' : `source=${source}`;
  const { body } = await post(api, '/api/signups', slug).set('cookie', cookie).send(form(email)).expect(201);
  return { id: (body as { id: number }).id, email };
}

const waiting = (slug = FIRST) =>
  rows(
    api,
    `select o.id, o.attempts, o.last_error, o.failed_at is not null as failed, o.payload from outbox o join tenant t on t.id = o.tenant_id
     where t.slug = $1 and kind = 'postback' order by o.id`,
    [slug],
  );

/** Runs a worker once. */
async function work(slug = FIRST): Promise<void> {
  const ids = (await waiting(slug)).map(({ id }) => String(id));
  const id = await tenantId(slug);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await runInTenant(id, () => consumer.work({ tenant: id, version: 1, trace: 'test', ids }));
}

const asked = (): URL[] => heard.map(({ url }) => new URL(url ?? '', place));

describe('a network', () => {
  it('is told of a sign-up and an activation, signed, with nothing about the member', async () => {
    const { id, email } = await join('network=acme&ref=sale');
    await work();
    await activate(api, email);
    await activate(api, email);
    await work();
    expect(asked().map((url) => [url.pathname, url.searchParams.get('e'), url.searchParams.get('r')])).toEqual([
      ['/first', 'signup', 'sale'],
      ['/first', 'activation', 'sale'],
    ]);
    const [first, second] = asked();
    const click = first?.searchParams.get('i') ?? '';
    expect(click).toMatch(/^[\da-f-]{36}$/);
    expect(second?.searchParams.get('i')).toBe(click);
    expect(Math.abs(Number(first?.searchParams.get('t')) - Date.now() / 1000)).toBeLessThan(60);
    for (const about of [String(id), email, 'Jo']) expect(first?.search).not.toContain(about);
    const [, time = '', proof] =
      /^t=(\d+),v1=([\da-f]{64})$/.exec(String(heard[0]?.headers['x-manyhearts-signature'])) ?? [];
    const secret = signatures.secret(await tenantId(FIRST), 'acme');
    expect(proof).toBe(
      createHmac('sha256', secret)
        .update(`${time}.GET.${first?.href ?? ''}`)
        .digest('hex'),
    );
    expect([heard[0]?.method, heard[0]?.headers.cookie]).toEqual(['GET', undefined]);
    expect(await waiting()).toEqual([]);
  });

  it('hears nothing of who came otherwise, or of what it did not ask for', async () => {
    for (const source of ['', 'ref=sale', 'network=other', 'network=ACME']) await join(source);
    await tell(FIRST, 'first', ['activation']);
    await join('network=acme');
    await tell(FIRST, 'first');
    expect(await waiting()).toEqual([]);
  });

  it('of one brand is not told of another’s, under the same name', async () => {
    await join('network=acme', SECOND);
    await work(SECOND);
    expect(asked().map(({ pathname }) => pathname)).toEqual(['/second']);
    const [one, two] = [
      signatures.secret(await tenantId(FIRST), 'acme'),
      signatures.secret(await tenantId(SECOND), 'acme'),
    ];
    expect(one).not.toBe(two);
    expect(String(heard[0]?.headers['x-manyhearts-signature'])).toContain(
      createHmac('sha256', two)
        .update(
          `${/t=(\d+)/.exec(String(heard[0]?.headers['x-manyhearts-signature']))?.[1] ?? ''}.GET.${asked()[0]?.href ?? ''}`,
        )
        .digest('hex'),
    );
  });

  it('is told once of an event, however often and by how many it is written', async () => {
    const { id } = await join('network=acme');
    await work();
    const { document } = await api.running.app.get(PublishedSites).get(await tenantId(FIRST));
    const tenant = await tenantId(FIRST);
    const bought = () =>
      postbackEntry('first_purchase', document.postbacks, { text: 'select $1::integer', values: [id] });
    const buy = () => runInTenant(tenant, () => api.running.app.get(Database).batch(bought()));
    await Promise.all(Array.from({ length: 20 }, buy));
    expect(await waiting()).toHaveLength(1);
    await Promise.all([work(), work(), work()]);
    await rows(
      api,
      "insert into outbox (tenant_id, id, kind, payload) select tenant_id, gen_random_uuid(), 'postback', jsonb_build_object('account', account_id, 'event', event) from postback where account_id = $1",
      [id],
    );
    await work();
    await buy();
    await work();
    expect(asked().map((url) => url.searchParams.get('e'))).toEqual(['signup', 'first_purchase']);
    expect(await waiting()).toEqual([]);
  });

  it.each([500, 503, 429, 408])('that answers %d is asked again', async (status) => {
    await join('network=acme');
    answer = () => (heard.length < 3 ? status : 200);
    await work();
    expect(await waiting()).toMatchObject([{ attempts: 1, last_error: `status_${status}`, failed: false }]);
    await work();
    await work();
    expect([heard.length, await waiting()]).toEqual([3, []]);
  });

  it.each([400, 404, 410, 302, 307])('that answers %d is not asked again, nor followed', async (status) => {
    const { id } = await join('network=acme');
    answer = () => status;
    await work();
    await work();
    expect(asked().map(({ pathname }) => pathname)).toEqual(['/first']);
    expect(await waiting()).toMatchObject([{ last_error: `status_${status}`, failed: true }]);
    expect(
      await rows(api, 'select refused_at is not null as refused from postback where account_id = $1', [id]),
    ).toEqual([{ refused: true }]);
    await rows(api, "delete from outbox where kind = 'postback'");
  });

  it('that says nothing is asked again', async () => {
    await join('network=acme');
    answer = () => 0;
    await work();
    expect(await waiting()).toMatchObject([{ last_error: 'no_answer', failed: false }]);
    answer = () => 200;
    await work();
    expect(await waiting()).toEqual([]);
  });

  it('is given labels as they came, and no more than that', async () => {
    const label = 'a&e=activation#\'"%0d%0aX: y/../é';
    await join(new URLSearchParams({ network: 'acme', ref: label, sub1: '{id}' }).toString());
    await work();
    const [url] = asked();
    expect([url?.pathname, url?.searchParams.getAll('e'), url?.searchParams.get('r')]).toEqual([
      '/first',
      ['signup'],
      label,
    ]);
    expect(url?.searchParams.get('s')).toBe('{id}');
    expect(heard[0]?.headers).not.toHaveProperty('x');
  });

  it('that is not wanted any more, or whose member is gone, is not asked', async () => {
    const { id } = await join('network=acme');
    await tell(FIRST, 'first', ['activation']);
    await work();
    await tell(FIRST, 'first');
    await rows(api, "delete from outbox where kind = 'postback'");
    await join('network=acme');
    await rows(api, 'delete from postback');
    await work();
    expect([heard, await waiting()]).toEqual([[], []]);
    expect(await rows(api, 'select 1 from postback where account_id = $1', [id])).toEqual([]);
  });
});

describe('what networks were told', () => {
  const report = async (who = SUPPORT, slug = FIRST, query = '') => {
    const today = new Date().toISOString().slice(0, 10);
    return api
      .on('console.localhost')
      .get(`/api/staff/tenants/${slug}/postbacks${query || `?from=${today}&to=${today}`}`)
      .set('authorization', await tokenOf(api, who));
  };

  it('is shown to the brand’s own staff', async () => {
    await rows(api, 'delete from postback');
    await join('network=acme');
    await work();
    answer = () => 404;
    await join('network=acme');
    await work();
    await rows(api, "delete from outbox where kind = 'postback'");
    await join('network=acme');
    expect((await report()).body).toMatchObject({
      rows: [{ network: 'acme', event: 'signup', total: 3, delivered: 1, refused: 1, waiting: 1, given_up: 0 }],
    });
    await rows(api, "update postback set created_at = now() - interval '4 days'");
    expect((await report(SUPPORT, FIRST, '?from=2020-01-01&to=2020-01-02')).body).toMatchObject({ rows: [] });
    expect((await report(SUPPORT, SECOND)).status).toBe(404);
    expect((await report(OPERATOR, SECOND)).status).toBe(200);
    expect((await report(SUPPORT, FIRST, '?from=x')).status).toBe(422);
  });
});
