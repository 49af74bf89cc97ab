import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { endIntercepting, intercept } from './support/intercept';
import { callApi, confirmedMember, newMember } from './support/members';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'everglow';
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

const said = (page: Page, field: string) => page.locator(`#${field}`).getByRole('status').filter({ hasText: 'Saved' });
const about = (page: Page) => page.getByLabel('About me');
const sheet = (page: Page) => page.locator('dialog[open]');
const fault = (page: Page, field: string) => page.locator(`#${field}-fault`);

async function openProfile(page: Page, path = '/profile'): Promise<void> {
  await page.goto(addressOf(BRAND, path));
  await expect(page.getByLabel('Name', { exact: true })).toBeEnabled();
}

/** A new member, at their own profile. */
async function atProfile(page: Page, path?: string): Promise<void> {
  await newMember(page, BRAND);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await openProfile(page, path);
}

const refuseSaving = (page: Page) =>
  intercept(page, '**/api/profile', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );

const stored = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(window.localStorage));

test('every kind of field is saved by itself, and still there after a reload', async ({ page }) => {
  await atProfile(page);
  const complete = page.getByRole('heading', { name: 'complete' });
  const before = await complete.textContent();
  await page.getByLabel('Name', { exact: true }).fill('  Zoë   Visser ');
  await about(page).fill('I bake bread.\n\nAnd eat it.');
  await expect(said(page, 'name')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zoë Visser');
  await expect(said(page, 'about_me')).toBeVisible();
  await page.getByText('Non-binary').click();
  await page.locator('#seeking').getByText('Women').click();
  await expect(said(page, 'gender')).toBeVisible();
  await expect(said(page, 'seeking')).toBeVisible();
  await page.getByRole('button', { name: 'Hair' }).click();
  await sheet(page).getByText('Dyed').click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(said(page, 'hair_color')).toBeVisible();
  await page.getByRole('button', { name: 'Interests' }).click();
  await sheet(page).getByText('Cooking').click();
  await sheet(page).getByText('Yoga').click();
  await expect(sheet(page)).toContainText('2 of 20 chosen');
  await sheet(page).getByRole('button', { name: 'Done' }).click();
  await expect(said(page, 'interests')).toBeVisible();
  await page.getByRole('combobox', { name: 'Town' }).fill('utre');
  await page.getByRole('option', { name: 'Utrecht' }).first().click();
  await expect(said(page, 'city')).toBeVisible();
  await expect(complete).not.toHaveText(before ?? '');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zoë Visser');
  await expect(about(page)).toHaveValue('I bake bread.\n\nAnd eat it.');
  await expect(page.getByLabel('Non-binary')).toBeChecked();
  await expect(page.locator('#seeking').getByLabel('Women')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Hair' })).toContainText('Dyed');
  await expect(page.getByRole('button', { name: 'Interests' })).toContainText('Cooking and Yoga');
  await expect(page.getByRole('combobox', { name: 'Town' })).toHaveValue('Utrecht');
  expect((await stored(page)).filter((key) => key.startsWith('profile:'))).toEqual([]);
});

test('a fact is told on one’s profile, read by others and searched by', async ({ page, browser }) => {
  // This brand offers the filter.
  const brand = 'fellow';
  const id = await confirmedMember(page, brand, { name: 'Ask Holm', gender: 'man' });
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(brand) }]);
  await page.goto(addressOf(brand, '/profile'));
  await page.getByRole('button', { name: 'Smoking' }).click();
  await sheet(page).getByText('Sometimes').click();
  await expect(said(page, 'smoker')).toBeVisible();

  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
  const reader = await context.newPage();
  await confirmedMember(reader, brand, { gender: 'man' });
  await context.addCookies([{ name: 'locale', value: 'en', url: addressOf(brand) }]);
  await reader.goto(addressOf(brand, `/members/${id}`));
  await expect(reader.getByText('Smoking').locator('..')).toContainText('Sometimes');
  await reader.goto(addressOf(brand, '/members?sort=newest'));
  await reader.getByRole('group', { name: 'Smoking' }).getByText('Sometimes').click();
  await expect(reader).toHaveURL(/smoker=sometimes/);
  const nobody = reader.getByRole('heading', { name: 'We couldn’t find anyone' });
  await expect(reader.locator(`main a[href^="/members/${id}"]`)).toBeVisible();
  await expect(nobody).toBeHidden();
  await reader.getByRole('group', { name: 'Smoking' }).getByText('Sometimes').click();
  await reader.getByRole('group', { name: 'Smoking' }).getByText('Yes').click();
  await expect(reader).toHaveURL(/smoker=yes/);
  // Those who are close to the search are shown below.
  await expect(nobody).toBeVisible();
  await context.close();
});

