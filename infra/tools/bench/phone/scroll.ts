import { type Browser, type Page } from '@playwright/test';
import { type Frames, type Visit, countFrames, onSlowPhone, slowDown } from './slow-phone';

/** Two and a half screens a second. */
const SPEED = 2000;

export interface Scrolled extends Frames {
  /** How many messages went by. */
  readonly passed: number;
}

/** Scrolls a conversation back from its end by a wheel that turns evenly, so far in pixels, and counts the frames meanwhile. */
export function scrollBack(browser: Browser, visit: Visit, distance: number): Promise<Scrolled> {
  return onSlowPhone(browser, visit, async (page, cdp) => {
    await page.locator('[role=log] p').first().waitFor();
    if (visit.html !== undefined) await page.evaluate(`document.querySelector('[role=log]').scrollTo(0, 1e9)`);
    await slowDown(cdp);
    const before = await middleLine(page);
    const frames = await countFrames(page, () =>
      cdp.send('Input.synthesizeScrollGesture', {
        ...{ x: 200, y: 300, yDistance: distance, speed: SPEED, gestureSourceType: 'mouse' },
      }),
    );
    return { ...frames, passed: before - (await middleLine(page)) };
  });
}

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
