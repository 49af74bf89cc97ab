/** Where the script leaves them, by the address that was asked. */
interface Left {
  readonly earlyAnswers?: Map<string, Promise<Response>>;
}

/** A visit is counted, which changes nothing that a member is shown. */
const NEUTRAL = '/api/visits';
/** An answer that nobody took by then no longer tells how things are. */
const LONGEST_MS = 15_000;

/**
 * Asks the API for what a member's page shows first (the call by the path of the page) while the page's scripts are still on their way. A search without filters
 * goes on with the last search, and comes with it. Where the reader goes back, the page may show what it has kept.
 */
export const earlyScript = (firstCalls: Readonly<Record<string, string>>): string =>
  `{const u=${JSON.stringify(firstCalls)}[location.pathname],e=new Map;` +
  // Read to its end here: an answer that nobody takes would hold its connection.
  "const ask=u=>{const a=fetch(u,{headers:{'x-request-type':'client'}}).then(a=>{a.clone().text().catch(()=>{});return a});" +
  'a.catch(()=>{});e.set(u,a);return a};' +
  'const{dataset:d}=document.documentElement;' +
  "if(d.member&&!('leaving'in d)&&performance.getEntriesByType('navigation')[0]?.type!=='back_forward'){" +
  "window.earlyAnswers=e;ask('/api/user.php');" +
  `if(u==='/api/last-search'){if(!location.search)ask(u).then(a=>a.ok?a.clone().json():{}).then(({search:s})=>{` +
  "if(s!==undefined&&!s?.near)ask('/api/members'+(s?'?'+new URLSearchParams(s):''))}).catch(()=>{})}" +
  'else if(u)ask(u)}}';

/**
 * The answer to the same question that was asked before the scripts had come. Each is taken once, and none any more after
 * something was changed.
 */
export function takeEarlyAnswer({ method, url }: Request): Promise<Response> | undefined {
  const { earlyAnswers: early } = globalThis as Left;
  if (early === undefined) return undefined;
  if (method !== 'GET') {
    if (new URL(url).pathname !== NEUTRAL) early.clear();
    return undefined;
  }
  if (performance.now() > LONGEST_MS) return undefined;
  const asked = questionOf(url, url);
  for (const [address, answer] of early) {
    if (questionOf(address, url) !== asked) continue;
    early.delete(address);
    return answer;
  }
  return undefined;
}

/** In one spelling: parameters have no order. */
function questionOf(address: string, base: string): string {
  const { origin, pathname, searchParams } = new URL(address, base);
  searchParams.sort();
  return `${origin}${pathname}?${searchParams.toString()}`;
}
