import { type Page } from '@playwright/test';

type Address = Parameters<Page['route']>[0];

interface Interception {
  readonly url: Address;
  /** How many requests are answered still. */
  left: number;
}

const interceptions = new WeakMap<Page, Interception[]>();

/**
 * Answers requests of a page in a test's own way. The route stays until the page closes: once the last route of a page is
 * removed, the browser stops intercepting, and a request that it has paused at that moment is never answered.
 */
export async function intercept(
  page: Page,
  url: Address,
  answer: Parameters<Page['route']>[1],
  { times = Infinity }: { readonly times?: number } = {},
): Promise<void> {
  const interception = { url, left: times };
  interceptions.set(page, [...(interceptions.get(page) ?? []), interception]);
  await page.route(url, (route, request): unknown => {
    if (interception.left <= 0) return route.fallback();
    interception.left -= 1;
    return answer(route, request);
  });
}

/** Lets requests of a page through again: those to one address, or all. */
export function endIntercepting(page: Page, url?: Address): void {
  for (const interception of interceptions.get(page) ?? [])
    if (url === undefined || interception.url === url) interception.left = 0;
}
