import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { endIntercepting, intercept } from './support/intercept';
import { mailedLinks } from './support/mails';
import { atRest, callApi, newMember, signUp } from './support/members';
import { axeFaults, besidesSessionEnd, expect, test } from './support/test';

const bar = (page: Page) => page.locator('nav:has(> [data-member-places]):not(#account)');
const menu = (page: Page) => page.locator('#account');
const logIn = (page: Page) => page.locator('header a[href="/login"]');
const reminder = (page: Page) => page.locator('[aria-live=polite] li', { hasText: 'No one can reply' });

/** Whether the part that only members load is there. */
const alive = (page: Page): Promise<void> => expect(menu(page).locator('[data-slot=name]')).not.toBeEmpty();

test('a member sees the bar of members from the first paint, a visitor never', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('everglow', { locale: 'en' });
  await expect(logIn(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await newMember(page, 'everglow');
  // The scripts never come.
  await intercept(page, /_next\/static\/.*\.js/, () => undefined);
  await page.goto(addressOf('everglow', '/members'), { waitUntil: 'commit' });
  await expect(bar(page)).toBeVisible();
  await expect(logIn(page)).toBeHidden();
  await expect(page.locator('main a[href="/signup"]').first()).toBeHidden();
  endIntercepting(page);
});

for (const [width, opener, colorScheme, links] of [
  [360, 'Me', 'dark', ['My profile', 'My credits', 'Get Premium', 'Settings', 'Log out']],
  // Premium stands in the bar there.
  [1280, 'Account', 'light', ['My profile', 'My credits', 'Settings', 'Log out']],
] as const)
  test(`the menu opens at ${width} px by keyboard, ${colorScheme}`, async ({ page, visit }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    await visit('everglow', { locale: 'en', path: '/complaints' });
    await newMember(page, 'everglow');
    await page.goto(addressOf('everglow', '/complaints'));
    await alive(page);
    const button = page.getByRole('button', { name: opener, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toContainText('Jo Visser');
    for (const name of [...links, 'My profile']) {
      await expect(menu(page).getByRole('link', { name })).toBeFocused();
      await page.keyboard.press('ArrowDown');
    }
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(20, 300);
    await expect(menu(page)).toBeHidden();
  });

test('logging out in one tab ends the other, which leads back to where it was', async ({
  page,
  context,
  visit,
  complaints,
}) => {
  test.slow();
  await visit('everglow', { locale: 'en' });
  await newMember(page, 'everglow');
  await page.goto(addressOf('everglow', '/members'));
  await alive(page);
  const other = await context.newPage();
  await other.goto(addressOf('everglow', '/notifications'));
  await alive(other);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Account' }).click();
  await menu(page).getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL(addressOf('everglow'));
  await expect(logIn(page)).toBeVisible();
  await expect(other).toHaveURL(addressOf('everglow', '/login?next=%2Fnotifications'));
  await expect(logIn(other)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('member');
  // The page had requests under way when it was left.
  expect(besidesSessionEnd(complaints)).toEqual([]);
});

test('logging out leads home, also where the page hears first that its session is over', async ({
  page,
  context,
  visit,
  complaints,
}) => {
  await visit('everglow', { locale: 'en' });
  await newMember(page, 'everglow');
  const elsewhere = await context.newPage();
  await atRest(elsewhere, 'everglow');
  await page.bringToFront();
  const streaming = page.waitForResponse(/\/api\/events/);
  await page.goto(addressOf('everglow', '/notifications'));
  await alive(page);
  await streaming;
  await intercept(page, '**/api/logout.php', async (route) => {
    const { status } = await callApi(elsewhere, '/api/logout.php');
    await expect(page.locator('html[data-member]')).toHaveCount(0);
    // A page that set out for the log-in is there by then.
    await elsewhere.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    await route.fulfill({ status, json: {} });
  });
  await page.getByRole('button', { name: 'Account' }).click();
  await menu(page).getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL(addressOf('everglow'));
  await expect(logIn(page)).toBeVisible();
  complaints.splice(0);
});

test('who is logged in is led on from the log-in', async ({ page, visit }) => {
  await visit('everglow', { locale: 'en' });
  await newMember(page, 'everglow');
  await page.goto(addressOf('everglow', '/login?next=/pages/faq'));
  await expect(page).toHaveURL(addressOf('everglow', '/pages/faq'));
  await page.goto(addressOf('everglow', '/signup'));
  await expect(page).toHaveURL(/\/(notifications|members)$/);
});

test('a session that was ended elsewhere ends here, and a member’s page asks for the log-in', async ({
  page,
  context,
  visit,
}) => {
  await visit('everglow', { locale: 'en' });
  await newMember(page, 'everglow');
  await page.goto(addressOf('everglow', '/members'));
  await expect(logIn(page)).toBeHidden();
  // Leaving the page ends its requests, which do not matter here.
  await page.goto('about:blank');
  await context.clearCookies({ name: 'session' });
  await page.goto(addressOf('everglow', '/notifications'));
  await expect(page).toHaveURL(addressOf('everglow', '/login?next=%2Fnotifications'));
});

test('a call that finds nobody logs out', async ({ page, context, visit, complaints }) => {
  await visit('everglow', { locale: 'en' });
  await newMember(page, 'everglow');
  const streaming = page.waitForResponse(/\/api\/events/);
  await page.goto(addressOf('everglow', '/complete-signup'));
  await alive(page);
  await streaming;
  // The page's other requests would find nobody signed in as well, so they are left unanswered.
  await intercept(page, /\/api\/(?!activation\/code|user)/, () => undefined);
  await context.clearCookies({ name: 'session' });
  await page.getByLabel('Code from the email').fill('123456');
  await expect(logIn(page)).toBeVisible();
  expect(besidesSessionEnd(complaints)).toEqual([]);
});

test('a reminder stays until the address is confirmed, in whichever tab', async ({ page, context, request, visit }) => {
  test.slow();
  await visit('everglow', { locale: 'en' });
  const email = await signUp(page, 'everglow');
  await page.goto(addressOf('everglow', '/members'));
  await expect(reminder(page)).toContainText('No one can reply to you');
  expect(await axeFaults(page)).toEqual([]);
  await expect(reminder(page).getByRole('link', { name: 'Enter the code' })).toHaveAttribute(
    'href',
    '/complete-signup',
  );
  const [link = ''] = await mailedLinks(request, email, { path: '/activate/do' });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other).toHaveURL(addressOf('everglow', '/activate/done'));
  await other.close();
  // As when the tab is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(reminder(page)).toHaveCount(0);
});

test('who has just signed up elsewhere is reminded by a sheet on a phone, and not again', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('everglow', { locale: 'en' });
  await newMember(page, 'everglow');
  await page.goto(addressOf('everglow', '/?api_signup_complete=1'), { waitUntil: 'commit' });
  const sheet = page.getByRole('dialog', { name: 'Confirm your email address' });
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(addressOf('everglow', '/members'));
  expect(await axeFaults(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Later' }).click();
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await alive(page);
  await expect(reminder(page)).toHaveCount(0);
});

test('the language that a member chooses is kept in the account', async ({ page, context, visit }) => {
  test.slow();
  await visit('everglow', { locale: 'en' });
  await newMember(page, 'everglow');
  await page.goto(addressOf('everglow', '/members'));
  // Before the scripts are there the link leads through the api, which keeps the choice on this device only.
  await alive(page);
  await page.locator('header button[popovertarget=languages]').click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr\b/);
  // The page is left before the answer has come.
  const kept = async () => (await callApi(page, '/api/user.php')).body;
  await expect.poll(kept).toMatchObject({ user: { language: 'fr' } });
  await context.clearCookies({ name: 'locale' });
  await page.goto(addressOf('everglow', '/notifications'));
  await alive(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr\b/);
});

for (const [slug, locale] of [
  ['everglow', 'nl'],
  ['knotted', 'de'],
] as const)
  test(`the bar above breaks, cuts and covers no word where text is twice as large, ${locale}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(slug, { locale });
    await newMember(page, slug);
    await page.goto(addressOf(slug, '/members'));
    await alive(page);
    for (const member of ['yes', 'paid']) {
      await page.evaluate((hint) => {
        document.documentElement.style.fontSize = '200%';
        document.documentElement.dataset['member'] = hint;
      }, member);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      const words = await page.locator('header > nav').evaluate(wordsIn);
      expect(words.length).toBeGreaterThan(4);
      expect(words.filter(({ lines }) => lines > 1)).toEqual([]);
      const covered = words.filter((one, at) =>
        words
          .slice(at + 1)
          .some(
            (other) =>
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          ),
      );
      expect(covered).toEqual([]);
    }
  });

/** Each word that is seen: how many lines it takes, and where it stands. */
function wordsIn(nav: Element) {
  const words: { word: string; lines: number; left: number; right: number; top: number; bottom: number }[] = [];
  const texts = document.createTreeWalker(nav, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.parentElement?.checkVisibility() !== true || node.parentElement.closest('.sr-only') !== null) continue;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      words.push({ word, lines: range.getClientRects().length, left, right, top, bottom });
    }
  }
  return words;
}
