import { type Browser, type Page } from '@playwright/test';

/** The middling telephone of Lighthouse. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWER = 4;
/** Two and a half screens a second. */
const SPEED = 2000;
const LATE_MS = 34;

export interface Scrolled {
  readonly framesPerSecond: number;
  /** The share of frames that came a whole frame too late. */
  readonly late: number;
  readonly longestMs: number;
  /** How many messages went by. */
  readonly passed: number;
}

interface Visit {
  readonly url: string;
  readonly cookies?: Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0];
  /** In place of what would be answered. */
  readonly html?: string;
}

/** Scrolls a conversation back from its end by a wheel that turns evenly, so far in pixels, and counts the frames meanwhile. */
export async function scrollBack(browser: Browser, { url, cookies, html }: Visit, distance: number): Promise<Scrolled> {
  const context = await browser.newContext(PHONE);
  try {
    if (cookies) await context.addCookies(cookies);
    const page = await context.newPage();
    if (html !== undefined)
      await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
    await page.goto(url);
    await page.locator('[role=log] p').first().waitFor();
    if (html !== undefined) await page.evaluate(`document.querySelector('[role=log]').scrollTo(0, 1e9)`);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const before = await middleLine(page);
    const frames = page.evaluate<number[]>(COUNT_FRAMES);
    await cdp.send('Input.synthesizeScrollGesture', {
      ...{ x: 200, y: 300, yDistance: distance, speed: SPEED, gestureSourceType: 'mouse' },
    });
    await page.evaluate(`window.dispatchEvent(new Event('bench-end'))`);
    const deltas = await frames;
    const total = deltas.reduce((sum, ms) => sum + ms, 0);
    return {
      framesPerSecond: (deltas.length / total) * 1000,
      late: deltas.filter((ms) => ms > LATE_MS).length / deltas.length,
      longestMs: Math.max(...deltas),
      passed: before - (await middleLine(page)),
    };
  } finally {
    await context.close();
  }
}

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

/** In the page: the number of a message in the middle of the screen. Rows that are not shown must not be looked at. */
const MIDDLE_LINE = `(() => {
  for (let y = 300; y < 600; y += 10)
    for (const x of [60, 350]) {
      const text = document.elementFromPoint(x, y)?.closest('[role=log] *')?.textContent ?? '';
      if (/^Line \\d+[^L]*$/.test(text)) return Number(/\\d+/.exec(text)[0]);
    }
})()`;

/** As soon as it is drawn. */
const middleLine = async (page: Page): Promise<number> =>
  Number(await (await page.waitForFunction(MIDDLE_LINE)).jsonValue());
