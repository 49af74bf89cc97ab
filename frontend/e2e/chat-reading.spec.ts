import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { arrived, BRAND, field, grant, leave, log, longTalk, rows, sendBy, someone } from './support/chats';
import { intercept } from './support/intercept';
import { callApi } from './support/members';
import { axeFaults, expect, test } from './support/test';

interface Place {
  readonly text: string;
  readonly y: number;
}

/** The message at the top of the screen, and where it stands. */
const topOf = (page: Page): Promise<Place> =>
  log(page).evaluate((box) => {
    const { top } = box.getBoundingClientRect();
    const shown = [...box.querySelectorAll('p[dir=auto]')].map(
      (row) => [row, row.getBoundingClientRect().top] as const,
    );
    const [row, y] = shown.filter(([, y]) => y >= top).sort((a, b) => a[1] - b[1])[0] ?? [box, 0];
    return { text: row.textContent, y };
  });

const yOf = (page: Page, { text }: Place): Promise<number> =>
  log(page).evaluate(
    (box, wanted) =>
      [...box.querySelectorAll('p[dir=auto]')].find((row) => row.textContent === wanted)?.getBoundingClientRect().top ??
      -1,
    text,
  );

/** Waits until this number of frames has been drawn, however long each took. */
const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);

/** Nothing moves any more. */
async function still(page: Page): Promise<Place> {
  let before = await topOf(page);
  await expect(async () => {
    await frames(page, 8);
    const now = await topOf(page);
    const isSame = now.text === before.text && now.y === before.y;
    before = now;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [0] });
  return before;
}

async function stays(page: Page, place: Place): Promise<void> {
  await still(page);
  expect(Math.abs((await yOf(page, place)) - place.y)).toBeLessThanOrEqual(1);
}

async function wheel(page: Page, by: number): Promise<Place> {
  await log(page).hover();
  await page.mouse.wheel(0, by);
  return still(page);
}

test('what one reads stays where it is, whatever comes above, below or in between', async ({ browser }) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser)];
  const { page } = one;
  const conversation = await sendBy(page, other.id, 'Line 1');
  await longTalk(conversation, 400, one.id, 0);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let isAsked = false;
  await intercept(page, '**/messages?*before=301*', (route) => {
    isAsked = true;
    return held.then(() => route.continue());
  });
  await page.goto(addressOf(BRAND, `/chats/${conversation}`));
  await expect(log(page).getByText(/^Line 400( |$)/)).toBeInViewport();

  // Older ones.
  await expect(async () => {
    await wheel(page, -30_000);
    expect(isAsked).toBe(true);
  }).toPass();
  const waiting = await wheel(page, 140);
  const height = () => log(page).evaluate((box) => box.scrollHeight);
  const before = await height();
  release();
  await expect.poll(height).toBeGreaterThan(before + 500);
  await stays(page, waiting);

  // A new one: it is announced, not shown.
  const reading = await wheel(page, 60);
  await sendBy(other.page, one.id, 'Something new');
  const jump = page.getByRole('button', { name: 'Go to new messages (1)' });
  await expect(jump).toBeVisible();
  await expect(page.locator('[aria-live=polite]', { hasText: 'Something new' })).toBeAttached();
  await stays(page, reading);
  expect(await axeFaults(page)).toEqual([]);

  // A keyboard, of browsers that shrink the page and of those that lay it over.
  await page.setViewportSize({ width: 390, height: 460 });
  await stays(page, reading);
  await page.setViewportSize({ width: 390, height: 800 });
  await stays(page, reading);
  const cover = (part: number): Promise<void> =>
    page.evaluate((shown) => {
      const { visualViewport: view } = window;
      Object.defineProperty(view, 'height', { value: window.innerHeight * shown, configurable: true });
      view?.dispatchEvent(new Event('resize'));
    }, part);
  await cover(0.55);
  await expect.poll(async () => (await field(page).boundingBox())?.y ?? 800).toBeLessThan(440);
  await stays(page, reading);
  await cover(1);
  await stays(page, reading);

  await jump.click();
  await expect(log(page).getByText('Something new')).toBeInViewport();
  await expect(jump).toHaveCount(0);
  // At the end, it stays at the end.
  await page.setViewportSize({ width: 390, height: 460 });
  await expect(log(page).getByText('Something new')).toBeInViewport({ ratio: 1 });
  await sendBy(other.page, one.id, 'And more');
  await expect(log(page).getByText('And more')).toBeInViewport({ ratio: 1 });
  await leave(page, other.page);
});

test('a picture has its room before it is there', async ({ browser }) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser)];
  const { page } = one;
  const conversation = await sendBy(page, other.id, 'Line 1');
  await longTalk(conversation, 60, one.id, 0);
  await grant(other.id, 1000);
  for (const gif of ['wave', 'heart', 'laugh']) {
    const content = { client_id: randomUUID(), kind: 'gif', gif };
    expect((await callApi(other.page, `/api/members/${one.id}/messages`, content)).status).toBe(201);
  }
  await sendBy(other.page, one.id, 'below the pictures');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, '**/gifs/drawn/*', (route) => held.then(() => route.continue()));
  // High enough for all of them below the tip for new members.
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(addressOf(BRAND, `/chats/${conversation}`));
  await expect(log(page).getByText('below the pictures')).toBeInViewport();
  await wheel(page, -120);
  const place = await still(page);
  const height = await log(page).evaluate((box) => box.scrollHeight);
  release();
  const image = log(page).getByRole('img').last();
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await stays(page, place);
  expect(await log(page).evaluate((box) => box.scrollHeight)).toBe(height);
  await leave(page, other.page);
});

for (const width of [390, 1280])
  test(`by keys alone the focus is never lost, ${width} wide`, async ({ browser }) => {
    test.slow();
    const [one, other] = [await someone(browser, width), await someone(browser)];
    const { page } = one;
    await sendBy(other.page, one.id, 'Hello');
    await page.goto(addressOf(BRAND, '/chats'));
    const row = rows(page).getByRole('link');
    await expect(row).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(row).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [10] });
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('Good evening');
    await page.keyboard.press('Enter');
    await expect(arrived(page)).toBeAttached();
    await expect(field(page)).toBeFocused();
    for (const text of ['ok', 'ok']) {
      await sendBy(other.page, one.id, text);
      await expect(page.locator('[aria-live=polite]').filter({ hasText: ': ok' })).toBeAttached();
    }

    const menu = page.getByRole('button', { name: 'More options for your message' });
    const dialog = page.getByRole('dialog');
    await menu.focus();
    for (const close of ['Escape', 'Cancel']) {
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      if (close === 'Cancel') await dialog.getByRole('button', { name: close }).focus();
      await page.keyboard.press(close === 'Cancel' ? 'Enter' : close);
      await expect(dialog).toHaveCount(0);
      await expect(menu).toBeFocused();
    }
    // Nothing is lost of what is pressed while it closes.
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
    await dialog.getByRole('button', { name: 'Delete for both' }).focus();
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('Message deleted');
    await expect(log(page)).toBeFocused();

    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    if (width === 390) {
      await page.getByRole('link', { name: 'Back to messages' }).focus();
      await page.keyboard.press('Enter');
      await expect(row).toBeFocused();
    }
    await rows(page)
      .getByRole('button', { name: /^More options for / })
      .focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Delete chat' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Messages', exact: true, level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    await leave(page, other.page);
  });
