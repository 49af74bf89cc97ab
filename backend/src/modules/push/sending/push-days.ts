import { type Statement } from '../../../platform/database';
import { type PushEnd, isAgain } from './push-answer';

/** Counts how pushes ended today. Those that are tried again have not ended. */
export function dayStatements(ends: readonly PushEnd[]): Statement[] {
  const ended = ends.filter((end) => !isAgain(end));
  if (ended.length === 0) return [];
  const [sent, gone] = (['ok', 'gone'] as const).map((end) => ended.filter((one) => one === end).length);
  const values = [sent ?? 0, gone ?? 0, ended.length - (sent ?? 0) - (gone ?? 0)];
  return [
    {
      text: `insert into push_day as d (day, sent, gone, failed) values ((now() at time zone 'UTC')::date, $1, $2, $3)
        on conflict (tenant_id, day) do update set sent = d.sent + excluded.sent, gone = d.gone + excluded.gone,
          failed = d.failed + excluded.failed`,
      values,
    },
  ];
}
