/** The answers that the script in the head of a page (`site/early-script.ts`) leaves, by the address that was asked. */
interface Left {
  readonly earlyAnswers?: Map<string, Promise<Response>>;
}

/** A visit is counted, which changes nothing that a member is shown. */
const NEUTRAL = '/api/visits';
/** An answer that nobody took by then no longer tells how things are. */
const LONGEST_MS = 15_000;

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
