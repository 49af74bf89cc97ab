import { type Browser, type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { endIntercepting, intercept } from './support/intercept';
import { absentMember, confirmedMember } from './support/members';
import { openSettings, said } from './support/settings';
import { query } from './support/stack';
import { axeFaults, besidesSessionEnd, expect, rememberEntry, test } from './support/test';

const BRAND = 'fellow';

interface Someone {
  readonly id: number;
  readonly page: Page;
}

/** A member with a phone of their own. */
async function someone(browser: Browser, name: string): Promise<Someone> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await rememberEntry(context);
  await context.addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const page = await context.newPage();
  return { page, id: await confirmedMember(page, BRAND, { name }) };
}

/** Opens somebody's profile, and waits until that was told. */
async function look(by: Someone, at: Someone): Promise<void> {
  const told = isTold(by.page, at.id);
  await by.page.goto(addressOf(BRAND, `/members/${at.id}`));
  await told;
}

/** The visit is told of once the profile is there. */
async function isTold(page: Page, of: number): Promise<void> {
  const answer = await page.waitForResponse((one) => one.url().endsWith(`/api/visits/${of}`));
  expect(answer.status()).toBe(204);
}

const visitors = (page: Page) => page.locator('main li:has(a[href^="/likes/m/"])');
const sections = (page: Page) => page.getByRole('navigation', { name: 'Likes, visitors and activity' });
const open = (page: Page, path: string) => page.goto(addressOf(BRAND, path));
const isSeen = (page: Page, list: string) =>
  page.waitForResponse((answer) => answer.url().endsWith(`/api/${list}/seen`) && answer.status() === 204);

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await axeFaults(page)).toEqual([]);
}

test('a visit is shown to the one who was looked at, as new once, in the visitors and in what happened', async ({
  browser,
}) => {
  test.slow();
  const [noa, ben] = [await someone(browser, 'Noa Bakker'), await someone(browser, 'Ben de Wit')];
  await look(noa, ben);
  await open(ben.page, '/likes');
  await expect(sections(ben.page).getByRole('link', { name: 'Visitors New: 1' })).toBeVisible();
  await expect(sections(ben.page).getByRole('link', { name: 'Activity New: 1' })).toBeVisible();
  await expectFits(ben.page);
  const seen = isSeen(ben.page, 'visitors');
  await sections(ben.page)
    .getByRole('link', { name: /^Visitors/ })
    .click();
  await expect(ben.page.getByRole('heading', { level: 1 })).toHaveText('People who looked at your profile');
  await expect(visitors(ben.page)).toHaveCount(1);
  await expect(visitors(ben.page)).toContainText('Noa Bakker');
  await expect(visitors(ben.page)).toContainText('New');
  await seen;
  await expectFits(ben.page);
  await ben.page.reload();
  await expect(visitors(ben.page)).toHaveCount(1);
  await expect(visitors(ben.page)).not.toContainText('New');
  const read = isSeen(ben.page, 'activity');
  await sections(ben.page).getByRole('link', { name: 'Activity New: 1' }).click();
  const row = ben.page.locator('main li', { hasText: 'Noa Bakker looked at your profile' });
  await expect(row).toContainText('New');
  await read;
  await expectFits(ben.page);
  await ben.page.reload();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('New');
  await test.step('a like of the same person joins the visit while the page is open', async () => {
    const heart = noa.page.getByRole('main').getByRole('button', { name: /^Like / });
    const kept = noa.page.waitForResponse((answer) => answer.url().endsWith(`/api/likes/${ben.id}`));
    await heart.first().click();
    expect((await kept).status()).toBe(200);
    const liked = ben.page.locator('main li', { hasText: 'Noa Bakker likes you' });
    await expect(liked).toContainText('Noa Bakker looked at your profile');
    await expect(ben.page.locator('main ul li:has(time)')).toHaveCount(1);
    const told = isTold(ben.page, noa.id);
    await liked.getByRole('link').click();
    await expect(ben.page).toHaveURL(addressOf(BRAND, `/likes/m/${noa.id}`));
    await told;
  });
  // Looking at somebody makes no visitors of one’s own; the one that there is has looked back just now.
  await open(noa.page, '/likes/visitors');
  await expect(visitors(noa.page)).toHaveCount(1);
});

