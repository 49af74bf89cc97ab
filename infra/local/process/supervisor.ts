import { setTimeout as pause } from 'node:timers/promises';
import { StartupError, explain } from '../startup-error';
import { forgetProcess, recordProcess } from '../state';
import { type Running, describeExit } from './child';
import { signalGroup } from './identity';

export interface Part {
  readonly name: string;
  /** Others need it until they have ended: it ends last. */
  readonly isFoundation?: boolean;
  /** Names each process as soon as it exists; settles once it can do its work; rejects where it ended before. */
  readonly start: (onSpawn: (running: Running) => void) => Promise<Running>;
}

/** One supervised process, across its restarts. */
export interface Supervised {
  readonly name: string;
  /** The id of the running process; undefined while there is none. */
  readonly pid: () => number | undefined;
  /** Settles once it runs and is ready (again). */
  readonly ready: () => Promise<void>;
  /** As if it crashed: it is started again. */
  readonly kill: (signal?: NodeJS.Signals) => void;
  /** Ends it in order and starts it again. */
  readonly restart: () => Promise<void>;
  /** Ends it until `restart`. */
  readonly stop: () => Promise<void>;
}

export interface SupervisorOptions {
  /** Remembers which processes run, so that a later run can end them should this one be killed. */
  readonly folder: string;
  readonly notice: (text: string) => void;
  /** How often in a row a process may end within `steadyMs`. */
  readonly attempts?: number;
  readonly steadyMs?: number;
  readonly backoffMs?: number;
}

export interface Supervisor {
  /** Starts a process and keeps it running. Rejects where it cannot be started at all. */
  readonly add: (part: Part) => Promise<Supervised>;
  /** Rejects with one sentence once a process has died too often. */
  readonly failed: Promise<never>;
  /** Ends every process, foundations last. */
  readonly stop: () => Promise<void>;
}

/** Keeps processes running: starts again what dies, gives up with one sentence on what keeps dying. */
export function superviseIn(options: SupervisorOptions): Supervisor {
  const guards: Guard[] = [];
  let fail: (reason: StartupError) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => (fail = reject));
  // A rejection must not count as unhandled while there is no listener yet.
  failed.catch(() => undefined);
  let stopping = false;
  return {
    failed,
    add: async (part) => {
      if (stopping) throw new StartupError('The runner is ending.');
      const guard = new Guard(part, options, fail);
      guards.push(guard);
      await guard.begin();
      return guard.handle;
    },
    stop: async () => {
      stopping = true;
      await Promise.all(guards.filter((guard) => !guard.isFoundation).map((guard) => guard.end()));
      await Promise.all(guards.map((guard) => guard.end()));
    },
  };
}

class Guard {
  readonly handle: Supervised;
  readonly isFoundation: boolean;
  private running: Running | undefined;
  private wanted = false;
  private failures = 0;
  /** The start, or start again, that is under way or done last. */
  private starting: Promise<void> = Promise.resolve();

  constructor(
    private readonly part: Part,
    private readonly options: SupervisorOptions,
    private readonly giveUp: (reason: StartupError) => void,
  ) {
    this.isFoundation = part.isFoundation ?? false;
    this.handle = {
      name: part.name,
      pid: () => this.running?.pid,
      ready: () => this.starting,
      kill: (signal = 'SIGKILL') => {
        if (this.running !== undefined) signalGroup(this.running.pid, signal);
      },
      restart: async () => {
        await this.end();
        await this.begin();
      },
      stop: () => this.end(),
    };
  }

  begin(): Promise<void> {
    this.wanted = true;
    this.failures = 0;
    return this.track(this.startUntilReady());
  }

  async end(): Promise<void> {
    this.wanted = false;
    await this.running?.stop();
    await this.starting.catch(() => undefined);
  }

  private track(starting: Promise<void>): Promise<void> {
    this.starting = starting;
    starting.catch(() => undefined);
    return starting;
  }

  private async startUntilReady(): Promise<void> {
    const { attempts = 4 } = this.options;
    for (;;) {
      try {
        const running = await this.part.start((spawned) => {
          this.adopt(spawned);
        });
        this.keep(running);
        return;
      } catch (error) {
        this.failures += 1;
        if (!this.wanted || !(error instanceof StartupError)) throw error;
        if (this.failures >= attempts) throw this.despair(error.message);
        await this.breathe();
      }
    }
  }

  /** From its first moment a process is known here and on disk, so that whatever happens it can be ended. */
  private adopt(spawned: Running): void {
    const { folder } = this.options;
    const { name } = this.part;
    this.running = spawned;
    recordProcess(folder, name, spawned.pid);
    void spawned.exited.then(() => {
      forgetProcess(folder, name);
      if (this.running === spawned) this.running = undefined;
    });
    if (!this.wanted) void spawned.stop();
  }

  private keep(running: Running): void {
    const { steadyMs = 5000, notice } = this.options;
    const since = Date.now();
    void running.exited.then((exit) => {
      if (!this.wanted) return;
      this.failures = Date.now() - since < steadyMs ? this.failures + 1 : 0;
      notice(`${this.part.name} ended (${describeExit(exit)}) and is started again.`);
      this.track(this.startAgain(describeExit(exit))).catch((error: unknown) => {
        if (this.wanted) this.giveUp(error instanceof StartupError ? error : new StartupError(explain(error)));
      });
    });
  }

  private async startAgain(reason: string): Promise<void> {
    const { attempts = 4 } = this.options;
    if (this.failures >= attempts) throw this.despair(`${this.part.name} keeps ending (${reason}).`);
    await this.breathe();
    if (this.wanted) await this.startUntilReady();
  }

  private breathe(): Promise<void> {
    const { backoffMs = 100 } = this.options;
    return pause(Math.min(backoffMs * 2 ** this.failures, 2000));
  }

  private despair(why: string): StartupError {
    return new StartupError(`${why} It was tried ${this.failures} times.`);
  }
}
