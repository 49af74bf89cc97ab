import { type Browser, type CDPSession, type Page } from '@playwright/test';

/** The middling telephone of Lighthouse. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWER = 4;
const LATE_MS = 34;

export interface Frames {
  readonly framesPerSecond: number;
  /** The share of frames that came a whole frame too late. */
  readonly late: number;
  readonly longestMs: number;
}

export interface Visit {
  readonly url: string;
  readonly cookies?: Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0];
  /** In place of what would be answered. */
  readonly html?: string;
}

/** Opens a page as a phone does, and closes it after the work. */
export async function onSlowPhone<T>(
  browser: Browser,
  { url, cookies, html }: Visit,
  work: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    if (cookies) await context.addCookies(cookies);
    const page = await context.newPage();
    if (html !== undefined)
      await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
    await page.goto(url);
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** From here on the page has a processor of a phone. */
export const slowDown = (cdp: CDPSession): Promise<unknown> =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

/** From here on the page has the slow 4G of Lighthouse. */
export async function slowNetwork(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  const throughput = { downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...throughput });
}

/** Counts the frames that a page draws while something is done to it. */
export async function countFrames(page: Page, act: () => Promise<unknown>): Promise<Frames> {
  const frames = page.evaluate<number[]>(COUNT_FRAMES);
  await act();
  await page.evaluate(`window.dispatchEvent(new Event('bench-end'))`);
  const deltas = await frames;
  const total = deltas.reduce((sum, ms) => sum + ms, 0);
  return {
    framesPerSecond: (deltas.length / total) * 1000,
    late: deltas.filter((ms) => ms > LATE_MS).length / deltas.length,
    longestMs: Math.max(...deltas),
  };
}

export const toldFrames = ({ framesPerSecond, late, longestMs }: Frames): string =>
  `${framesPerSecond.toFixed(1)}/s, ${(late * 100).toFixed(1)}% late, longest ${longestMs.toFixed(0)} ms`;

/** In the page: the time between one frame and the next, until the end is called. */
const COUNT_FRAMES = `new Promise((resolve) => {
  const deltas = [];
  let isOver = false;
  let last = performance.now();
  const look = (now) => {
    deltas.push(now - last);
    last = now;
    if (isOver) resolve(deltas.slice(1));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.addEventListener('bench-end', () => { isOver = true; });
})`;
