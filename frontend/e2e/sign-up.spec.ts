import { type Locator } from '@playwright/test';
import { addressOf } from './support/brands';
import { answer, ready, submit } from './support/forms';
import { intercept } from './support/intercept';
import { newEmail, PASSWORD } from './support/members';
import { axeFaults, expect, test } from './support/test';

test('back and a reload keep what was entered, but never the password', async ({ page, visit }) => {
  await visit('everglow', { path: '/signup' });
  await answer(page);
  await page.locator('#password').fill(PASSWORD);
  await page.goBack();
  await expect(page.locator('#name')).toHaveValue('Jo Visser');
  await page.goBack();
  await expect(page.locator('#birth_day')).toHaveValue('12');
  await page.goForward();
  await page.goForward();
  await expect(page.locator('#password')).toHaveValue(PASSWORD);
  await page.reload();
  await expect(page.locator('#email')).toBeVisible();
  await expect(page.locator('#password')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(PASSWORD);
});

test('a fault stands in its own step, at once', async ({ page, visit, complaints }) => {
  await visit('everglow', { path: '/signup', locale: 'en' });
  await ready(page);
  await submit(page).click();
  await expect(page.locator('#gender-fault')).toBeVisible();
  await answer(page);
  await page.locator('#email').fill('nobody');
  await page.locator('#password').fill('short');
  await submit(page).click();
  await expect(page.locator('#email')).toBeFocused();
  await expect(page.locator('#email-fault')).toBeVisible();
  await expect(page.locator('#password-fault')).toBeVisible();
  await page.locator('#email').fill(newEmail());
  await page.locator('#password').fill('password123');
  await submit(page).click();
  await expect(page.locator('#password')).toBeFocused();
  expect(complaints.splice(0).every((text) => text.includes('422'))).toBe(true);
});

test('nothing is consented to beforehand, and without consent there is no next step', async ({ page, visit }) => {
  await visit('knotted', { path: '/signup', locale: 'en' });
  await ready(page);
  await page.locator('label:has([value=man])').click();
  await expect(page.locator('[name=sensitive_consent]')).not.toBeChecked();
  await page.locator('label:has([value=women])').click();
  await submit(page).click();
  await expect(page.locator('#sensitive_consent-fault')).toBeVisible();
  await expect(page.locator('[name=sensitive_consent]')).toBeFocused();
  await page.locator('[name=sensitive_consent]').check();
  await expect(page.locator('#sensitive_consent-fault')).toBeHidden();
  await submit(page).click();
  await expect(page.locator('#birth_day')).toBeVisible();
});

/** Returns the button's resting position: after scrolling, and without the lift that a pointer above it causes. */
async function placeOf(button: Locator) {
  await button.page().evaluate(async () => {
    for (let still = 0, at = scrollY; still < 10; still = scrollY === at ? still + 1 : 0, at = scrollY)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await button.page().mouse.move(0, 0);
  await button.evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)));
  return button.boundingBox();
}

test('the questions go on before the scripts are there, and stay where they are once they come', async ({
  page,
  visit,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, /_next\/static\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const shown = page.locator('.step:visible');
  const goOn = page.locator('.step-on:visible');
  const visited = visit('everglow', { path: '/signup', locale: 'en' });
  await page.locator('label:has([value=woman])').click();
  await goOn.click();
  await expect(shown).toHaveId('step-2');
  await expect(goOn).toHaveCount(0);
  await page.locator('label:has([value=everyone])').click();
  await page.locator('[name=sensitive_consent]').check();
  await goOn.click();
  await page.locator('#birth_day').fill('12');
  const before = await placeOf(submit(page));
  release();
  await visited;
  await ready(page);
  await expect(shown).toHaveId('step-3');
  await expect(page.locator('#birth_day')).toHaveValue('12');
  await expect(page.locator('#birth_day')).toBeFocused();
  expect(await placeOf(submit(page))).toEqual(before);
  await page.goBack();
  await expect(shown).toHaveId('step-2');
  await expect(page.locator('[name=sensitive_consent]')).toBeChecked();
});

test('what a landing page learnt is sent, and then forgotten', async ({ page, visit }) => {
  await visit('everglow', { path: '/signup' });
  await page.evaluate(() => {
    sessionStorage.setItem('sign-up-member', '7');
    sessionStorage.setItem('sign-up-answers', '{"looking_for":"talk","min_age":30}');
  });
  let sent: unknown;
  await intercept(page, '**/api/signups', async (route) => {
    sent = route.request().postDataJSON();
    await route.fulfill({ status: 201, json: { id: 1, status: 'not_confirmed' } });
  });
  await answer(page);
  await page.locator('#email').fill(newEmail());
  await page.locator('#password').fill(PASSWORD);
  await submit(page).click();
  await page.waitForURL('**/complete-signup');
  expect(sent).toMatchObject({ signup_member: 7, looking_for: 'talk', min_age: 30, sensitive_consent: true });
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('sign-up')))).toEqual([]);
});

test('a link to sign-up opens it over the page, and once begun it is not closed by chance', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // The page tells of itself once it is alive: before, the link leads to the page of sign-up.
  const alive = page.waitForRequest('**/api/visits');
  await visit('everglow', { locale: 'de' });
  await alive;
  const way = page.locator('a[href="/signup"]:visible').first();
  const dialog = page.locator('dialog:has(form)');
  await way.click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(addressOf('everglow'));
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await way.click();
  await dialog.locator('label:has([value=woman])').click();
  await expect(dialog.locator('#step-2')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  const close = dialog.locator('button').last();
  await close.click();
  await dialog.locator('[role=alert] button').first().click();
  await expect(dialog.locator('#step-2')).toBeVisible();
  await close.click();
  await dialog.locator('[role=alert] button').last().click();
  await expect(dialog).toHaveCount(0);
  await way.click();
  await expect(dialog.locator('#step-2')).toBeVisible();
});

for (const [token, href] of [
  [null, '/complaints?kind=appeal'],
  ['a'.repeat(43), `/decisions?token=${'a'.repeat(43)}`],
] as const) {
  test(`whose account is blocked reads about it, and appeals at ${href.slice(0, 11)}`, async ({
    page,
    visit,
    complaints,
  }) => {
    await intercept(page, '**/api/user.php', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 403,
            json: { code: 'account_blocked', blocked_until: null, decision_token: token },
          })
        : route.continue(),
    );
    await visit('everglow', { path: '/login' });
    await ready(page);
    await page.locator('#email').fill('jo@visitor.example');
    await page.locator('#password').fill(PASSWORD);
    await submit(page).click();
    await expect(page.locator(`main [role=alert] a[href="${href}"]`)).toBeVisible();
    complaints.splice(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one plain form signs up, and another logs in', async ({ page, visit }) => {
    const email = newEmail();
    await visit('everglow', { path: '/signup' });
    await page.locator('[value=man]').check();
    await page.locator('[value=women]').check();
    await page.locator('[name=sensitive_consent]').check();
    await page.locator('#birth_day').fill('1');
    await page.locator('#birth_month').selectOption('1');
    await page.locator('#birth_year').fill('1980');
    await page.locator('#name').fill('Al');
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(PASSWORD);
    await submit(page).click();
    await expect(page).toHaveURL(addressOf('everglow', '/complete-signup'));
    await visit('everglow', { path: '/login?next=/complaints' });
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(PASSWORD);
    await submit(page).click();
    await expect(page).toHaveURL(addressOf('everglow', '/complaints'));
  });
});
