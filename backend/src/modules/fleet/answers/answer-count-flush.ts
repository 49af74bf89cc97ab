import { Inject, Injectable } from '@nestjs/common';
import { AnswerCounts } from '../../../../../contract/http/answer-counts';
import { PlatformDatabase, RepeatedWork } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';

const EVERY_MS = 5000;

/** Stores how many answers this process has given, and the webs that told it of theirs, a few times a minute: no request waits for it. */
@Injectable()
export class AnswerCountFlush extends RepeatedWork {
  constructor(
    private readonly counts: AnswerCounts,
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(EVERY_MS, 'answers could not be counted', logger);
  }

  override async onApplicationShutdown(): Promise<void> {
    await super.onApplicationShutdown();
    await this.flush().catch(() => undefined);
  }

  protected override work(): Promise<unknown> {
    return this.flush();
  }

  async flush(): Promise<void> {
    const taken = this.counts.take();
    if (taken.length === 0) return;
    try {
      await this.platform.execute(
        `insert into answer_count as c (tenant_id, slot, answers, errors)
         select t.id, date_bin('15 seconds', now(), 'epoch'), n.answers, n.errors
         from unnest($1::integer[], $2::integer[], $3::integer[]) n (tenant_id, answers, errors) join tenant t on t.id = n.tenant_id
         order by t.id
         on conflict (tenant_id, slot) do update set answers = c.answers + excluded.answers, errors = c.errors + excluded.errors`,
        [taken.map(({ tenantId }) => tenantId), taken.map(({ answers }) => answers), taken.map(({ errors }) => errors)],
      );
    } catch (error) {
      this.counts.add(taken);
      throw error;
    }
  }
}
