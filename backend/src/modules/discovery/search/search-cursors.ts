import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../platform/data-keys';
import { type SearchPlace } from './search';
import { SEARCH_ORDERS, type SearchOrder } from './search-filters';

const PURPOSE = 'search cursor';
const CURSOR = /^[\w-]{40,200}$/;

/**
 * The cursor of the next page of a search. Sealed: it names the last profile and when that
 * one was last there or joined, maybe somebody who has blocked the member.
 */
@Injectable()
export class SearchCursors {
  constructor(@Inject(DataKeys) private readonly keys: DataKeys) {}

  write(member: number, order: SearchOrder, { leg, after }: SearchPlace): string {
    const text = JSON.stringify([
      SEARCH_ORDERS.indexOf(order),
      leg,
      after?.rank ?? null,
      after?.at ?? null,
      after?.id ?? null,
    ]);
    return this.keys.seal(PURPOSE, String(member), text).toString('base64url');
  }

  /** Undefined where it was not made for this member and this order. */
  read(member: number, order: SearchOrder, cursor: string): SearchPlace | undefined {
    const text = this.open(member, cursor);
    if (text === undefined) return undefined;
    const [ordered, leg, rank, at, id] = JSON.parse(text) as [number, number, ...(number | null | undefined)[]];
    // Cursors of the release before have no rank, and so no id at this place.
    if (SEARCH_ORDERS[ordered] !== order || id === undefined) return undefined;
    return { leg, after: rank == null || at == null || id === null ? null : { rank, at, id } };
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
