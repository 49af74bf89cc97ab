import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Inbox, startInbox } from '../inbox/inbox';
import { freePort } from '../ports';
import { type Log, loudWhenFatal, loudWhenWarning, silent } from '../process/log';
import { type Supervised, type Supervisor } from '../process/supervisor';
import { startPayments } from '../services/payments';
import { startPostgres } from '../services/postgres';
import { startRedis } from '../services/redis';

/** Addresses of services that somebody else runs; those not named are started. */
export interface Others {
  /** The URL of an owner who may create the two roles, unless they exist. */
  readonly databaseUrl?: string | undefined;
  readonly redisUrl?: string | undefined;
  readonly smtpUrl?: string | undefined;
}

export interface Foundations {
  readonly ownerUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  /** Where the sandbox answers as Stripe and as Mollie. */
  readonly paymentsUrl: string;
  readonly payments: Supervised;
  readonly postgres?: Supervised;
  readonly redis?: Supervised;
  readonly inbox?: Inbox;
}

interface Context {
  readonly folder: string;
  readonly durable: boolean;
  readonly supervisor: Supervisor;
  readonly log: Log;
  /** The port of the inbox's pages. */
  readonly mailPort: number;
  readonly payPort: number;
  /** Where a browser reaches the hosted pages of payments. */
  readonly payOrigin: string;
  /** Filled with what has to be closed besides processes, also where a later part fails. */
  readonly atEnd: (() => Promise<void>)[];
}

/** Provides the services that the processes need: a database, Redis, a mail server and payment providers. */
export async function layFoundations(context: Context, others: Others): Promise<Foundations> {
  const mail = others.smtpUrl === undefined ? await ownInbox(context) : { smtpUrl: others.smtpUrl };
  const [payments, database, redis] = await Promise.all([
    ownPayments(context),
    others.databaseUrl === undefined ? ownPostgres(context) : { ownerUrl: others.databaseUrl },
    others.redisUrl === undefined ? ownRedis(context) : { redisUrl: others.redisUrl },
  ]);
  return { ...payments, ...database, ...redis, ...mail };
}

async function ownPostgres(context: Context): Promise<{ ownerUrl: string; postgres: Supervised }> {
  const { supervisor, folder, log, durable } = context;
  const port = await freePort();
  let superuserUrl = '';
  const postgres = await supervisor.add({
    name: 'postgres',
    isFoundation: true,
    start: async (onSpawn) => {
      // Its lines during recovery are not shown: a failed recovery is reported by the start itself.
      let isReady = false;
      const onLine = log.sinkOf('postgres', (line) => isReady && loudWhenFatal(line));
      const started = await startPostgres({ dataDir: join(folder, 'postgres'), port, durable, onLine, onSpawn });
      isReady = true;
      superuserUrl = started.url;
      return started;
    },
  });
  const ownerUrl = Object.assign(new URL(superuserUrl), { pathname: '/manyhearts' }).href;
  await ensureDatabase(superuserUrl);
  return { ownerUrl, postgres };
}

async function ensureDatabase(superuserUrl: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'manyhearts'`);
    if (rowCount === 0) await client.query('create database manyhearts');
  } finally {
    await client.end();
  }
}

async function ownRedis({
  supervisor,
  folder,
  log,
  durable,
}: Context): Promise<{ redisUrl: string; redis: Supervised }> {
  const port = await freePort();
  const password = randomBytes(18).toString('base64url');
  let redisUrl = '';
  const redis = await supervisor.add({
    name: 'redis',
    isFoundation: true,
    start: async (onSpawn) => {
      const onLine = log.sinkOf('redis', silent);
      const started = await startRedis({ dataDir: folder, port, password, durable, onLine, onSpawn });
      redisUrl = started.url;
      return started;
    },
  });
  return { redisUrl, redis };
}

async function ownInbox({ folder, mailPort, payPort, atEnd }: Context): Promise<{ smtpUrl: string; inbox: Inbox }> {
  const inbox = await startInbox(join(folder, 'mails'), {
    ...{ smtp: await freePort(), http: mailPort, payments: payPort },
  });
  atEnd.push(inbox.close);
  return { smtpUrl: inbox.smtpUrl, inbox };
}

async function ownPayments(context: Context): Promise<{ paymentsUrl: string; payments: Supervised }> {
  const { supervisor, folder, log, payPort: port, payOrigin: origin } = context;
  const payments = await supervisor.add({
    name: 'payments',
    isFoundation: true,
    start: (onSpawn) => {
      const onLine = log.sinkOf('payments', loudWhenWarning);
      const logPath = log.pathOf('payments');
      return startPayments({ folder: join(folder, 'payments'), port, origin, onLine, onSpawn, logPath });
    },
  });
  return { paymentsUrl: `http://127.0.0.1:${port}`, payments };
}