test('whoever is invisible, leaves no trace or is blocked is no visitor', async ({ browser }) => {
  test.slow();
  const [noa, ben] = [await someone(browser, 'Noa Bakker'), await someone(browser, 'Ben de Wit')];
  const blocked = await someone(browser, 'Kim Vos');
  await query('insert into invisible_mode (tenant_id, profile_id) select tenant_id, id from profile where id = $1', [
    noa.id,
  ]);
  await look(noa, ben);
  await query('delete from invisible_mode where profile_id = $1', [noa.id]);
  await open(ben.page, '/likes/visitors');
  await expect(ben.page.getByRole('heading', { name: 'No visitors yet' })).toBeVisible();
  await expectFits(ben.page);
  await look(noa, ben);
  await look(blocked, ben);
  await ben.page.reload();
  await expect(visitors(ben.page)).toHaveCount(2);
  await test.step('a switch in the settings takes one’s own traces away', async () => {
    await openSettings(noa.page, BRAND, 'visibility');
    const traces = noa.page.getByRole('switch', { name: 'Show others that I looked at their profile' });
    await expect(traces).toBeChecked();
    await traces.click();
    await expect(said(noa.page, 'visibility')).toHaveText('Saved');
    await expect(traces).not.toBeChecked();
    expect(await axeFaults(noa.page)).toEqual([]);
    await noa.page.reload();
    await expect(traces).not.toBeChecked();
  });
  await look(noa, ben);
  await ben.page.reload();
  await expect(visitors(ben.page)).toHaveCount(1);
  await expect(visitors(ben.page)).toContainText('Kim Vos');
  await query(
    'insert into block (tenant_id, blocker_id, blocked_id) select tenant_id, id, $2 from profile where id = $1',
    [ben.id, blocked.id],
  );
  for (const [path, title] of [
    ['/likes/visitors', 'No visitors yet'],
    ['/likes/activity', 'Nothing here yet'],
  ] as const) {
    await open(ben.page, path);
    await expect(ben.page.getByRole('heading', { name: title })).toBeVisible();
    await expect(ben.page.getByRole('main').getByRole('link', { name: 'Find members' })).toBeVisible();
    await expectFits(ben.page);
  }
});

test('a list that fails is tried again, and a fictional profile’s like says what it is', async ({ browser }) => {
  const ben = await someone(browser, 'Ben de Wit');
  for (const [path, title] of [
    ['visitors', 'We couldn’t load your visitors'],
    ['activity', 'We couldn’t load your activity'],
  ] as const) {
    await intercept(ben.page, new RegExp(`/api/${path}$`), (route) => route.fulfill({ status: 500, json: {} }));
    await open(ben.page, `/likes/${path}`);
    await expect(ben.page.getByRole('alert').getByRole('heading')).toHaveText(title);
    endIntercepting(ben.page);
    await ben.page.getByRole('button', { name: 'Try again' }).click();
    await expect(ben.page.getByRole('status').getByRole('heading')).toBeVisible();
  }
  const robin = await absentMember(browser, BRAND, { name: 'Robin' });
  await query('update profile set fictional = true where id = $1', [robin]);
  await query(
    'insert into member_like (tenant_id, liker_id, liked_id) select tenant_id, id, $2 from profile where id = $1',
    [robin, ben.id],
  );
  await open(ben.page, '/likes/activity');
  const row = ben.page.locator('main li', { hasText: 'Robin likes you' });
  await expect(row).toContainText('Fictional');
  await expectFits(ben.page);
});

test('a visitor is led to the log-in and back', async ({ page, visit, complaints }) => {
  for (const path of ['visitors', 'activity']) {
    await visit(BRAND, { path: `/likes/${path}`, locale: 'en' });
    await expect(page).toHaveURL(addressOf(BRAND, `/login?next=%2Flikes%2F${path}`));
  }
  expect(besidesSessionEnd(complaints)).toEqual([]);
});
