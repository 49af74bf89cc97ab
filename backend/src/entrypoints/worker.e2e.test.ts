import { setTimeout as pause } from 'node:timers/promises';
import { FIRST, SECOND, type TestApi, startTestApi } from '../../test/support/api';
import { ownRedis } from '../../test/support/redis';
import { TestSmtp } from '../../test/support/smtp';
import { BuiltBackend, type WorkerProcess } from '../../test/support/built-backend';
import { PlatformDatabase } from '../platform/database';

let smtp: TestSmtp;
let redis: Awaited<ReturnType<typeof ownRedis>>;
let api: TestApi;
let backend: BuiltBackend;
let worker: WorkerProcess;
let visitors = 0;

beforeAll(async () => {
  [smtp, redis, backend] = await Promise.all([new TestSmtp().start(), ownRedis(13), BuiltBackend.build()]);
  api = await startTestApi({ SMTP_URL: smtp.url, REDIS_URL: redis.url });
  worker = await startWorker();
});

afterEach(() => {
  smtp.onRecipient = () => undefined;
  smtp.onContent = () => Promise.resolve(undefined);
});

afterAll(async () => {
  await worker.end('SIGKILL');
  await api.close();
  await Promise.all([smtp.stop(), redis.close()]);
});

const startWorker = (): Promise<WorkerProcess> => backend.startWorker({ ...api.config, LOG_LEVEL: 'debug' });

/** Files a complaint of somebody new and answers their address. */
async function complain(host = FIRST): Promise<string> {
  visitors += 1;
  const email = `visitor${visitors}@visitor.example`;
  await api
    .on(`${host}.localhost`)
    .post('/api/complaints')
    .set('x-forwarded-for', `203.0.${visitors >> 8}.${visitors & 255}`)
    .send({ name: 'Jo', email, kind: 'other', message: 'A message that is long enough to be sent.' })
    .expect(202);
  return email;
}

interface Row {
  readonly attempts: number;
  readonly last_error: string | null;
  readonly failed: boolean;
}
const outbox = (): Promise<Row[]> =>
  api.running.app
    .get(PlatformDatabase)
    .query<Row>('select attempts, last_error, failed_at is not null as failed from outbox');

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(20);
}
const emptied = (): Promise<void> => until(async () => (await outbox()).length === 0);
const idsOf = (mails: readonly { raw: string }[]): (string | undefined)[] =>
  mails.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)?.[1]);

describe('a worker', () => {
  it('killed in the middle of its mails loses none, and sends none under a second name', async () => {
    const before = smtp.caught.length;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    smtp.onContent = async () => {
      // The server has the mail, and the worker never hears so.
      if (smtp.seen.length - before > 25) await held;
      return undefined;
    };
    const addresses = await Promise.all(Array.from({ length: 30 }, (_, n) => complain(n % 2 ? FIRST : SECOND)));
    await until(() => Promise.resolve(smtp.seen.length - before > 30));
    await worker.end('SIGKILL');
    release();
    worker = await startWorker();
    await emptied();

    const mails = smtp.caught.slice(before);
    expect(new Set(idsOf(mails)).size).toBe(60);
    for (const address of addresses) {
      const own = mails.filter(({ to }) => to.includes(address));
      expect(new Set(idsOf(own)).size).toBe(1);
    }
    // Twice at most what was under way when it died: one mail a connection.
    expect(mails.length).toBeLessThanOrEqual(60 + 10);
  });

  it('asked to stop finishes what it works on, and leaves nothing half done', async () => {
    const before = smtp.caught.length;
    smtp.onContent = async () => {
      await pause(500);
      return undefined;
    };
    await complain();
    await until(() => Promise.resolve(smtp.seen.length > before));
    expect(await worker.end('SIGTERM')).toBe(0);
    expect(smtp.caught.length - before).toBe(2);
    expect(await outbox()).toEqual([]);
    worker = await startWorker();
  });
});

describe('a mail server', () => {
  it('that is away gets its mails when it is back, each once, and is not knocked at without end', async () => {
    await smtp.stop();
    const before = smtp.caught.length;
    const addresses = await Promise.all([complain(), complain(SECOND), complain()]);
    await until(async () => (await outbox()).every(({ last_error }) => last_error !== null));
    expect((await outbox()).map(({ failed }) => failed)).toEqual(Array(6).fill(false));
    const [tried] = await outbox();
    await pause(1500);
    expect((await outbox())[0]?.attempts ?? 0).toBeLessThanOrEqual((tried?.attempts ?? 0) + 2);
    await smtp.start();
    await emptied();
    for (const address of addresses) expect(smtp.to(address)).toHaveLength(1);
    expect(smtp.caught.length - before).toBe(6);
  });

  it('that says "later" to one recipient is asked again, and the others do not wait', async () => {
    let refusals = 2;
    const blocked = `visitor${visitors + 1}@visitor.example`;
    smtp.onRecipient = (address) => (address === blocked && refusals-- > 0 ? { code: 451 } : undefined);
    expect(await complain()).toBe(blocked);
    const other = await complain();
    await smtp.until(() => smtp.to(other).length === 1);
    expect(smtp.to(blocked)).toHaveLength(0);
    await emptied();
    expect(smtp.to(blocked)).toHaveLength(1);
  });

  it('that is slow gets every mail once', async () => {
    smtp.onContent = async () => {
      await pause(1000);
      return undefined;
    };
    const addresses = await Promise.all([complain(), complain(SECOND)]);
    await emptied();
    for (const address of addresses) expect(smtp.to(address)).toHaveLength(1);
  });

  it('that refuses a recipient for good is not asked again, and the reason is kept', async () => {
    const unknown = `visitor${visitors + 1}@visitor.example`;
    const asked: string[] = [];
    smtp.onRecipient = (address) => {
      asked.push(address);
      return address === unknown ? { code: 550 } : undefined;
    };
    await complain();
    await until(async () => {
      const rows = await outbox();
      return rows.length === 1 && rows[0]?.failed === true;
    });
    await complain();
    await until(async () => (await outbox()).length === 1);
    expect(await outbox()).toEqual([{ attempts: 1, last_error: 'smtp_550', failed: true }]);
    expect(asked.filter((address) => address === unknown)).toHaveLength(1);
  });
});

it('nothing of a person is in the log', () => {
  expect(worker.output).not.toContain('visitor.example');
  expect(worker.output).not.toContain('long enough to be sent');
});
