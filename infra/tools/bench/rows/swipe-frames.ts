import { BRAND, addMembers, cookiesOf } from '../accounts/members';
import { withBrowser } from '../load/with-browser';
import { showPhoto } from '../phone/shown-photo';
import { toldFrames } from '../phone/slow-phone';
import { plainCard, swingCard } from '../phone/swing';
import { type Benchmark } from '../row';

const ROUNDS = 5;

export const swipeFrames: Benchmark = {
  claims: [
    {
      name: 'swipe-frames',
      what: 'frames a second while a finger swings a card of the swipe game on a slow phone, against one bare card with the same picture',
      target: 0.9,
      better: 'more',
    },
  ],
  measure: (report) =>
    withBrowser({ workers: 0 }, async (stack, browser) => {
      await addMembers(stack, 2, 'nobody signs in with it');
      await showPhoto(stack);
      const origin = stack.origin(BRAND.host);
      const cookies = cookiesOf(1, origin);
      const ours = { url: `${origin}/swipe-game`, cookies };
      const deck = await browser.newContext();
      await deck.addCookies(cookies);
      const page = await deck.newPage();
      await page.goto(ours.url);
      const source = await page.locator('[data-depth="0"] img').first().getAttribute('src');
      const picture = new URL(source ?? '', origin).href;
      await deck.close();
      const plain = { url: `${origin}/plain`, cookies, html: plainCard(picture) };
      const ratios: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const [one, bare] = [await swingCard(browser, ours), await swingCard(browser, plain)];
        report(`round ${round}: ours ${toldFrames(one)}; plain ${toldFrames(bare)}`);
        // Both sides are compiled while they run.
        if (round > 0) ratios.push(one.framesPerSecond / bare.framesPerSecond);
      }
      return new Map([['swipe-frames', ratios]]);
    }),
};
