import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';
import { tellHearts } from '../../../lib/likes/hearts';
import { tellUnread } from '../../../lib/unread';
import { type LikeList } from '../lists';

export type Like = components['schemas']['LikeCard'];
type Page = components['schemas']['LikesPageResponse'];

function tell(likes: readonly Like[]): void {
  const liked = likes.filter((like) => like.liked).map(({ id }) => id);
  tellHearts(
    likes.map(({ id }) => id),
    new Set(liked),
  );
}

/** The first of each list, and how many are new. */
export async function getOverview(signal: AbortSignal): Promise<Answer<Readonly<Record<LikeList, readonly Like[]>>>> {
  const answer = await call('GET', '/api/likes.php', { signal });
  if (answer.state !== 'done') return answer;
  const { profiles: given, liked_by: received, new_likes: likes } = answer.value;
  if (!signal.aborted) {
    tell(received);
    tell(given);
    tellUnread({ likes });
  }
  const matches = [...received, ...given].filter(({ mutual }) => mutual);
  return { state: 'done', value: { received, given, mutual: unique(matches) } };
}

/** One page of a list; the first where no cursor is given. */
export async function getLikes(list: LikeList, cursor: string | null, signal: AbortSignal): Promise<Answer<Page>> {
  const answer = await call('GET', `/api/likes/${list}`, {
    params: { query: { cursor: cursor ?? undefined } },
    signal,
  });
  if (answer.state === 'done' && !signal.aborted) tell(answer.value.likes);
  return answer;
}

/** Somebody whose place has changed meanwhile would come twice. */
export function unique(likes: readonly Like[]): readonly Like[] {
  return [...new Map(likes.map((like) => [like.id, like])).values()];
}
