import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { type TimePosition } from '../../../shared/time-cursor';
import { type CardRow, type CardSite, MemberCards } from '../../discovery';
import { countNewVisitors } from '../visits/visitors';
import { type Happening, type HistoryEntry } from './history-entry.response';
import { PAGE, countNewEntries, historyPage } from './history-statement';

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Null at the end. */
  readonly next: TimePosition | null;
  readonly asOf: Date;
}

interface HistoryRow extends CardRow {
  readonly at: number;
  readonly happened: readonly Happening[];
  readonly entry_new: boolean;
  readonly conversation: number | null;
}

/**
 * The history of a member: likes, matches, visits and conversations with unread messages of the last ninety days, newest
 * first. Nothing is stored for it, and it leaves out everything that the lists leave out.
 */
@Injectable()
export class History {
  constructor(
    private readonly database: Database,
    @Inject(MemberCards) private readonly cards: MemberCards,
  ) {}

  async page(member: number, after: TimePosition | null, site: CardSite): Promise<HistoryPage> {
    const [rows, [clock]] = (await this.database.batch([
      historyPage(member, after),
      { text: 'select now() as as_of', values: [] },
    ])) as unknown as [HistoryRow[], [{ as_of: Date }]];
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      entries: shown.map((row) => ({
        profile: this.cards.present(row, site),
        happened: row.happened,
        at: new Date(row.at / 1000).toISOString(),
        entry_new: row.entry_new,
        conversation: row.conversation,
      })),
      next: last ? { at: last.at, id: last.id } : null,
      asOf: clock.as_of,
    };
  }

  /** How many visitors and entries are new: a hundred stands for more. */
  async unread(member: number): Promise<{ visitors: number; entries: number }> {
    const [[visitors], [entries]] = (await this.database.batch([
      countNewVisitors(member),
      countNewEntries(member),
    ])) as unknown as [[{ n: number }], [{ n: number }]];
    return { visitors: visitors.n, entries: entries.n };
  }
}
