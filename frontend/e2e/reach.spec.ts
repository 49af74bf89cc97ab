import { type Locator, type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { ready, submit } from './support/forms';
import { intercept } from './support/intercept';
import { callApi, confirmedMember } from './support/members';
import { unreachable } from './support/reach';
import { query } from './support/stack';
import { expect, test } from './support/test';

/** Brands in languages with long words. */
const BRANDS = [
  ['everglow', 'nl'],
  ['knotted', 'de'],
  ['fellow', 'fi'],
] as const;

/** These by their names, in their order. */
const each = (all: Locator, names: readonly string[]): Record<string, Locator> =>
  Object.fromEntries(names.map((name, at) => [name, all.nth(at)]));

const main = (page: Page) => page.getByRole('main');

for (const [brand, locale] of BRANDS) {
  test(`each step of the sign-up can be answered on every phone, ${locale}`, async ({ page, visit }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(brand, { path: '/signup', locale });
    await ready(page);
    const next = submit(page);
    const back = page.locator('main .step-back');
    const answer = page.locator('main [data-shown] label:has([type=radio])').last();
    expect(await unreachable(page, { sticky: { next }, others: { answer } })).toEqual([]);
    await page.locator('label:has([value=man])').click();
    await expect(page.locator('#step-2')).toBeVisible();
    // With what is missing said below the question.
    await next.click();
    await expect(page.locator('#step-2').getByRole('alert').first()).toBeVisible();
    expect(await unreachable(page, { sticky: { next, back }, others: { answer } })).toEqual([]);
    await page.locator('[name=sensitive_consent]').check();
    await page.locator('label:has([value=everyone])').click();
    await expect(page.locator('#birth_day')).toBeVisible();
    const birth = { day: page.locator('#birth_day'), month: page.locator('#birth_month') };
    expect(await unreachable(page, { sticky: { next, back }, others: birth })).toEqual([]);
    await page.locator('#birth_day').fill('12');
    await page.locator('#birth_month').selectOption('2');
    await page.locator('#birth_year').fill('1990');
    await next.click();
    await expect(page.locator('#name')).toBeVisible();
    expect(await unreachable(page, { sticky: { next, back }, others: { name: page.locator('#name') } })).toEqual([]);
    await page.locator('#name').fill('Jo Visser');
    await next.click();
    await expect(page.locator('#email')).toBeVisible();
    await next.click();
    await expect(page.locator('#email-fault')).toBeVisible();
    const fields = { email: page.locator('#email'), password: page.locator('#password') };
    expect(await unreachable(page, { sticky: { next, back }, others: fields })).toEqual([]);
  });

  test(`a member’s main actions can be pressed and read on every phone, ${locale}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Keeps the welcome from covering the page.
    await intercept(page, '**/api/auto-like.php', (route) => route.fulfill({ json: { profile: null, reason: null } }));
    const jo = await confirmedMember(page, brand);
    await page.context().addCookies([{ name: 'locale', value: locale, url: addressOf(brand) }]);
    const notice = page.locator('[aria-live=polite] li', { has: page.locator('a[href="/profile#photos"]') });

    await test.step('the swipe game, below a notice', async () => {
      await page.goto(addressOf(brand, '/swipe-game'));
      await expect(page.locator('[data-depth="0"]')).toBeVisible();
      await expect(notice).toBeVisible();
      const buttons = each(main(page).locator('.swipe-buttons button'), ['undo', 'pass', 'like']);
      const bar = page.locator('nav > [data-member-places] > li > :is(a, button)');
      const places = each(bar, ['search', 'swipe', 'likes', 'messages', 'me']);
      expect(await unreachable(page, { sticky: { ...buttons, ...places } })).toEqual([]);
    });

    await test.step('the swipe game without likes', async () => {
      const { body: deck } = await callApi(page, '/api/swipe');
      const usedUp = { ...(deck as object), likes_left: 0, resets_at: new Date(Date.now() + 3_600_000).toISOString() };
      await intercept(page, /\/api\/swipe$/, (route) => route.fulfill({ json: usedUp }));
      await page.goto(addressOf(brand, '/swipe-game'));
      await expect(page.locator('[data-depth="0"]')).toBeVisible();
      const buttons = each(main(page).locator('.swipe-buttons :is(a, button)'), ['undo', 'pass', 'like', 'search']);
      expect(await unreachable(page, { sticky: buttons })).toEqual([]);
    });

    await test.step('the search', async () => {
      await page.goto(addressOf(brand, '/members'));
      const card = main(page).locator('li').first();
      await expect(card).toBeVisible();
      const filters = main(page).locator('button[aria-haspopup=dialog]').last();
      const chips = each(main(page).getByRole('group').getByRole('button'), ['near', 'online', 'age']);
      const heart = card.locator('button');
      expect(await unreachable(page, { sticky: { filters }, others: { ...chips, heart } })).toEqual([]);
      await filters.click();
      const sheet = page.locator('dialog[open]');
      await expect(sheet).toBeVisible();
      const show = sheet.locator('button').last();
      const ages = each(sheet.locator('[type=number]'), ['youngest', 'oldest']);
      expect(await unreachable(page, { sticky: { show }, others: ages })).toEqual([]);
    });

    const { body } = await callApi(page, '/api/members');
    const id = (body as { members: { id: number }[] }).members[0]?.id ?? 0;
    await test.step('a profile', async () => {
      await page.goto(addressOf(brand, `/members/${id}`));
      const [like, message, more] = [
        main(page).locator('[data-actions] [aria-pressed]'),
        main(page).locator(`a[href="/members/${id}/chat"]`),
        main(page).locator('[data-actions] [aria-haspopup]'),
      ];
      await expect(like).toBeVisible();
      expect(await unreachable(page, { sticky: { like, message, more } })).toEqual([]);
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      expect(await unreachable(page, { sticky: { like, message, more } })).toEqual([]);
    });

    await test.step('the likes', async () => {
      await page.goto(addressOf(brand, '/likes'));
      const heart = main(page).locator('[aria-pressed=true]').first();
      await expect(heart).toBeVisible();
      const given = main(page).locator('a[href="/likes/given"]').first();
      expect(await unreachable(page, { others: { heart, given } })).toEqual([]);
    });

    await test.step('a conversation, with nothing left to pay with', async () => {
      await query('update credit_balance set balance = 0 where account_id = $1', [jo]);
      await page.goto(addressOf(brand, `/members/${id}/chat`));
      const field = page.locator('#message');
      await field.fill('Hoi');
      const buttons = each(page.locator('form:has(#message) button'), ['plus', 'emoji', 'send']);
      expect(await unreachable(page, { sticky: { field, ...buttons } })).toEqual([]);
    });
  });
}
