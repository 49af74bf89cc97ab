import { client } from '../api/client';
import { valueOf } from '../api/problem';

const AT_A_TIME = 20;
export type DeskQueue = 'photos' | 'second_looks' | 'photo_checks' | 'held_messages';

/** Leaving a queue ends before it is entered again. */
let leaving: Promise<unknown> = Promise.resolve();

export async function claimNext(queue: DeskQueue) {
  await leaving;
  const { claims } = await valueOf(client.POST('/api/staff/work-claims', { body: { queue, most: AT_A_TIME } }));
  return claims;
}

/** Also from a page that is being closed. */
export function releaseClaims(queue: DeskQueue): Promise<unknown> {
  leaving = client
    .DELETE('/api/staff/work-claims', { params: { query: { queue } }, keepalive: true })
    .catch(() => undefined);
  return leaving;
}
