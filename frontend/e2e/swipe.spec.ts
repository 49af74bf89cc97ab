import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { endIntercepting, intercept } from './support/intercept';
import { absentMember, confirmedMember, newMember } from './support/members';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'sheer';
/** Those whom two tests make do not meet, or like each other and match. */
const APART = { gender: 'man', seeking: 'women' };
const RIGHT = 1;
const LEFT = -1;

test.use({ viewport: { width: 360, height: 640 } });

const top = (page: Page) => page.locator('[data-depth="0"]');
const status = (page: Page) => page.locator('main').getByRole('status');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const likesLeft = (page: Page, count: number) => expect(status(page)).toContainText(`${count} like`);

/** Somebody confirmed, before the deck; with nothing that moves by itself, unless that is what is tested. */
async function atDeck(page: Page, { moves = false, about = APART } = {}): Promise<void> {
  if (!moves) await page.emulateMedia({ reducedMotion: 'reduce' });
  await confirmedMember(page, BRAND, about);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await page.goto(addressOf(BRAND, '/swipe-game'));
  await expect(top(page)).toBeVisible();
}

const topId = (page: Page): Promise<string | null> => top(page).getAttribute('data-card');

/** Another card is on top than this one. */
async function next(page: Page, before: string | null): Promise<void> {
  await expect(top(page)).not.toHaveAttribute('data-card', before ?? '');
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = (await top(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: box.x + box.width / 2, y: box.y + box.height / 4 };
}

/** Records the choices that arrive at the API, in order. */
function watchChoices(page: Page): string[] {
  const arrived: string[] = [];
  page.on('response', (response) => {
    const [, id] = /\/api\/swipe\/(\d+)$/.exec(response.url()) ?? [];
    if (id !== undefined) arrived.push(`${id} ${response.request().postData() ?? ''}`);
  });
  return arrived;
}

test('a card follows the mouse, springs back, and is thrown', async ({ page }) => {
  await atDeck(page, { moves: true });
  const first = await topId(page);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 12, { steps: 4 });
  const held = () =>
    top(page).evaluate((card) => {
      const { e, f, b } = new DOMMatrix(getComputedStyle(card).transform);
      return { right: Math.round(e), down: Math.round(f), isTurned: b !== 0 };
    });
  await expect.poll(held).toEqual({ right: 30, down: 12, isTurned: true });
  await page.mouse.move(x + 4, y, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => top(page).evaluate((card) => getComputedStyle(card).transform)).toBe('none');
  expect(await topId(page)).toBe(first);
  await expect(page).toHaveURL(addressOf(BRAND, '/swipe-game'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + RIGHT * 190, y, { steps: 6 });
  await expect(top(page).getByText('Like', { exact: true })).toBeVisible();
  await page.mouse.up();
  await next(page, first);
  await likesLeft(page, 3);
  await page.mouse.click(4, 200);
  await page.keyboard.press('z');
  await expect(top(page)).toHaveAttribute('data-card', first ?? '');
});

test('a finger swipes a card away', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await atDeck(page);
  const first = await topId(page);
  const { x, y } = await middleOf(page);
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx = 0) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx, y }] });
  const passed = page.waitForResponse((response) => response.url().endsWith(`/api/swipe/${first ?? ''}`));
  await send('touchStart');
  for (const dx of [20, 50, 90, 140, 190]) await send('touchMove', LEFT * dx);
  await send('touchEnd');
  await next(page, first);
  expect((await passed).request().postDataJSON()).toEqual({ choice: 'pass' });
  await context.close();
});

test('keys and buttons do the same, the last choice is taken back, and each new card is said', async ({ page }) => {
  await atDeck(page);
  const first = await topId(page);
  const said = page.locator('main [aria-live="polite"]').first();
  await expect(said).toContainText(/, \d+/);
  await expect(page.getByRole('region', { name: 'Swipe game' })).toHaveAccessibleDescription(/arrow .* Z or Backspace/);
  await page.keyboard.press('ArrowRight');
  await next(page, first);
  await likesLeft(page, 3);
  const second = await topId(page);
  await page.keyboard.press('ArrowLeft');
  await next(page, second);
  await page.keyboard.press('Backspace');
  await expect(top(page)).toHaveAttribute('data-card', second ?? '');
  await page.keyboard.press('z');
  await expect(top(page)).toHaveAttribute('data-card', first ?? '');
  await likesLeft(page, 4);
  await button(page, 'Pass').click();
  await next(page, first);
  await button(page, 'Undo last choice').click();
  await expect(top(page)).toHaveAttribute('data-card', first ?? '');
  await top(page).getByRole('link').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(top(page).getByRole('link')).toBeFocused();
});

