import { addressOf } from './support/brands';
import { axeFaults, expect, test } from './support/test';

test('the keyboard reaches everything, beginning with a way past the navigation', async ({ page, visit }) => {
  // The page tells of itself once it is alive: before, the link leads to the page of sign-up.
  const alive = page.waitForRequest('**/api/visits');
  await visit('everglow', { locale: 'en' });
  await alive;
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const action = page.locator('main a').first();
  await expect(action).toBeFocused();
  const outline = await action.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).toBe('solid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a question opens by keyboard', async ({ page, visit }) => {
  await visit('everglow', { locale: 'en' });
  const question = page.locator('#questions details').first();
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('open', '');
  await expect(question.locator('p')).toBeVisible();
});

test('a visitor changes the language and it stays', async ({ page, context, visit }) => {
  await visit('everglow');
  await expect(page.locator('html')).toHaveAttribute('lang', /^nl\b/);
  await page.locator('header button[popovertarget=languages]').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^de\b/);
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax', domain: 'everglow.localhost' });
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 24 * 3600 * 1000);
  await page.goto(addressOf('everglow', '/complaints'));
  await expect(page.locator('html')).toHaveAttribute('lang', /^de\b/);
});

test('the choice of languages closes by keyboard and gives the focus back', async ({ page, visit }) => {
  await visit('everglow');
  const opener = page.locator('header button[popovertarget=languages]');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#languages')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('#languages')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a brand in one language offers no choice of it', async ({ page, visit }) => {
  await visit('sheer');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#languages')).toHaveCount(0);
});

test('an address that is no page is a branded 404 with a way home', async ({ page, visit, complaints }) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/no/such/page'));
  await visit('knotted', { path: '/no/such/page', locale: 'en' });
  expect((await answered).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  await expect(page).toHaveTitle(/could not be found/);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(addressOf('knotted'));
  // The browser itself notes the status of the page.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
});

test('a button does not flee from a mouse that meets its lower edge', async ({ page, visit }) => {
  await visit('everglow');
  const action = page.locator('main a').first();
  const box = await action.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) - 1);
  const tops = await action.evaluate(async (element) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // It has begun to rise by then.
    for (let frame = 0; frame < 2; frame += 1) await nextFrame();
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    const seen = new Set<number>();
    for (let frame = 0; frame < 30; frame += 1) {
      await nextFrame();
      seen.add(element.getBoundingClientRect().top);
    }
    return [...seen];
  });
  expect(tops).toEqual([(box?.y ?? 0) - 2]);
});

test('nothing moves for who asks for that', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const slug of ['everglow', 'fullmoon', 'secondbloom']) {
    await visit(slug);
    expect(await page.evaluate(() => document.getAnimations().length), slug).toBe(0);
  }
});

test('text twice as large still fits', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const slug of ['knotted', 'fellow']) {
    await visit(slug);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      slug,
    ).toBeLessThanOrEqual(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page reads whole and its questions open', async ({ page, visit }) => {
    await visit('everglow', { locale: 'en' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('#prices table').first()).toBeVisible();
    await page.locator('#questions summary').first().click();
    await expect(page.locator('#questions details p').first()).toBeVisible();
  });

  test('a visitor changes the language, and stays where that was', async ({ page, context, visit }) => {
    await visit('everglow', { path: '/complaints?from=test' });
    await page.locator('header button[popovertarget=languages]').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(addressOf('everglow', '/complaints?from=test'));
    await expect(page.locator('html')).toHaveAttribute('lang', /^de\b/);
    const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
    expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' });
  });

  test('the page of languages has them all', async ({ page, visit }) => {
    await visit('knotted', { path: '/lang-config', locale: 'en' });
    await page.locator('main').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(addressOf('knotted'));
    await expect(page.locator('html')).toHaveAttribute('lang', /^fr\b/);
  });

  test('a 404 says so', async ({ page, visit, complaints }) => {
    await visit('everglow', { path: '/nowhere', locale: 'en' });
    await expect(page.locator('h1')).toHaveText('This page could not be found');
    complaints.splice(0);
  });
});
