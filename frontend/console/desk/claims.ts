import { client } from '../api/client';
import { valueOf } from '../api/problem';

const AT_A_TIME = 20;
export type DeskQueue =
  | 'photos'
  | 'second_looks'
  | 'photo_checks'
  | 'held_messages'
  | 'reports'
  | 'block_looks'
  | 'appeals'
  | 'notice_appeals';

/** Leaving a queue ends before it is entered again. */
let leaving: Promise<unknown> = Promise.resolve();

/** Claims are for one brand, or for all that one reaches; the item that is asked for comes before all others. */
export async function claimNext(queue: DeskQueue, tenant?: string, item?: number) {
  await leaving;
  const { claims } = await valueOf(
    client.POST('/api/staff/work-claims', {
      body: {
        queue,
        most: AT_A_TIME,
        ...(tenant !== undefined && { tenant }),
        ...(item !== undefined && { item: String(item) }),
      },
    }),
  );
  return claims;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

interface OwnWish<T> {
  readonly item: number | undefined;
  readonly read: (after?: string) => Promise<Page<T>>;
  readonly isShown: (item: T) => boolean;
}

/** The items of a brand's queue that are the person's own, and how many of those seen are with others. */
export async function claimedOf<T extends { readonly id: number }>(
  queue: DeskQueue,
  tenant: string,
  { item: wanted, read, isShown }: OwnWish<T>,
): Promise<{ readonly items: readonly T[]; readonly others: number }> {
  const own = new Set((await claimNext(queue, tenant, wanted)).map(({ item }) => item));
  const isOwn = ({ id }: T): boolean => own.has(String(id));
  const all: T[] = [];
  for (let after: string | undefined; ;) {
    const { items, next } = await read(after);
    all.push(...items);
    if (next === null || all.filter(isOwn).length >= own.size) break;
    after = next;
  }
  const items = all.filter((item) => isOwn(item) || isShown(item));
  return { items, others: all.length - items.length };
}

/** Also from a page that is being closed. */
export function releaseClaims(queue: DeskQueue): Promise<unknown> {
  leaving = client
    .DELETE('/api/staff/work-claims', { params: { query: { queue } }, keepalive: true })
    .catch(() => undefined);
  return leaving;
}
