import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../../..');

/** The backend as it ships, compiled into a folder of its own: for tests that kill processes. */
export class BuiltBackend {
  private constructor(private readonly folder: string) {}

  static async build(): Promise<BuiltBackend> {
    mkdirSync(join(ROOT, '.local'), { recursive: true });
    const folder = mkdtempSync(join(ROOT, '.local/test-build-'));
    const swc = join(ROOT, 'node_modules/.bin/swc');
    const options = ['--config-file', '.swcrc', '--copy-files', '--extensions', '.ts,.tsx', '--ignore', '**/*.test.ts'];
    await promisify(execFile)(swc, ['backend/src', '-d', folder, ...options], { cwd: ROOT });
    return new BuiltBackend(folder);
  }

  /** Starts a worker and resolves once it is ready. */
  async startWorker(environment: Readonly<Record<string, unknown>>): Promise<WorkerProcess> {
    const child = spawn(process.execPath, [this.entry('worker')], {
      cwd: ROOT,
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
      cwd: ROOT,
      env: environmentOf(environment),
    });
  }

  private entry(name: string): string {
    return join(this.folder, `backend/src/entrypoints/${name}.js`);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
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
