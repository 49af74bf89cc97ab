import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';

/** So long without a picture is a break. */
const BREAK = "interval '5 minutes'";
/** So long without a picture is a rest: the hours of the day are counted anew. */
export const REST_HOURS = 8;
const REST = `interval '${REST_HOURS} hours'`;

export interface PicturesSeen {
  /** Milliseconds since the last rest. */
  readonly looked_ms: number;
  /** Milliseconds since the last break. */
  readonly stretch_ms: number;
  /** How many severe ones since the last break. */
  readonly severe: number;
  readonly last_at: Date;
}

/** Counts how long each member of staff looks at pictures, in whatever tab or on whatever device they do. */
@Injectable()
export class PictureTime {
  constructor(private readonly platform: PlatformDatabase) {}

  /** They have looked at a picture now. The time since the one before counts, unless it was a break. */
  async note(staffId: number, isSevere: boolean): Promise<void> {
    await this.platform.execute(
      `insert into staff_picture_time as t (staff_id, severe) values ($1, $2)
       on conflict (staff_id) do update set
         looked_ms = case when ${isOver('t', REST)} then 0 when ${isOver('t', BREAK)} then t.looked_ms
           else t.looked_ms + greatest(0, extract(epoch from now() - t.last_at) * 1000)::integer end,
         stretch_since = case when ${isOver('t', BREAK)} then now() else t.stretch_since end,
         severe = excluded.severe + case when ${isOver('t', BREAK)} then 0 else t.severe end,
         last_at = greatest(t.last_at, now())`,
      [staffId, isSevere ? 1 : 0],
    );
  }

  async seen(staffId: number): Promise<PicturesSeen | undefined> {
    const [row] = await this.platform.query<PicturesSeen>(
      `select case when ${isOver('t', REST)} then 0 else t.looked_ms end as looked_ms,
         case when ${isOver('t', BREAK)} then 0 else extract(epoch from t.last_at - t.stretch_since) * 1000 end::integer
           as stretch_ms,
         case when ${isOver('t', BREAK)} then 0 else t.severe end as severe, t.last_at
       from staff_picture_time t where t.staff_id = $1`,
      [staffId],
    );
    return row;
  }

  /** They go on without a break: the next one is proposed after another stretch. The hours of the day stay. */
  async declineBreak(staffId: number): Promise<void> {
    await this.platform.execute(
      `update staff_picture_time t set stretch_since = t.last_at, severe = 0 where t.staff_id = $1 and not ${isOver('t', BREAK)}`,
      [staffId],
    );
  }
}

const isOver = (row: string, length: string): string => `now() - ${row}.last_at >= ${length}`;
