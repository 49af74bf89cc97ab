import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type ModerationDefaults, ModerationSettings } from '../../tenants';
import { PictureTime, REST_HOURS } from './picture-time';
import { type WorkCategory } from './work-categories';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The choices of a member of staff, which hold at every brand. Null: as the brand has it. */
export interface OwnWellbeing {
  readonly blur: number | null;
  readonly greyscale: boolean | null;
  readonly thumbnails_only: boolean | null;
  readonly break_after_minutes: number | null;
  readonly break_after_severe: number | null;
  readonly opted_out: readonly WorkCategory[];
}

const NOTHING_CHOSEN: OwnWellbeing = {
  ...{ blur: null, greyscale: null, thumbnails_only: null, break_after_minutes: null, break_after_severe: null },
  opted_out: [],
};

type Bounds = Pick<ModerationDefaults, 'break_after_minutes' | 'break_after_severe' | 'hours_a_day'>;
/** For staff of brands that are not live yet. */
const USUAL: Bounds = { break_after_minutes: 20, break_after_severe: 15, hours_a_day: 4 };

export interface PictureStanding extends Bounds {
  /** They have looked at pictures for as long as they want, or at as many severe ones. */
  readonly isBreakDue: boolean;
  /** Until then they are given no more pictures. */
  readonly morePicturesAt: Date | null;
}

/** Looks after the staff who look at pictures. Nothing here compares people. */
@Injectable()
export class Wellbeing {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly settings: ModerationSettings,
    private readonly pictureTime: PictureTime,
  ) {}

  async own(staffId: number): Promise<OwnWellbeing> {
    const [row] = await this.platform.query<OwnWellbeing>(
      `select blur, greyscale, thumbnails_only, break_after_minutes, break_after_severe, opted_out from staff_wellbeing
       where staff_id = $1`,
      [staffId],
    );
    return row ?? NOTHING_CHOSEN;
  }

  /** Gives back the work that they leave to others from now on. */
  async choose(staffId: number, own: OwnWellbeing): Promise<void> {
    await this.platform.transaction(async (connection) => {
      await connection.execute(
        `insert into staff_wellbeing (staff_id, blur, greyscale, thumbnails_only, break_after_minutes, break_after_severe, opted_out)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (staff_id) do update set blur = excluded.blur, greyscale = excluded.greyscale,
           thumbnails_only = excluded.thumbnails_only, break_after_minutes = excluded.break_after_minutes,
           break_after_severe = excluded.break_after_severe, opted_out = excluded.opted_out, changed_at = now()`,
        [
          ...[staffId, own.blur, own.greyscale, own.thumbnails_only, own.break_after_minutes, own.break_after_severe],
          own.opted_out,
        ],
      );
      await connection.execute('delete from staff_claim where staff_id = $1 and queue = any($2::text[])', [
        ...[staffId, queuesLeft(own.opted_out)],
      ]);
    });
  }

  /** Their standing over all brands that they reach: the brand that wants the least counts. */
  async standing(staffId: number, own: OwnWellbeing, tenants: readonly number[]): Promise<PictureStanding> {
    const [seen, brands] = await Promise.all([this.pictureTime.seen(staffId), this.settings.of(tenants)]);
    const least = (name: keyof Bounds): number =>
      brands.size === 0 ? USUAL[name] : Math.min(...[...brands.values()].map((one) => one[name]));
    const bounds: Bounds = {
      break_after_minutes: own.break_after_minutes ?? least('break_after_minutes'),
      break_after_severe: own.break_after_severe ?? least('break_after_severe'),
      hours_a_day: least('hours_a_day'),
    };
    if (!seen) return { ...bounds, isBreakDue: false, morePicturesAt: null };
    const isOver = seen.looked_ms >= bounds.hours_a_day * HOUR_MS;
    return {
      ...bounds,
      isBreakDue: seen.stretch_ms >= bounds.break_after_minutes * MINUTE_MS || seen.severe >= bounds.break_after_severe,
      morePicturesAt: isOver ? new Date(seen.last_at.getTime() + REST_HOURS * HOUR_MS) : null,
    };
  }
}

/** The queues that hold some of what they leave to others. */
const queuesLeft = (optedOut: readonly WorkCategory[]): readonly string[] =>
  optedOut.flatMap((category) =>
    category === 'possible_minors' || category === 'nudity' ? ['second_looks', 'reports'] : [category],
  );