test('four likes, then none: it says when there are new ones, and passing goes on', async ({ page }) => {
  await atDeck(page);
  for (const left of [3, 2, 1]) {
    await button(page, 'Like').click();
    await likesLeft(page, left);
  }
  await button(page, 'Like').click();
  await expect(status(page)).toContainText(/No likes left today\. You’ll get more at \d+:\d\d/);
  const fifth = await topId(page);
  const used = page.getByRole('main').getByRole('button', { name: /^Like, From \d+:\d\d/ });
  await expect(used).not.toHaveClass(/bg-primary/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Search', exact: true })).toHaveAttribute(
    'href',
    '/members',
  );
  await used.click();
  await expect(top(page)).toHaveAttribute('data-card', fifth ?? '');
  const passed = page.waitForResponse((response) => response.url().endsWith(`/api/swipe/${fifth ?? ''}`));
  await button(page, 'Pass').click();
  await next(page, fifth);
  expect((await passed).status()).toBe(200);
  await page.reload();
  await expect(top(page)).not.toHaveAttribute('data-card', fifth ?? '');
  await expect(status(page)).toContainText('No likes left today');
});

test('what is chosen without a connection is kept, and told once and in its order, also by the next page', async ({
  page,
  complaints,
}) => {
  await atDeck(page);
  const arrived = watchChoices(page);
  await intercept(page, /\/api\/swipe\/\d+$/, (route) => route.abort());
  const chosen: (string | null)[] = [];
  for (const name of ['Pass', 'Like', 'Pass']) {
    chosen.push(await topId(page));
    await button(page, name).click();
    await next(page, chosen.at(-1) ?? null);
  }
  await expect(status(page)).toContainText('You’re offline');
  expect(arrived).toEqual([]);
  endIntercepting(page);
  await page.reload();
  await expect(top(page)).toBeVisible();
  await likesLeft(page, 3);
  await expect.poll(() => arrived.map((text) => text.split(' ')[0])).toEqual(chosen);
  for (const id of chosen) await expect(page.locator(`[data-card="${id ?? ''}"]`)).toHaveCount(0);
  complaints.splice(0);
});

test('ten swipes as fast as keys go show nobody twice', async ({ page, browser }) => {
  // The brand has fewer people of its own, and the decks of other tests do not show these.
  const about = { gender: 'man', seeking: 'men' };
  for (let added = 0; added < 11; added += 1) await absentMember(browser, BRAND, about);
  await atDeck(page, { about });
  const arrived = watchChoices(page);
  for (let times = 0; times < 10; times += 1) {
    const before = await topId(page);
    await page.keyboard.press('ArrowLeft');
    await next(page, before);
  }
  await expect.poll(() => arrived.length).toBe(10);
  expect(new Set(arrived).size).toBe(10);
});

test('who is invented is called so, a press opens the profile, and nothing is out of reach', async ({ page }) => {
  await atDeck(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expect(button(page, 'Like')).toBeInViewport({ ratio: 1 });
  for (const name of ['Like', 'Pass', 'Undo last choice']) {
    const box = await button(page, name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await axeFaults(page)).toEqual([]);
  const invented = top(page).getByText('Fictional');
  for (let tries = 0; tries < 30 && (await invented.count()) === 0; tries += 1) {
    const before = await topId(page);
    await page.keyboard.press('ArrowLeft');
    await next(page, before);
  }
  await expect(invented).toBeVisible();
  const id = await topId(page);
  await top(page).click();
  await expect(page).toHaveURL(addressOf(BRAND, `/members/${id ?? ''}`));
});

test('the end leads to the search, and where the cards do not arrive the next try has them', async ({
  page,
  complaints,
}) => {
  await intercept(page, /\/api\/swipe$/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await confirmedMember(page, BRAND, APART);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await page.goto(addressOf(BRAND, '/swipe-game'));
  await expect(page.getByRole('heading', { name: 'We couldn’t load your cards' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const nobody = { profiles: [], likes_left: 4, resets_at: new Date(Date.now() + 3_600_000).toISOString() };
  endIntercepting(page);
  await intercept(page, /\/api\/swipe$/, (route) => route.fulfill({ json: nobody }));
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'That’s everyone for now' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to search' }).click();
  await expect(page).toHaveURL(/\/members/);
  expect(complaints.splice(0).every((text) => text.includes('500'))).toBe(true);
});

test('who has not confirmed the address reads what to do first', async ({ page }) => {
  await newMember(page, BRAND);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await page.goto(addressOf(BRAND, '/swipe-game'));
  await expect(page.getByRole('heading', { name: 'Confirm your email address first' })).toBeVisible();
  await expect(button(page, 'Like')).toBeDisabled();
});
