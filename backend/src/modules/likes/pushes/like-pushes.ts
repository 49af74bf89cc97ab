import { uuidV7 } from '../../../platform/outbox';
import { currentScope } from '../../../platform/tenancy';
import { selectedPush } from '../../push';

/** Longer than a choice of the swipe game can be undone: nobody is told of a like that was taken back. */
const BUNDLE_SECONDS = 15 * 60;
/** The other one may just be looking at a page. */
const MOMENT_SECONDS = 5;

/**
 * Common tables that write the pushes of the like that `made` (liked_id) has given in the name of member `$1`: to whom it
 * makes a match it is told as that. `from` is the place of the first of `likePushValues` among the parameters.
 */
export function likePushes(made: string, from: number): string {
  const trace = `$${from + 2}::text`;
  return `answered as (
      select m.liked_id from ${made} m join profile p on p.id = m.liked_id and not p.fictional
        join member_like l on l.liker_id = m.liked_id and l.liked_id = $1::integer
    ), pushed_like as (
      ${selectedPush({
        ...{ push: 'new_likes', account: 'm.liked_id', subject: 'm.liked_id', id: `$${from}::uuid`, trace },
        ...{ from: `${made} m`, condition: 'not exists (select from answered)', delaySeconds: BUNDLE_SECONDS },
      })}
    ), pushed_match as (
      ${selectedPush({
        ...{ push: 'match', account: 'a.liked_id', subject: '$1::integer', id: `$${from + 1}::uuid`, trace },
        ...{ from: 'answered a', delaySeconds: MOMENT_SECONDS },
      })}
    )`;
}

export const likePushValues = (): readonly string[] => [uuidV7(), uuidV7(), currentScope()?.trace ?? ''];