test('what is not saved says so, keeps what was written, and is saved at the next try', async ({
  page,
  complaints,
}) => {
  await atProfile(page);
  await refuseSaving(page);
  await about(page).fill('Hello.');
  await about(page).blur();
  await expect(fault(page, 'about_me')).toContainText('We couldn’t connect');
  await expect(about(page)).toHaveValue('Hello.');
  expect(await axeFaults(page)).toEqual([]);
  endIntercepting(page);
  await fault(page, 'about_me').getByRole('button', { name: 'Try again' }).click();
  await expect(said(page, 'about_me')).toBeVisible();
  await expect(fault(page, 'about_me')).toBeEmpty();
  complaints.splice(0);
});

test('a name that is none is told so in its place', async ({ page, complaints }) => {
  await atProfile(page);
  await page.getByLabel('Name', { exact: true }).fill('@jo');
  await page.keyboard.press('Enter');
  await expect(fault(page, 'name')).toContainText('can’t start with @');
  await page.getByLabel('Name', { exact: true }).fill('Jo Anna');
  await page.keyboard.press('Enter');
  await expect(said(page, 'name')).toBeVisible();
  expect(complaints.splice(0).every((text) => text.includes('422'))).toBe(true);
});

test('text outlives a page that could not save it, and is saved when the next one can', async ({
  page,
  complaints,
}) => {
  await atProfile(page);
  await refuseSaving(page);
  await about(page).fill('Written in a tunnel.');
  await about(page).blur();
  await expect(fault(page, 'about_me')).not.toBeEmpty();
  await page.goto('about:blank');
  await openProfile(page);
  await expect(about(page)).toHaveValue('Written in a tunnel.');
  await expect(fault(page, 'about_me')).toContainText('We couldn’t connect');
  endIntercepting(page);
  await openProfile(page);
  await expect(about(page)).toHaveValue('Written in a tunnel.');
  await expect(said(page, 'about_me')).toBeVisible();
  expect((await stored(page)).filter((key) => key.startsWith('profile:'))).toEqual([]);
  complaints.splice(0);
});

test('what a lost connection has stopped is saved when it is back', async ({ page, complaints }) => {
  await atProfile(page);
  await page.context().setOffline(true);
  await about(page).fill('Under the bridge.');
  await about(page).blur();
  await expect(fault(page, 'about_me')).toContainText('We couldn’t connect');
  await page.context().setOffline(false);
  await expect(said(page, 'about_me')).toBeVisible();
  complaints.splice(0);
});

test('found text does not overwrite what was saved elsewhere meanwhile', async ({ page, complaints }) => {
  await atProfile(page);
  await refuseSaving(page);
  await about(page).fill('Here.');
  await about(page).blur();
  await expect(fault(page, 'about_me')).not.toBeEmpty();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(addressOf(BRAND, '/members'));
  const saved = await elsewhere.evaluate(async () => {
    const init = { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: '{"about_me":"There."}' };
    return (await fetch('/api/profile', init)).status;
  });
  expect(saved).toBe(200);
  await elsewhere.close();
  endIntercepting(page);
  await openProfile(page);
  await expect(about(page)).toHaveValue('Here.');
  await expect(fault(page, 'about_me')).toContainText('There.');
  await fault(page, 'about_me').getByRole('button', { name: 'Discard it' }).click();
  await expect(about(page)).toHaveValue('There.');
  await page.reload();
  await expect(about(page)).toHaveValue('There.');
  complaints.splice(0);
});

test('two tabs change only what was changed in them', async ({ page }) => {
  await atProfile(page);
  const other = await page.context().newPage();
  await openProfile(other);
  await about(page).fill('From the first tab.');
  await about(page).blur();
  await expect(said(page, 'about_me')).toBeVisible();
  await other.getByLabel('What I’m looking for').fill('From the second tab.');
  await other.getByLabel('What I’m looking for').blur();
  await expect(said(other, 'looking_for')).toBeVisible();
  const { body } = await callApi(page, '/api/profile');
  expect(body).toMatchObject({ about_me: 'From the first tab.', looking_for: 'From the second tab.' });
  await other.close();
});

