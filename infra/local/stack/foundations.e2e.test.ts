import Redis from 'ioredis';
import { createTransport } from 'nodemailer';
import { Client } from 'pg';
import { freePort } from '../ports';
import { openLog } from '../process/log';
import { type Supervised, type Supervisor, superviseIn } from '../process/supervisor';
import { type TemporaryFolder, temporaryFolder } from '../state';
import { type Foundations, layFoundations } from './foundations';

let folder: TemporaryFolder;
let supervisor: Supervisor;
let foundations: Foundations;
const atEnd: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = temporaryFolder();
  supervisor = superviseIn({ folder: folder.path, notice: () => undefined });
  const log = openLog(`${folder.path}/logs`, () => undefined);
  atEnd.push(log.close);
  const context = { folder: folder.path, durable: true, supervisor, log, atEnd };
  const ports = { mailPort: await freePort(), payPort: await freePort(), payOrigin: 'http://pay.localhost:8080' };
  foundations = await layFoundations({ ...context, ...ports }, {});
});

afterAll(async () => {
  await supervisor.stop();
  await Promise.all(atEnd.map((end) => end()));
  folder.remove();
});

async function killed(service: Supervised | undefined): Promise<void> {
  const before = service?.pid();
  service?.kill('SIGKILL');
  while (service?.pid() === before || service?.pid() === undefined) {
    await service?.ready();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await service.ready();
}

it('the database is back at the same address after SIGKILL, with its rows', async () => {
  const query = async (text: string): Promise<unknown[]> => {
    const client = new Client({ connectionString: foundations.ownerUrl });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(text);
    await client.end();
    return rows;
  };
  await query('create table kept (id integer); insert into kept values (7)');
  await killed(foundations.postgres);
  expect(await query('select id from kept')).toEqual([{ id: 7 }]);
});

it('Redis is back at the same address after SIGKILL', async () => {
  await killed(foundations.redis);
  const redis = new Redis(foundations.redisUrl);
  expect(await redis.ping()).toBe('PONG');
  await redis.quit();
});

it('mails arrive in the inbox', async () => {
  const transport = createTransport(foundations.smtpUrl);
  await transport.sendMail({ from: 'a@example.org', to: 'b@example.org', subject: 'Hi', text: 'x' });
  transport.close();
  const answer = await fetch(`${foundations.inbox?.url ?? ''}/api/messages`);
  expect(await answer.json()).toEqual([expect.objectContaining({ subject: 'Hi', to: ['b@example.org'] })]);
});

it('the payments sandbox is back at the same address after SIGKILL, with its payments', async () => {
  const call = async (path: string, body?: string): Promise<unknown> => {
    const headers = { authorization: 'Bearer test_foundations', 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    return (await fetch(`${foundations.paymentsUrl}${path}`, { method, headers, ...(body && { body }) })).json();
  };
  const wanted = { amount: { currency: 'EUR', value: '10.00' }, description: 'x', redirectUrl: 'http://x.localhost' };
  const made = (await call('/v2/payments', JSON.stringify(wanted))) as { id: string };
  await killed(foundations.payments);
  expect(await call(`/v2/payments/${made.id}`)).toMatchObject({
    ...{ id: made.id, status: 'open' },
    _links: { checkout: { href: `http://pay.localhost:8080/checkout/${made.id}` } },
  });
});
