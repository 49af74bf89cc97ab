import { freePort } from '../ports';
import { type Log, loudWhenWarning } from '../process/log';
import { startService } from '../process/service';
import { type Supervised, type Supervisor } from '../process/supervisor';
import { checkout } from '../state';

/** One process of ours, reachable past the edge. */
export interface Program extends Supervised {
  /** The address at which the edge reaches it; a worker has none. */
  readonly url: string | undefined;
  /** Health, readiness, metrics. */
  readonly innerUrl: string;
  readonly env: NodeJS.ProcessEnv;
}

export interface Programs {
  readonly apis: readonly Program[];
  readonly webs: readonly Program[];
  readonly workers: readonly Program[];
}

export interface ProgramOptions {
  readonly supervisor: Supervisor;
  readonly log: Log;
  /** The web runs as it was built, whatever `env` says. */
  readonly mode: 'production' | 'development';
  readonly env: NodeJS.ProcessEnv;
  readonly apiPorts: readonly number[];
  readonly webPorts: readonly number[];
  /** Inner ones: a worker has no other. */
  readonly workerPorts: readonly number[];
}

interface Place {
  readonly name: string;
  readonly script: string;
  readonly port?: number;
  readonly innerPort: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly flags?: readonly string[];
}

const scripts = {
  api: 'dist/backend/src/entrypoints/api.js',
  worker: 'dist/backend/src/entrypoints/worker.js',
  web: 'dist/web/main.js',
};

/** As the image starts it: what an answer takes is thrown away before a collection of young objects has to copy it. */
const apiFlags = ['--max-semi-space-size=64'];

/** Long enough for what is under way, short enough for a person who waits after Ctrl-C. */
const graceMs = 5000;

/** Starts every process at once and settles when all are ready. */
export async function startPrograms(options: ProgramOptions): Promise<Programs> {
  const { apiPorts, webPorts, mode } = options;
  const apiInner = await Promise.all(apiPorts.map(freePort));
  const feedOf = (index: number): string => urlOf(apiInner[index % apiInner.length] ?? 0);
  const places = {
    apis: apiPorts.map((port, index) => ({
      ...{ script: scripts.api, port, innerPort: apiInner[index] ?? 0, flags: apiFlags },
    })),
    webs: await Promise.all(
      webPorts.map(async (port, index) => {
        const env = { NODE_ENV: mode, API_INNER_URL: feedOf(index) };
        return { script: scripts.web, port, innerPort: await freePort(), env };
      }),
    ),
    workers: options.workerPorts.map((innerPort) => {
      return { script: scripts.worker, innerPort, env: { API_URL: urlOf(apiPorts[0] ?? 0) } };
    }),
  };
  const start = (name: string, all: readonly Omit<Place, 'name'>[]): Promise<Program[]> =>
    Promise.all(
      all.map((place, index) => startOne(options, { ...place, name: all.length > 1 ? `${name}-${index + 1}` : name })),
    );
  // A web process would only complain while there is no feed for it.
  const upToWebs = async (): Promise<[Program[], Program[]]> => [
    await start('api', places.apis),
    await start('web', places.webs),
  ];
  const [[apis, webs], workers] = await Promise.all([upToWebs(), start('worker', places.workers)]);
  return { apis, webs, workers };
}

async function startOne({ supervisor, log, ...options }: ProgramOptions, place: Place): Promise<Program> {
  const { name, script, port, innerPort, flags = [] } = place;
  const innerUrl = urlOf(innerPort);
  const ports = { INNER_PORT: String(innerPort), ...(port === undefined ? {} : { PORT: String(port) }) };
  // The database tells by this name whose connection one is.
  const env = { ...options.env, ...place.env, ...ports, PGAPPNAME: name };
  const supervised = await supervisor.add({
    name,
    start: async (onSpawn) => {
      // A failure before it is ready is reported once, in the error of the start.
      let isReady = false;
      const onLine = log.sinkOf(name, (line, stream) => isReady && loudWhenWarning(line, stream));
      const running = await startService({
        ...{ name, onSpawn, onLine, graceMs, env, cwd: checkout },
        ...{ command: process.execPath, args: ['--enable-source-maps', ...flags, script] },
        ...{ readyUrl: `${innerUrl}/readyz`, logPath: log.pathOf(name) },
      });
      isReady = true;
      return running;
    },
  });
  return { ...supervised, env, innerUrl, url: port === undefined ? undefined : urlOf(port) };
}

export function urlOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}
