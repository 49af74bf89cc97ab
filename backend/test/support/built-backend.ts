import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openLog } from '../../../infra/local/process/log';
import { buildStale } from '../../../infra/local/stack/build';
import { checkout, stateFolder } from '../../../infra/local/state';

/** The backend as it ships, for tests that kill processes. */
export class BuiltBackend {
  static async build(): Promise<BuiltBackend> {
    const log = openLog(join(stateFolder(), 'logs'), () => undefined);
    await buildStale('command line', log, () => undefined);
    await log.close();
    return new BuiltBackend();
  }

  /** Starts a worker and resolves once it is ready. */
  async startWorker(environment: Readonly<Record<string, unknown>>): Promise<WorkerProcess> {
    const child = spawn(process.execPath, [this.entry('worker')], {
      cwd: checkout,
      env: environmentOf(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const worker = new WorkerProcess(child);
    await worker.ready();
    return worker;
  }

  /** Runs an entry point to its end. */
  async run(entry: string, args: readonly string[], environment: Readonly<Record<string, unknown>>): Promise<void> {
    await promisify(execFile)(process.execPath, [this.entry(entry), ...args], {
      cwd: checkout,
      env: environmentOf(environment),
    });
  }

  private entry(name: string): string {
    return join(checkout, `dist/backend/src/entrypoints/${name}.js`);
  }
}

function environmentOf(environment: Readonly<Record<string, unknown>>): NodeJS.ProcessEnv {
  const told = Object.entries(environment).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(told.map(([name, value]) => [name, String(value)])), PATH: process.env['PATH'] };
}

export class WorkerProcess {
  /** Everything it has said. */
  output = '';
  private readonly exited: Promise<unknown>;

  constructor(private readonly child: ChildProcess) {
    this.exited = once(child, 'exit');
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  async ready(): Promise<void> {
    while (!this.output.includes('"ready"')) {
      await Promise.race([once(this.child.stdout ?? this.child, 'data'), this.exited]);
      if (this.child.exitCode !== null) throw new Error(`the worker ended: ${this.output}`);
    }
  }

  /** Sends the signal and resolves with the exit code once it is gone; null where the signal ended it. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    this.child.kill(signal);
    await this.exited;
    return this.child.exitCode;
  }
}
