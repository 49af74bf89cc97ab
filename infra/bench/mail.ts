import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import Redis from 'ioredis';
import { Client } from 'pg';
import PostalMime from 'postal-mime';
import { migrateUp } from '../../backend/src/platform/database';
import { uuidV7 } from '../../backend/src/platform/outbox/uuid-v7';
import { BuiltBackend } from '../../backend/test/support/built-backend';
import { startThrowaway } from '../local/services/throwaway';

export const name = 'mail';
/** Mails a second through outbox, queue and SMTP against nodemailer alone. */
export const target = 0.8;

const MAILS = 3000;
const WRITTEN_TOGETHER = 100;

interface Environment extends Record<string, string> {
  readonly DATABASE_URL: string;
  readonly REDIS_URL: string;
}

/**
 * The ratio of each round. Both sides send the same mail to the same catcher, one right after the other, each from a
 * process of its own with ten connections. Ours begins with the first row written and ends with the last mail taken.
 */
export async function run(rounds = 9, report: (line: string) => void = () => undefined): Promise<number[]> {
  const services = await startThrowaway();
  const backend = await BuiltBackend.build();
  const children: ChildProcess[] = [];
  try {
    const sink = child(children, 'sink');
    const { port } = await told<{ port: number }>(sink);
    const env = await prepare(services, backend, `smtp://127.0.0.1:${port}`);
    const worker = await backend.startWorker(env);
    const alone = child(children, 'alone', env);
    await told(alone);
    const outbox = await Writer.open(env);
    const sample = await PostalMime.parse(await time(sink, 1, () => outbox.write(1)).then(({ latest }) => latest));
    const mail = { from: sample.from, subject: sample.subject, html: sample.html, text: sample.text };

    const ratios: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const sides = {
        ours: () => time(sink, MAILS, () => outbox.write(MAILS)),
        alone: () => time(sink, MAILS, () => Promise.resolve(alone.send({ count: MAILS, ...mail }))),
      };
      const order = round % 2 ? (['ours', 'alone'] as const) : (['alone', 'ours'] as const);
      const seconds = { ours: 0, alone: 0 };
      for (const side of order) seconds[side] = (await sides[side]()).seconds;
      const ratio = seconds.alone / seconds.ours;
      report(
        `${round === 0 ? 'warm-up' : `round ${round}`}: ours ${Math.round(MAILS / seconds.ours)}/s, ` +
          `alone ${Math.round(MAILS / seconds.alone)}/s, ratio ${ratio.toFixed(2)}`,
      );
      if (round > 0) ratios.push(ratio);
      await outbox.emptied();
    }
    await outbox.close();
    await worker.end('SIGTERM');
    return ratios;
  } finally {
    for (const each of children) each.disconnect();
    backend.remove();
    await services.stop();
  }
}

type Services = Awaited<ReturnType<typeof startThrowaway>>;

async function prepare(services: Services, backend: BuiltBackend, smtpUrl: string): Promise<Environment> {
  const as = (role: string): string =>
    Object.assign(new URL(services.postgres.url), { username: role, password: role }).href;
  const [appUrl, platformUrl] = [as('manyhearts_app'), as('manyhearts_platform')];
  const folder = join(__dirname, '../../migrations');
  await migrateUp({ ownerUrl: services.postgres.url, appUrl, platformUrl, folder });
  const env = {
    DATABASE_URL: appUrl,
    DATABASE_PLATFORM_URL: platformUrl,
    REDIS_URL: services.redis.url,
    SMTP_URL: smtpUrl,
    INNER_PORT: '0',
    PUBLIC_PROTOCOL: 'http',
    SECRET_KEY: 'only for this benchmark, on loopback',
    LOG_LEVEL: 'warn',
  };
  await backend.run('cli', ['tenants', 'seed'], env);
  return env;
}

/** Writes mails into the outbox of the first brand, as use cases do: within its tenant, many at a time. */
class Writer {
  private constructor(
    private readonly client: Client,
    private readonly redis: Redis,
  ) {}

  static async open(env: Environment): Promise<Writer> {
    const platform = new Client({ connectionString: env['DATABASE_PLATFORM_URL'] });
    await platform.connect();
    const { rows } = await platform.query<{ id: number }>("select id from tenant where slug = 'everglow'");
    await platform.end();
    const client = new Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    await client.query("select set_config('app.tenant_id', $1, false)", [String(rows[0]?.id)]);
    return new Writer(client, new Redis(env.REDIS_URL));
  }

  async write(count: number): Promise<void> {
    for (let from = 0; from < count; from += WRITTEN_TOGETHER) {
      const indexes = Array.from({ length: Math.min(WRITTEN_TOGETHER, count - from) }, (_, index) => from + index);
      await this.client.query(
        "insert into outbox (id, kind, payload) select id, 'mail', payload from unnest($1::uuid[], $2::jsonb[]) as mail (id, payload)",
        [indexes.map(() => uuidV7()), indexes.map((index) => JSON.stringify(confirmation(index)))],
      );
      void this.redis.publish('outbox', '');
    }
  }

  async emptied(): Promise<void> {
    for (;;) {
      const { rowCount } = await this.client.query('select 1 from outbox limit 1');
      if (rowCount === 0) return;
    }
  }

  async close(): Promise<void> {
    await this.client.end();
    this.redis.disconnect();
  }
}

const confirmation = (index: number) => ({
  mail: 'complaint_confirmation',
  params: { name: 'Jo', kind: 'complaint', reference: `C-${String(index).padStart(12, '0')}` },
  person: { address: `visitor${index}@visitor.example`, locale: 'nl' },
});

async function time(
  sink: ChildProcess,
  mails: number,
  send: () => Promise<unknown>,
): Promise<{ seconds: number; latest: string }> {
  sink.send({ wanted: mails });
  await told(sink);
  const started = process.hrtime.bigint();
  const [{ latest }] = await Promise.all([told<{ latest: string }>(sink), send()]);
  return { seconds: Number(process.hrtime.bigint() - started) / 1e9, latest };
}

function child(children: ChildProcess[], file: string, env: Record<string, string> = {}): ChildProcess {
  const forked = fork(join(__dirname, `mail/${file}.ts`), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
  });
  children.push(forked);
  return forked;
}

async function told<T>(from: ChildProcess): Promise<T> {
  const [message] = (await once(from, 'message')) as [T];
  return message;
}

if (require.main === module) {
  void run(Number(process.argv[2] ?? 9), console.log).then((ratios) => {
    const sorted = [...ratios].sort((a, b) => a - b);
    console.log(
      `median ${(sorted[sorted.length >> 1] ?? 0).toFixed(3)}, from ${sorted[0]?.toFixed(3)} to ${sorted.at(-1)?.toFixed(3)}`,
    );
  });
}
