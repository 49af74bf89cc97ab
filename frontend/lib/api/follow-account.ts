import { type QueryClient } from '@tanstack/react-query';
import { knownMember, watchMember } from '../member';

/** The account that the page shows: null for visitors, undefined until the api has said who it is. */
function shownAccount(): number | null | undefined {
  const member = knownMember();
  return member === null ? null : member?.profile.id;
}

/**
 * Empties the cache as soon as somebody else signs in, or nobody is signed in any more: no key names an account. What the
 * page still shows is fetched again. Returns a function that stops it.
 */
export function followAccount(client: QueryClient): () => void {
  let before = shownAccount();
  return watchMember(() => {
    const now = shownAccount();
    const isOther = before !== undefined && now !== before;
    before = now;
    if (!isOther) return;
    client.removeQueries({ type: 'inactive' });
    void client.resetQueries();
  });
}