test('a text that is too long says by how much, and waits', async ({ page }) => {
  await atProfile(page);
  await about(page).fill('👩‍👩‍👧'.repeat(2001));
  await expect(page.locator('#about_me-long')).toContainText('Over the limit by 1.');
  await about(page).blur();
  await expect(page.locator('#about_me-count')).toContainText('2,001 of 2,000');
  await about(page).fill('👩‍👩‍👧'.repeat(2000));
  await expect(page.locator('#about_me-long')).toBeEmpty();
  await about(page).blur();
  await expect(said(page, 'about_me')).toBeVisible();
});

test('what is missing leads to its field', async ({ page }) => {
  await atProfile(page);
  const missing = page.getByRole('navigation', { name: 'Still to add:' });
  await missing.getByRole('link', { name: 'What I’m looking for' }).click();
  await expect(page.getByLabel('What I’m looking for')).toBeFocused();
  await missing.getByRole('link', { name: 'Town' }).click();
  await expect(page.getByRole('combobox', { name: 'Town' })).toBeFocused();
  await missing.getByRole('link', { name: 'Eyes' }).click();
  await expect(page.getByRole('button', { name: 'Eyes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await sheet(page).getByText('Hazel').click();
  await expect(missing.getByRole('link', { name: 'Eyes' })).toHaveCount(0);
});

test('a screen has the same, by keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await atProfile(page, '/profile#city');
  const town = page.getByRole('combobox', { name: 'Town' });
  await expect(town).toBeFocused();
  await page.keyboard.type('utr');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(town).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(town).toHaveAttribute('aria-activedescendant', 'place-0');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(town).toHaveValue('Utrecht');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sexual orientation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await page.getByLabel('Straight').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Gay')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sexual orientation' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sexual orientation' })).toContainText('Gay');
  await expect(said(page, 'sexuality')).toBeVisible();
  await expect(said(page, 'city')).toBeVisible();
});

test('a town that is none is not saved, and Escape brings the old one back', async ({ page }) => {
  await atProfile(page);
  const town = page.getByRole('combobox', { name: 'Town' });
  await town.fill('qqqq');
  await expect(page.locator('#place-told')).toContainText('We couldn’t find that town');
  await town.press('Escape');
  await expect(town).toHaveValue('');
  await town.fill('utre');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await town.blur();
  await expect(page.locator('#place-told')).toContainText('Choose your town');
  await town.fill('utrecht');
  await expect(page.getByRole('option', { name: 'Utrecht' }).first()).toBeVisible();
  await town.blur();
  await expect(said(page, 'city')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`nothing that axe finds, nor wider than the page, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await atProfile(page);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('button', { name: 'Interests' }).click();
    await expect(sheet(page).getByText('Cooking')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

test('a member sees themselves as others do, with what was just written', async ({ page }) => {
  await confirmedMember(page, BRAND);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await openProfile(page);
  const written = `Written at ${Date.now()}.`;
  await about(page).fill(written);
  await page.getByRole('link', { name: 'See your profile as others do' }).click();
  await expect(page.getByText(written)).toBeVisible();
});

test('a visitor is led to what is shown of somebody invented, and to the log-in for anybody else', async ({
  page,
  visit,
  complaints,
}) => {
  await visit(BRAND, { path: '/members' });
  const { body } = await callApi(page, '/api/members?sort=newest');
  const members = (body as { members: { id: number; fictional: boolean }[] }).members;
  const invented = members.find(({ fictional }) => fictional)?.id;
  await visit(BRAND, { path: `/members/${invented}` });
  await expect(page).toHaveURL(addressOf(BRAND, `/members/${invented}/landing`));
  await visit(BRAND, { path: '/members/2147483647' });
  await expect(page).toHaveURL(/\/login\?next=%2Fmembers%2F2147483647/);
  expect(complaints.splice(0).every((text) => /40[34]/.test(text))).toBe(true);
});

test('the profile is reached from the menu; whoever is not logged in is asked to first', async ({ page, visit }) => {
  await visit(BRAND, { path: '/profile' });
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile/);
  await newMember(page, BRAND);
  await visit(BRAND, { path: '/members', locale: 'en' });
  await page.getByRole('button', { name: 'Me', exact: true }).click();
  await page.getByRole('link', { name: 'My profile' }).click();
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
});
