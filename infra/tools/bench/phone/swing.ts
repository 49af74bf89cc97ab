import { type Browser } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Frames, type Visit, countFrames, onSlowPhone, slowDown } from './slow-phone';

const SECONDS = 4;
/** How often a finger tells where it is, in milliseconds. */
const EVERY_MS = 8;
/** To either side, in pixels: too little to throw a card. */
const REACH = 70;

const CARD = '[data-depth="0"]';

/** In the page: how far the card on top stands from its place. */
const MOVED = `new DOMMatrix(getComputedStyle(document.querySelector('${CARD}')).transform).e`;

/** A finger holds the card on top and swings it from side to side; counts the frames meanwhile. */
export function swingCard(browser: Browser, visit: Visit): Promise<Frames> {
  return onSlowPhone(browser, visit, async (page, cdp) => {
    const card = page.locator(CARD);
    await card.waitFor();
    const box = await card.boundingBox();
    if (!box) throw new Error('there is no card to hold');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    await slowDown(cdp);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number): Promise<unknown> =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    await touch('touchStart', x);
    const frames = await countFrames(page, async () => {
      const started = performance.now();
      for (let passed = 0; passed < SECONDS * 1000; passed = performance.now() - started) {
        await touch('touchMove', x + REACH * Math.sin(passed / 150));
        await pause(EVERY_MS);
      }
    });
    await touch('touchMove', x + REACH);
    const moved = Number(await page.evaluate(MOVED));
    await touch('touchMove', x);
    await touch('touchEnd');
    if (moved < REACH / 2) throw new Error('the card did not follow the finger');
    return frames;
  });
}

/** A page with one card that follows a finger, and nothing else: the least that moving a card costs. */
export const plainCard = (
  picture: string,
): string => `<!doctype html><meta name="viewport" content="width=device-width"><style>
    body { margin: 0; overflow: hidden }
    [data-depth] { position: absolute; inset: 60px 20px 180px; border-radius: 16px; overflow: hidden; touch-action: none }
    img { width: 100%; height: 100%; object-fit: cover }
  </style><article data-depth="0"><img src="${picture}" alt="" draggable="false"></article><script>
    const card = document.querySelector('[data-depth]');
    let from;
    card.addEventListener('pointerdown', (event) => { from = event.clientX; card.setPointerCapture(event.pointerId); });
    card.addEventListener('pointermove', (event) => {
      if (from !== undefined) card.style.transform = 'translate3d(' + (event.clientX - from) + 'px, 0, 0)';
    });
    card.addEventListener('pointerup', () => { from = undefined; card.style.transform = ''; });
  </script>`;
