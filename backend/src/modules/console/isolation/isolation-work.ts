import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config';
import { RepeatedWork } from '../../../platform/database';
import { LOGGER, type Logger, gauge } from '../../../platform/telemetry';
import { IsolationProof } from './isolation-proof';
import { type IsolationRun, IsolationRuns } from './isolation-runs';

/** How often a worker looks whether a run is due. It begins with the second look, when the processes of a new deployment answer. */
const LOOK_MS = 20_000;

/** Proves again and again that tenants are apart. Of all workers one makes each run. */
@Injectable()
export class IsolationWork extends RepeatedWork {
  private last: IsolationRun | undefined;
  private looks = 0;

  constructor(
    private readonly proof: IsolationProof,
    private readonly runs: IsolationRuns,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super(LOOK_MS, 'tenants could not be proven to be apart', log);
  }

  override onApplicationBootstrap(): void {
    if (this.config.API_URL === undefined) return;
    const startedAt = Date.now();
    gauge(
      'isolation_leaks',
      'Probes of the last proof that got something of another tenant',
      () => this.last?.leaks ?? 0,
    );
    gauge(
      'isolation_proof_age_seconds',
      'Seconds since tenants were last proven to be apart, or since the process began',
      () => (Date.now() - (this.last?.ended_at?.getTime() ?? startedAt)) / 1000,
    );
    super.onApplicationBootstrap();
  }

  protected override async work(): Promise<void> {
    this.looks += 1;
    const id = this.looks > 1 ? await this.runs.begin() : undefined;
    if (id !== undefined) await this.prove(id);
    this.last = (await this.runs.latest(10)).find(({ ended_at, failure }) => ended_at !== null && failure === null);
  }

  private async prove(id: string): Promise<void> {
    const outcome = await this.proof.run(() => this.stopped);
    if (outcome === undefined || this.stopped) return this.runs.forget(id);
    await this.runs.end(id, outcome);
    const { probes, unanswered, leaking, failure } = outcome;
    if (leaking.length > 0) this.log.error({ leaking }, 'a tenant got what belongs to another');
    if (failure !== undefined) this.log.warn({ failure }, 'tenants could not be proven to be apart');
    this.log.info({ probes, unanswered, leaks: leaking.length }, 'tenants were proven to be apart');
  }
}
