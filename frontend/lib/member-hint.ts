const AGE_SECONDS = 30 * 24 * 60 * 60;

/**
 * The api leaves a readable cookie `member` beside the session's, which tells no more than that there is one. The first
 * script of a page copies it to `<html data-member>`, so that styles show a member's frame from the first paint.
 */
export const HINT_SCRIPT =
  '{const m=/(?:^|; )member=(yes|paid)(?:;|$)/.exec(document.cookie);if(m)document.documentElement.dataset.member=m[1]}';

/** Whether somebody seems to be signed in; only the api knows. */
export function isHinted(): boolean {
  return 'member' in document.documentElement.dataset;
}

export function setHint(member: { readonly paid_user: boolean } | null): void {
  const { dataset } = document.documentElement;
  const hint = member === null ? undefined : member.paid_user ? 'paid' : 'yes';
  if (dataset['member'] === hint) return;
  if (hint === undefined) delete dataset['member'];
  else dataset['member'] = hint;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const age = hint === undefined ? 0 : AGE_SECONDS;
  document.cookie = `member=${hint ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`;
}
