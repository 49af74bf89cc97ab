import { PHOTO_SIZES } from './photo-sizes';
import { ROUTES } from './routes';

interface FirstCall {
  readonly call: string;
  /** How wide the people in its answer are shown, where the first of them are what the page is about. */
  readonly sizes?: string;
}

/** The first call of a member's page to the API, beside the one for who is signed in. */
const FIRST_CALLS: Readonly<Record<string, FirstCall>> = {
  [ROUTES.members]: { call: '/api/last-search', sizes: PHOTO_SIZES.card },
  [ROUTES['swipe-game']]: { call: '/api/swipe', sizes: PHOTO_SIZES.deck },
  [ROUTES.likes]: { call: '/api/likes.php' },
  [ROUTES.chats]: { call: '/api/chats.php' },
};

/** Somebody's page, and a conversation. */
const ONE = String.raw`/^\/members\/[1-9]\d{0,9}$/`;
const TALK = String.raw`/^\/(?:chats\/[1-9]\d{0,9}|members\/[1-9]\d{0,9}\/chat)$/`;

/** The browser chooses and fetches the file that the page will show. */
const FILL =
  'const fill=(c,{sources:s,path},sizes)=>{' +
  'if(s)for(const o of c.querySelectorAll("source"))Object.assign(o,{sizes,srcset:s[o.type.slice(6)]});' +
  'const i=c.querySelector("img");i.src=path;return i};' +
  'const make=t=>document.createElement(t);' +
  'const warm=(p,sizes,n)=>{const c=make("picture");' +
  'for(const k of["avif","webp"])c.append(Object.assign(make("source"),{type:"image/"+k}));' +
  'c.append(Object.assign(make("img"),{fetchPriority:n?"auto":"high"}));return fill(c,p,sizes)};';

/**
 * Paints the photo of the first person where it will be drawn (`components/people/early-photo.tsx`), as soon as that place
 * is parsed. Only an answer that says so makes a member of somebody. A choice of the swipe game that the API does not know
 * yet may be about that person.
 */
const SHOW_FIRST =
  'const first=({main_image:p,fictional:f})=>{const show=window.showEarlyPhoto=()=>{' +
  "for(const s of document.querySelectorAll('[data-early][hidden]'))" +
  '{fill(s.firstChild,p,w);s.lastChild.hidden=f===false;s.hidden=false}};' +
  'if(document.readyState==="loading")addEventListener("DOMContentLoaded",show);else show()};' +
  'const isSettled=()=>{try{return!Object.keys(localStorage).some(k=>k.startsWith("swipes-"))}catch{return true}};';

/**
 * Asks the API for what a member's page shows first (the call by the path of the page; somebody's page and a conversation
 * have theirs at the same path) while the page's scripts are still on their way, fetches the first two photos in the
 * answer, and paints the first. A search without filters goes on with the last search, and comes with it. Where the reader
 * goes back, the page may show what it has kept.
 */
export const EARLY_SCRIPT =
  `{const p=location.pathname,{call:u,sizes:w}=${JSON.stringify(FIRST_CALLS)}[p]??` +
  `(${ONE}.test(p)?{call:'/api'+p,sizes:${JSON.stringify(PHOTO_SIZES.profile)}}:${TALK}.test(p)?{call:'/api'+p}:{}),e=new Map;` +
  FILL +
  SHOW_FIRST +
  // Read to its end here: an answer that nobody takes would hold its connection.
  "const ask=u=>{const a=fetch(u,{headers:{'x-request-type':'client'}}).then(a=>{a.clone().text().catch(()=>{});return a});" +
  'a.catch(()=>{});e.set(u,a);return a.then(a=>a.ok?a.clone().json():{})};' +
  'const show=u=>ask(u).then(a=>{const l=(a.profiles??a.members??[a]).slice(0,2),' +
  '[i]=l.map(({main_image:p},n)=>w&&p&&warm(p,w,n));' +
  'if(i){if(isSettled())first(l[0]);return new Promise(r=>{i.onload=i.onerror=r})}}).catch(()=>{});' +
  'const{dataset:d}=document.documentElement;' +
  "if(d.member&&!('leaving'in d)&&performance.getEntriesByType('navigation')[0]?.type!=='back_forward'){" +
  'window.earlyAnswers=e;' +
  `let h;if(u==='/api/last-search'){if(!location.search)h=ask(u).then(({search:s})=>{` +
  "if(s!==undefined&&!s?.near)return show('/api/members'+(s?'?'+new URLSearchParams(s):''))}).catch(()=>{})}" +
  'else if(u)h=show(u);if(w)window.earlyPhoto=h;' +
  // After what the first photo waits for: some browsers open few connections.
  "ask('/api/user.php').catch(()=>{})}}";
