import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { type TimePosition } from '../../../shared/time-cursor';
import { type CardRow, type CardSite, MemberCards } from '../../discovery';
import { countNewVisitors } from '../visits/visitors';
import { type Happening, type HistoryEntry } from './history-entry.response';
import { COUNTED, PAGE, countNewEntries, historyPage } from './history-statement';

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

/** The position of the first row that a statement has not read. */
interface Rest {
  readonly rest_at: number | null;
  readonly rest_id: number | null;
}

/** How often one call reads on where very many rows in a row are no entries. */
const READS = 20;

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
    const [first, [clock]] = (await this.database.batch([
      historyPage(member, after),
      { text: 'select now() as as_of', values: [] },
    ])) as unknown as [(HistoryRow & Rest)[], [{ as_of: Date }]];
    const rows = first.filter(isEntry);
    let rest = restOf(first);
    for (let reads = 1; rest && rows.length <= PAGE && reads < READS; reads += 1) {
      const { text, values } = historyPage(member, rest);
      const more = await this.database.query<HistoryRow & Rest>(text, values);
      rows.push(...more.filter(isEntry));
      rest = restOf(more);
    }
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return {
      entries: rows.slice(0, PAGE).map((row) => this.entryOf(row, site)),
      next: last ? { at: last.at, id: last.id } : rest,
      asOf: clock.as_of,
    };
  }

  /** How many visitors and entries are new: a hundred stands for more. */
  async unread(member: number): Promise<{ visitors: number; entries: number }> {
    const [[visitors], first] = (await this.database.batch([
      countNewVisitors(member),
      countNewEntries(member, null),
    ])) as unknown as [[{ n: number }], ({ n: number } & Rest)[]];
    let entries = first[0]?.n ?? 0;
    let rest = restOf(first);
    for (let reads = 1; rest && entries < COUNTED && reads < READS; reads += 1) {
      const { text, values } = countNewEntries(member, rest);
      const more = await this.database.query<{ n: number } & Rest>(text, values);
      entries += more[0]?.n ?? 0;
      rest = restOf(more);
    }
    return { visitors: visitors.n, entries: Math.min(entries, COUNTED) };
  }

  private entryOf(row: HistoryRow, site: CardSite): HistoryEntry {
    return {
      profile: this.cards.present(row, site),
      happened: row.happened,
      at: new Date(row.at / 1000).toISOString(),
      entry_new: row.entry_new,
      conversation: row.conversation,
    };
  }
}

const isEntry = ({ id }: { readonly id: number | null }): boolean => id !== null;

function restOf([row]: readonly Rest[]): TimePosition | null {
  return row && row.rest_at !== null && row.rest_id !== null ? { at: row.rest_at, id: row.rest_id } : null;
}
