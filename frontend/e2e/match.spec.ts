import { type Browser, type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { intercept } from './support/intercept';
import { confirmedMember } from './support/members';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'fellow';
const overlay = (page: Page) => page.getByRole('dialog');
const people = (page: Page) => page.locator('main li:has(a[href^="/likes/m/"])');
const put = (page: Page, id: number): Promise<unknown> =>
  page.evaluate(async (to) => (await (await fetch(to, { method: 'PUT' })).json()) as unknown, `/api/likes/${id}`);

interface Someone {
  readonly id: number;
  readonly page: Page;
}

/** A member with a browser of their own. */
async function someone(browser: Browser): Promise<Someone> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  await context.addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const page = await context.newPage();
  return { page, id: await confirmedMember(page, BRAND) };
}

const seen = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/seen') && answer.ok());

test('two who like each other are both told, once', async ({ browser }) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser)];
  await test.step('the first like is new to the other, and told by the badge', async () => {
    await one.page.goto(addressOf(BRAND, `/members/${other.id}`));
    const saved = one.page.waitForResponse((answer) => answer.url().endsWith(`/api/likes/${other.id}`));
    await one.page
      .getByRole('main')
      .getByRole('button', { name: /^Like / })
      .click();
    expect((await saved).status()).toBe(200);
    await expect(overlay(one.page)).toHaveCount(0);
    const badge = other.page.locator('[data-member-places]:visible a[href="/likes"]');
    for (const path of ['/profile', '/likes']) {
      await other.page.goto(addressOf(BRAND, path));
      await expect(badge).toContainText('1 new');
    }
    await expect(people(other.page).filter({ hasText: 'New' })).toHaveCount(1);
    expect(await axeFaults(other.page)).toEqual([]);
    const opened = other.page.waitForResponse((answer) => answer.url().endsWith(`/likes/${one.id}/new`) && answer.ok());
    await people(other.page).getByRole('link').click();
    await expect(other.page).toHaveURL(addressOf(BRAND, `/likes/m/${one.id}`));
    await opened;
    await expect(badge).not.toContainText('new');
    await other.page.getByRole('link', { name: 'Back to likes' }).click();
    await expect(other.page).toHaveURL(addressOf(BRAND, '/likes'));
    await expect(people(other.page)).toHaveCount(1);
    await expect(people(other.page).filter({ hasText: 'New' })).toHaveCount(0);
  });
  const toldFirst = seen(one.page);
  await test.step('the like back shows the overlay at once, and a key closes it', async () => {
    const told = seen(other.page);
    const heart = people(other.page)
      .first()
      .getByRole('button', { name: /^Like / });
    // The list comes again after the overlay is closed, and moves the card that has the focus.
    let moveOn: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => (moveOn = resolve));
    await intercept(other.page, '**/api/likes.php', async (route) => {
      await closed;
      await route.continue();
    });
    await heart.focus();
    await other.page.keyboard.press('Enter');
    await expect(overlay(other.page)).toContainText('It’s a match!');
    await told;
    expect(await axeFaults(other.page)).toEqual([]);
    await other.page.keyboard.press('Escape');
    await expect(overlay(other.page)).toHaveCount(0);
    await expect(heart).toBeFocused();
    moveOn();
    await expect(other.page.getByRole('heading', { name: 'Your matches' })).toBeVisible();
    await expect(heart).toBeFocused();
  });
  await test.step('the first one is told on the page that is open, and a press anywhere closes it', async () => {
    await expect(overlay(one.page)).toContainText('It’s a match!');
    await toldFirst;
    await overlay(one.page).getByRole('heading').click();
    await expect(overlay(one.page)).toHaveCount(0);
    const asked = one.page.waitForResponse(/auto-like\.php/);
    await one.page.goto(addressOf(BRAND, '/likes/mutual'));
    await expect(people(one.page)).toHaveCount(1);
    await asked;
  });
  await test.step('neither is told again', async () => {
    for (const { page } of [one, other]) {
      const asked = page.waitForResponse(/auto-like\.php/);
      await page.goto(addressOf(BRAND, '/likes'));
      expect(await (await asked).json()).toEqual({ profile: null, reason: null });
      await expect(overlay(page)).toHaveCount(0);
    }
  });
  await one.page.context().close();
  await other.page.context().close();
});

test('a match made elsewhere shows in one of two tabs, and leads to the conversation', async ({ browser }) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser)];
  await put(one.page, other.id);
  await put(other.page, one.id);
  const second = await one.page.context().newPage();
  await Promise.all([one.page, second].map((page) => page.goto(addressOf(BRAND, '/likes/given'))));
  await expect.poll(async () => (await overlay(one.page).count()) + (await overlay(second).count())).toBe(1);
  const shown = (await overlay(second).count()) === 1 ? second : one.page;
  await overlay(shown).getByRole('link', { name: 'What made you smile this week?' }).click();
  await expect(shown).toHaveURL(addressOf(BRAND, `/members/${other.id}/chat`));
  // It fills in the sentence, and sends nothing.
  await expect(shown.getByRole('textbox', { name: /^Message to / })).toHaveValue('What made you smile this week?');
  await shown.goto(addressOf(BRAND, `/members/${other.id}`));
  await one.page.context().close();
  await other.page.context().close();
});

test('a welcome of somebody invented is a card in the list and opens no overlay', async ({ browser }) => {
  const { page } = await someone(browser);
  const profile = {
    ...{ id: 5001, name: 'Kim', age: 30, country: 'DK', city: 'Aarhus', countryregion: null, distance_km: 20 },
    ...{ fictional: true, online: false, is_new: false, main_image: null, words: null, shared_interests: [] },
  };
  await intercept(page, '**/api/auto-like.php', (route) =>
    route.fulfill({ json: { profile, reason: 'welcome_like' } }),
  );
  const told = page.waitForRequest('**/api/auto-like/5001/seen');
  await page.goto(addressOf(BRAND, '/likes'));
  await told;
  await expect(overlay(page)).toHaveCount(0);
  await page.context().close();
});
