import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { type Throwaway, startThrowaway } from '../../../infra/local/services/throwaway';
import { type Outcome, type Trial } from './trial';

/** As many trials may pass in one process before it is replaced: what tests leave behind adds up. */
const TRIALS = 60;

/** A place to try mutants at, with a PostgreSQL and a Redis of its own. */
export class Bench {
  private child: ChildProcess | undefined;
  private trials = 0;

  private constructor(private readonly services: Throwaway) {}

  static async open(): Promise<Bench> {
    return new Bench(await startThrowaway());
  }

  async close(): Promise<void> {
    this.restart();
    await this.services.stop();
  }

  /** Undefined where nothing came back within `ms`. */
  async run(trial: Trial, ms: number): Promise<Outcome | undefined> {
    if (++this.trials % TRIALS === 0) this.restart();
    const child = (this.child ??= this.start());
    return new Promise((resolve) => {
      const finish = (outcome: Outcome | undefined): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (!outcome) this.restart();
        resolve(outcome);
      };
      const timer = setTimeout(finish, ms, undefined);
      child.once('message', (outcome: Outcome) => {
        finish(outcome);
      });
      child.once('exit', (code) => {
        this.restart();
        finish({ isGreen: false, by: `the process ended with ${String(code)}`, reached: [], ms: 0 });
      });
      child.send(trial);
    });
  }

  /** Ends the process; the next trial starts a new one. */
  restart(): void {
    this.child?.removeAllListeners();
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private start(): ChildProcess {
    const { postgres, redis } = this.services;
    return fork(join(__dirname, 'worker.ts'), {
      execArgv: ['--import', 'tsx'],
      env: {
        ...process.env,
        ...{
          NODE_ENV: 'test',
          TEST_POSTGRES_URL: postgres.url,
          TEST_REDIS_URL: redis.url,
          TEST_SEED: 'seeded_mutations',
        },
      },
      stdio: ['ignore', 'ignore', process.env['MUTATIONS_DEBUG'] ? 'inherit' : 'ignore', 'ipc'],
    });
  }
}
