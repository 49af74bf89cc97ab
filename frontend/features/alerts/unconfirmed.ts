import { type Member } from '../../lib/member';

/** The link in the mail was never opened: nobody sees the profile yet, and nobody can reply. */
export function isUnconfirmed(member: Pick<Member, 'status' | 'profile'>): boolean {
  return member.status === 'not_confirmed' && member.profile.status === 'disabled';
}

const MARK = 'api_signup_complete';
const SMARTPHONE = '(max-width: 47.99rem)';

/** Whether somebody comes from a sign-up elsewhere, on a phone; asked once, the address forgets it. */
export function takeSignUpComplete(): boolean {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(MARK)) return false;
  url.searchParams.delete(MARK);
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  return window.matchMedia(SMARTPHONE).matches;
}
