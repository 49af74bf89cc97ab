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

/** As `warmUp` of the swipe game does it: the browser chooses and fetches the file that the page will show. */
const WARM_UP =
  'const warm=(p,sizes)=>{const c=document.createElement("picture");' +
  'for(const k of["avif","webp"])if(p.sources)' +
  'c.append(Object.assign(document.createElement("source"),{type:"image/"+k,sizes,srcset:p.sources[k]}));' +
  'const i=document.createElement("img");i.fetchPriority="high";c.append(i);i.src=p.path};';

/**
 * Asks the API for what a member's page shows first (the call by the path of the page; somebody's page and a conversation
 * have theirs at the same path) while the page's scripts are still on their way, and fetches the first two photos in the
 * answer. A search without filters goes on with the last search, and comes with it. Where the reader goes back, the page
 * may show what it has kept.
 */
export const EARLY_SCRIPT =
  `{const p=location.pathname,{call:u,sizes:w}=${JSON.stringify(FIRST_CALLS)}[p]??` +
  `(${ONE}.test(p)?{call:'/api'+p,sizes:${JSON.stringify(PHOTO_SIZES.profile)}}:${TALK}.test(p)?{call:'/api'+p}:{}),e=new Map;` +
  WARM_UP +
  // Read to its end here: an answer that nobody takes would hold its connection.
  "const ask=u=>{const a=fetch(u,{headers:{'x-request-type':'client'}}).then(a=>{a.clone().text().catch(()=>{});return a});" +
  'a.catch(()=>{});e.set(u,a);return a.then(a=>a.ok?a.clone().json():{})};' +
  'const show=u=>ask(u).then(a=>{for(const{main_image:p}of(a.profiles??a.members??[a]).slice(0,2))if(w&&p)warm(p,w)}).catch(()=>{});' +
  'const{dataset:d}=document.documentElement;' +
  "if(d.member&&!('leaving'in d)&&performance.getEntriesByType('navigation')[0]?.type!=='back_forward'){" +
  "window.earlyAnswers=e;ask('/api/user.php').catch(()=>{});" +
  `if(u==='/api/last-search'){if(!location.search)ask(u).then(({search:s})=>{` +
  "if(s!==undefined&&!s?.near)show('/api/members'+(s?'?'+new URLSearchParams(s):''))}).catch(()=>{})}" +
  'else if(u)show(u)}}';
