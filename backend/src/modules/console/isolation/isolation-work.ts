import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config';
import { LOGGER, type Logger, gauge } from '../../../platform/telemetry';
import { IsolationProof } from './isolation-proof';
import { type IsolationRun, IsolationRuns } from './isolation-runs';

/** How often a worker looks whether a run is due. */
const LOOK_MS = 60_000;
/** The first look waits until the processes of a new deployment answer. */
const FIRST_MS = 15_000;

/** Proves again and again that tenants are apart. Of all workers one makes each run. */
@Injectable()
export class IsolationWork implements OnApplicationBootstrap, OnApplicationShutdown {
  private timers: NodeJS.Timeout[] = [];
  private running: Promise<void> | undefined;
  private stopped = false;
  private last: IsolationRun | undefined;

  constructor(
    private readonly proof: IsolationProof,
    private readonly runs: IsolationRuns,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.API_URL === undefined) return;
    gauge(
      'isolation_leaks',
      'Probes of the last proof that got something of another tenant',
      () => this.last?.leaks ?? 0,
    );
    const startedAt = Date.now();
    gauge(
      'isolation_proof_age_seconds',
      'Seconds since tenants were last proven to be apart, or since the process began',
      () => (Date.now() - (this.last?.ended_at?.getTime() ?? startedAt)) / 1000,
    );
    this.timers = [setTimeout(() => this.look(), FIRST_MS), setInterval(() => this.look(), LOOK_MS)];
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    await this.running;
  }

  private look(): void {
    this.running ??= this.work()
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'tenants could not be proven to be apart');
      })
      .finally(() => {
        this.running = undefined;
      });
  }

  private async work(): Promise<void> {
    const id = await this.runs.begin();
    if (id !== undefined) await this.prove(id);
    const [last] = (await this.runs.latest(10)).filter(
      ({ ended_at, failure }) => ended_at !== null && failure === null,
    );
    this.last = last;
  }

  private async prove(id: string): Promise<void> {
    const outcome = await this.proof.run(() => this.stopped);
    if (outcome === undefined || this.stopped) return this.runs.forget(id);
    await this.runs.end(id, outcome);
    const { probes, unanswered, leaking, failure } = outcome;
    if (leaking.length > 0) this.logger.error({ leaking }, 'a tenant got what belongs to another');
    if (failure !== undefined) this.logger.warn({ failure }, 'tenants could not be proven to be apart');
    this.logger.info({ probes, unanswered, leaks: leaking.length }, 'tenants were proven to be apart');
  }
}
