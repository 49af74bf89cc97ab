import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startEdge } from './edge/edge';
import { type Inbox } from './inbox/inbox';
import { freePort } from './ports';
import { endAll } from './process/child';
import { openLog } from './process/log';
import { type Supervised, superviseIn } from './process/supervisor';
import { buildStale } from './stack/build';
import { environmentOf } from './stack/environment';
import { type Others, layFoundations } from './stack/foundations';
import { prepareDatabase } from './stack/prepare';
import { type Programs, startPrograms, urlOf } from './stack/programs';
import { secretsIn } from './stack/secrets';
import { softwareVersion } from './stack/software-version';
import { temporaryFolder, temporaryFolderInMemory } from './state';

export interface StackOptions {
  /** The folder of data, mails and logs. Without one everything is new and is removed at the end. */
  readonly folder?: string;
  /** Whether a new one is in memory, where there is room. */
  readonly inMemory?: boolean;
  /** Kept where it is named, also when the rest goes at the end. */
  readonly logFolder?: string;
  /** Any free one by default. */
  readonly edgePort?: number;
  readonly edgeAddresses?: readonly string[] | undefined;
  readonly apis?: number;
  readonly webs?: number;
  readonly workers?: number;
  readonly mode?: 'production' | 'development';
  /** Added to the environment of every process. */
  readonly env?: NodeJS.ProcessEnv;
  readonly others?: Others;
  /** Whether the demo has hundreds of people and members who can sign in; else the few of its files. */
  readonly withCast?: boolean;
  /** How often in a row a process may end before the stack gives up. */
  readonly attempts?: number;
  /** Receives texts for the person at the terminal. */
  readonly print?: (text: string) => void;
  /** Ends a start that is under way. */
  readonly signal?: AbortSignal;
}

export interface Stack extends Programs {
  readonly edgePort: number;
  /** `http://<host>:<port of the edge>`. */
  readonly origin: (host: string) => string;
  /** The environment of each process, except for its ports; also for tools such as the command line. */
  readonly env: NodeJS.ProcessEnv;
  readonly folder: string;
  /** Undefined where an external service is used; the same holds for Redis and the inbox. */
  readonly postgres: Supervised | undefined;
  readonly redis: Supervised | undefined;
  readonly inbox: Inbox | undefined;
  /** The sandbox of the payment providers. */
  readonly payments: Supervised;
  /** Rejects with one sentence once a process keeps dying. */
  readonly failed: Promise<never>;
  readonly stop: () => Promise<void>;
}

/** Brings up everything that a request needs, each process under supervision, and settles when all are ready. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { mode = 'production', print = () => undefined, others = {}, inMemory = false, signal } = options;
  const makeFolder = inMemory ? temporaryFolderInMemory : temporaryFolder;
  const temporary = options.folder === undefined ? makeFolder() : undefined;
  const folder = options.folder ?? temporary?.path ?? '';
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const log = openLog(options.logFolder ?? join(folder, 'logs'), print);
  const supervisor = superviseIn({ folder, notice: print, ...(options.attempts && { attempts: options.attempts }) });
  const atEnd: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    await supervisor.stop();
    await Promise.all(atEnd.map((end) => end()));
    await log.close();
    temporary?.remove();
  };
  const abort = (): void => void Promise.all([supervisor.stop(), endAll()]);
  signal?.addEventListener('abort', abort);
  try {
    const edgePort = options.edgePort ?? (await freePort());
    const [mailPort, payPort] = [await freePort(), await freePort()];
    const [apiPorts, webPorts] = [await freePorts(options.apis), await freePorts(options.webs)];
    const workerPorts = await freePorts(options.workers);
    const upstreams = {
      ...{ api: apiPorts.map(urlOf), web: webPorts.map(urlOf), mail: [urlOf(mailPort)] },
      pay: [urlOf(payPort)],
      templates: workerPorts.map(urlOf),
    };
    // First of all: whoever finds the port taken should learn it at once.
    const edge = await startEdge({ port: edgePort, upstreams, addresses: options.edgeAddresses });
    atEnd.push(edge.close);
    const durable = temporary === undefined;
    const payOrigin = `http://pay.localhost:${edgePort}`;
    const { postgres, redis, inbox, payments, ...urls } = await layFoundations(
      { folder, durable, supervisor, log, mailPort, payPort, payOrigin, atEnd },
      others,
    );
    signal?.throwIfAborted();
    await buildStale(mode, log, print);
    signal?.throwIfAborted();
    const secrets = secretsIn(folder);
    const added = { SOFTWARE_VERSION: softwareVersion(), ...options.env };
    const env = environmentOf({ ...urls, mode, folder, secrets, edgePort, added });
    const { paymentsUrl } = urls;
    await prepareDatabase({ env, folder, log, print, paymentsUrl, withCast: options.withCast ?? false });
    const programs = await startPrograms({ supervisor, log, mode, env, apiPorts, webPorts, workerPorts });
    const [api = 0] = apiPorts;
    inbox?.sendRepliesTo({ api: urlOf(api), host: 'console.localhost', secret: env['MAIL_EVENTS_SECRET'] ?? '' });
    return {
      ...{ edgePort, env, folder, ...programs, postgres, redis, inbox, payments, failed: supervisor.failed, stop },
      origin: (host) => `http://${host}:${edgePort}`,
    };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

function freePorts(count = 1): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, freePort));
}
