import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../platform/data-keys';
import { type SearchPlace } from './search';
import { type Position, SEARCH_ORDERS, type SearchOrder } from './search-filters';

const PURPOSE = 'search cursor';
const CURSOR = /^[\w-]{40,200}$/;

/**
 * The cursor of the next page of a search. Sealed: it names the last profile and when that
 * one was last there or joined, maybe somebody who has blocked the member.
 */
@Injectable()
export class SearchCursors {
  constructor(@Inject(DataKeys) private readonly keys: DataKeys) {}

  write(member: number, order: SearchOrder, { leg, after, window }: SearchPlace): string {
    const text = JSON.stringify([
      SEARCH_ORDERS.indexOf(order),
      leg,
      after?.rank ?? null,
      after?.at ?? null,
      after?.id ?? null,
      after?.common ?? 0,
      ...(window === undefined ? [] : [window.rank, window.at, window.id]),
    ]);
    return this.keys.seal(PURPOSE, String(member), text).toString('base64url');
  }

  /** Undefined where it was not made for this member and this order. */
  read(member: number, order: SearchOrder, cursor: string): SearchPlace | undefined {
    const text = this.open(member, cursor);
    if (text === undefined) return undefined;
    const [ordered, leg, rank, at, id, common, ...window] = JSON.parse(text) as Written;
    // Cursors of the release before have no rank, and so no id at this place.
    if (SEARCH_ORDERS[ordered] !== order || id === undefined) return undefined;
    return {
      leg,
      after: rank == null || at == null || id === null ? null : { common: common ?? 0, rank, at, id },
      window: windowOf(window),
    };
  }

  private open(member: number, cursor: string): string | undefined {
    if (!CURSOR.test(cursor)) return undefined;
    try {
      return this.keys.open(PURPOSE, String(member), Buffer.from(cursor, 'base64url'));
    } catch {
      return undefined;
    }
  }
}

/** Order, leg, then rank, time, id and shared interests of the last profile, and rank, time and id of the window's start. */
type Written = readonly [number, number, ...(number | null | undefined)[]];

function windowOf([rank, at, id]: readonly (number | null | undefined)[]): Position | undefined {
  return rank == null || at == null || id == null ? undefined : { common: 0, rank, at, id };
}
