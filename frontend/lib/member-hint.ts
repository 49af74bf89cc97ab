import { NOTICE_ROOM } from './notice-room';

const AGE_SECONDS = 30 * 24 * 60 * 60;

/**
 * The api leaves a readable cookie `member` beside the session's, which tells no more than that there is one. The first
 * script of a page copies it to `<html data-member>`, so that styles show a member's frame from the first paint. Members who
 * open the home page are led on before it is painted; `start` asks who is signed in, and never leads back. A member's notice
 * has its room from the first paint as well.
 */
export const hintScript = (home: string, start: string): string =>
  '{const m=/(?:^|; )member=(yes|paid)(?:;|$)/.exec(document.cookie),{dataset:d}=document.documentElement;' +
  `if(m){d.member=m[1];if(location.pathname==='${home}'){d.leaving='';location.replace('${start}'+location.search)}` +
  `try{const[h,q]=localStorage['${NOTICE_ROOM}'].split(' ');` +
  "if(!RegExp(q).test(location.pathname))document.documentElement.style.setProperty('--notice-room',h+'px')}catch{}}}";

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
