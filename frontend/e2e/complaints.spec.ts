import { type Page } from '@playwright/test';
import { intercept } from './support/intercept';
import { confirmedMember, forgetCalls } from './support/members';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const MESSAGE = 'I was charged twice on the 3rd of May.';

/** Five complaints an hour are taken from one address. */
const forget = (): Promise<void> => forgetCalls('/api/complaints');

async function fill(page: Page): Promise<void> {
  await page.getByLabel('What’s it about?').selectOption('payment');
  await page.getByLabel('What happened?').fill(MESSAGE);
  await page.getByLabel('Your name').fill('Robin Example');
  await page.getByLabel('Your email address').fill('robin@example.com');
}

/** Next has an alert of its own for readers. */
const alertOf = (page: Page) => page.locator('form').getByRole('alert');

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test.beforeEach(async ({ page, visit, javaScriptEnabled }) => {
  await visit('everglow', { path: '/complaints', locale: 'en' });
  // Alive once it checks the fields itself.
  if (javaScriptEnabled) await expect(page.locator('main form')).toHaveAttribute('novalidate', '');
});

test('faults are told together, beside their fields, and nothing written is lost', async ({ page }) => {
  await page.getByLabel('What happened?').fill('Too short');
  await send(page);
  const summary = alertOf(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);
  await expect(page.getByLabel('What happened?')).toHaveValue('Too short');
  await expect(page.getByLabel('What happened?')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('What happened?')).toHaveAccessibleDescription(/at least 20 characters/);
  expect(await axeFaults(page)).toEqual([]);

  await summary.getByRole('link', { name: 'Enter your name.' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.type('Robin');
  await expect(summary.getByRole('link')).toHaveCount(3);
});

test('a complaint is taken and named', async ({ page }) => {
  await forget();
  await fill(page);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thanks, we’ve received your message' })).toBeFocused();
  await expect(page.getByText(/Your reference is C-[0-9A-Z]{12}\./)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('what was written outlives a reload', async ({ page }) => {
  await fill(page);
  await page.reload();
  await expect(page.getByLabel('What happened?')).toHaveValue(MESSAGE);
  await expect(page.getByLabel('Your name')).toHaveValue('Robin Example');
});

test('a link chooses what it is about, once', async ({ page, visit }) => {
  await fill(page);
  await visit('everglow', { path: '/complaints?kind=appeal', locale: 'en' });
  await expect(page.getByLabel('What’s it about?')).toHaveValue('appeal');
  await expect(page.getByLabel('What happened?')).toHaveValue(MESSAGE);
  await page.getByLabel('What’s it about?').selectOption('other');
  await page.reload();
  await expect(page.getByLabel('What happened?')).toHaveValue(MESSAGE);
  await expect(page.getByLabel('What’s it about?')).toHaveValue('other');
  await visit('everglow', { path: '/complaints?kind=praise', locale: 'en' });
  await expect(page.getByLabel('What’s it about?')).toHaveValue('other');
});

test('who was led to the login by a block appeals in the form', async ({ page, visit }) => {
  await visit('everglow', { path: '/login?banned', locale: 'en' });
  await page.getByRole('link', { name: 'Appeal', exact: true }).click();
  await expect(page.getByLabel('What’s it about?')).toHaveValue('appeal');
});

test('a member need not type their name and address, and can change both', async ({ page, visit, complaints }) => {
  const id = await confirmedMember(page, 'everglow');
  const [own] = await query<{ name: string; email: string }>(
    'select p.name, a.email from account a join profile p on p.id = a.id where a.id = $1',
    [id],
  );
  await visit('everglow', { path: '/complaints', locale: 'en' });
  await expect(page.getByLabel('Your name')).toHaveValue(own?.name ?? '');
  await expect(page.getByLabel('Your email address')).toHaveValue(own?.email ?? '');
  await page.getByLabel('What happened?').fill(MESSAGE);
  // The tab keeps what was written, and nothing of the account.
  expect(await page.evaluate(() => window.sessionStorage.getItem('complaint'))).not.toContain(own?.email);
  await page.getByLabel('Your email address').fill('elsewhere@example.com');
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue(own?.name ?? '');
  await expect(page.getByLabel('Your email address')).toHaveValue('elsewhere@example.com');
  expect(await axeFaults(page)).toEqual([]);
  complaints.splice(0);
});

test('a lost connection loses nothing, and sending again is the same complaint', async ({ page, complaints }) => {
  const keys: (string | null)[] = [];
  let isDown = true;
  await intercept(page, '**/api/complaints', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (isDown) await route.abort();
    else await route.fulfill({ status: 202, json: { reference: 'C-0123456789AB' } });
  });
  await fill(page);
  await send(page);
  await expect(alertOf(page)).toContainText('We couldn’t connect');
  await expect(page.getByLabel('What happened?')).toHaveValue(MESSAGE);
  isDown = false;
  await send(page);
  await expect(page.getByText('Your reference is C-0123456789AB.')).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  complaints.splice(0);
});

test('who sends too often learns when to try again', async ({ page, complaints }) => {
  await intercept(page, '**/api/complaints', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '600' }, json: { code: 'too_many_requests' } }),
  );
  await fill(page);
  await send(page);
  await expect(alertOf(page)).toContainText('in 10 minutes');
  await expect(page.getByLabel('What happened?')).toHaveValue(MESSAGE);
  complaints.splice(0);
});

test('a field that only the api refuses is shown at its place', async ({ page, complaints }) => {
  const faults = [{ path: 'email', code: 'isEmail', message: 'email must be an e-mail address' }];
  await intercept(page, '**/api/complaints', (route) =>
    route.fulfill({ status: 422, json: { code: 'invalid_input', faults } }),
  );
  await fill(page);
  await send(page);
  await expect(alertOf(page).getByRole('link')).toHaveText(['Enter an email address like name@example.com.']);
  complaints.splice(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent by the browser itself', async ({ page }) => {
    await forget();
    await fill(page);
    await send(page);
    await expect(page).toHaveURL(/\/complaints\/sent$/);
    // Anybody may open this page, and without scripts it cannot know who has just sent something.
    await expect(page.locator('h1')).toHaveText('Your message to us');
    await expect(page.locator('main')).toContainText('you’ll get a confirmation in your inbox');
  });
});
