import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { OutboxHint, outboxEntry, uuidV7 } from '../../../../platform/outbox';
import { ExportPending, TooManyExports } from '../../errors';
import { EXPORT_KIND, type ExportJob } from '../../exports/export-job';

const A_DAY = 2;

interface Before {
  readonly pending: boolean;
  /** Until one of the last day's is a day old. */
  readonly seconds: number;
}

/** Allows one export at a time and two within 24 hours; failed ones do not count. */
@Injectable()
export class AskExport {
  constructor(
    private readonly database: Database,
    private readonly hint: OutboxHint,
  ) {}

  async ask(account: number): Promise<void> {
    const id = uuidV7();
    const job: ExportJob = { export: id, account };
    const isNew = { text: 'select from data_export where id = $1', values: [id] };
    const counted = "account_id = $1 and status <> 'failed' and asked_at > now() - interval '24 hours'";
    const [before, made] = await this.database.batch([
      {
        text: `select exists (select from data_export where account_id = $1 and status = 'pending') as pending,
            extract(epoch from min(asked_at) + interval '24 hours' - now())::float8 as seconds
          from data_export where ${counted}`,
        values: [account],
      },
      {
        text: `insert into data_export (account_id, id)
          select $1, $2 where (select count(*) from data_export where ${counted}) < $3
          on conflict (tenant_id, account_id) where status = 'pending' do nothing returning id`,
        values: [account, id, A_DAY],
      },
      outboxEntry(EXPORT_KIND, job, isNew),
    ]);
    if (made?.length === 1) this.hint.give();
    else throw refusal(before?.[0] as Before | undefined);
  }
}

function refusal(before: Before | undefined): ExportPending | TooManyExports {
  const { pending = true, seconds = 0 } = before ?? {};
  // The second of two parallel requests finds the first one's row, which the query above came too early for.
  return pending || seconds <= 0 ? new ExportPending() : new TooManyExports(Math.ceil(seconds));
}
