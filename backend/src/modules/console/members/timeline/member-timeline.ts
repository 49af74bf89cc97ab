import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../../platform/database';
import { microsecondsOf, timeAt } from '../../../../shared/time-cursor';
import { auditSubject } from '../../../accounts';
import { type TimelinePosition } from './timeline-cursor';
import { type TimelineEntry } from './timeline.response';
import { TIMELINE_SOURCES, type TimelineSource } from './timeline-sources';

const PAGE = 50;

interface TimelineRow extends Omit<TimelineEntry, 'at'> {
  readonly at: number;
  readonly key: string;
}

export interface TimelinePage {
  readonly entries: readonly TimelineEntry[];
  readonly next: TimelinePosition | null;
}

/** Everything that happened to a member, of all modules, in one order. Nothing is stored for it. */
@Injectable()
export class MemberTimeline {
  constructor(private readonly platform: PlatformDatabase) {}

  async page(tenantId: number, account: number, after: TimelinePosition | null): Promise<TimelinePage> {
    const values = [tenantId, account, auditSubject(account), ...(after ? [after.at, after.key] : [])];
    const rows = await this.platform.query<TimelineRow>(pageOf(after !== null), values);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return {
      entries: rows.slice(0, PAGE).map(({ at, what, actor, details }) => ({
        ...{ at: new Date(at / 1000).toISOString(), what, actor },
        details: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null)),
      })),
      next: last ? { at: last.at, key: last.key } : null,
    };
  }
}

/** Each source gives a page at the most, so that the newest of all are among them. */
function pageOf(isLater: boolean): string {
  const sources = TIMELINE_SOURCES.map((source) => `(${entriesOf(source, isLater)})`);
  return `select ${microsecondsOf('e.at')} as at, e.key, e.what, e.actor, e.details
    from (${sources.join(' union all ')}) e where $3::text <> '' order by e.at desc, e.key collate "C" desc limit ${PAGE + 1}`;
}

function entriesOf({ name, from, at, id, what, actor, details }: TimelineSource, isLater: boolean): string {
  const key = `'${name}:' || ${id}`;
  const told = details === 'details' ? details : `jsonb_build_object(${details ?? ''})`;
  const later = isLater ? ` and (${at}, (${key}) collate "C") < (${timeAt('$4')}, $5::text)` : '';
  return `select ${at} as at, ${key} as key, ${what} as what, ${actor ?? 'null::text'} as actor, ${told} as details
    ${from}${later} order by ${at} desc, (${key}) collate "C" desc limit ${PAGE + 1}`;
}
