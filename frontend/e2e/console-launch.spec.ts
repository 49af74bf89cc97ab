import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { begin, consoleAddress, invite } from './support/console';
import { fitsPhone, isAccessible, test } from './support/console-test';
import { query } from './support/stack';
import { expect } from './support/test';

const SLUG = `launched-${process.pid}`;
const HOST = `${SLUG}.localhost`;

async function isSound(page: Page): Promise<void> {
  await isAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsPhone(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** Signs in somebody who counts as a person of their own: two others have confirmed them. */
async function beginConfirmed(page: Page): Promise<void> {
  const person = await invite('operator');
  await begin(page, person);
  await query("update staff set approves_from = now(), held_by = '{}', held_by_unknown = false where email = $1", [
    person.email,
  ]);
}

/** From the list of brands to a new one that begins as a copy, by keys alone. */
async function createByKeys(page: Page): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await page.getByRole('link', { name: 'New brand' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Short name').focus();
  await page.keyboard.type(SLUG);
  await page.getByLabel('Begin with').focus();
  await page.keyboard.type('A copy of Everglow');
  await page.getByRole('button', { name: 'Create the brand' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(consoleAddress(`/brands/${SLUG}/launch/name`));
}

/** Gives the copy what it begins without, as the steps before the draft do, in one call. */
const saveDraft = (page: Page): Promise<number> =>
  page.evaluate(async (slug) => {
    const original = (await (await fetch('/api/staff/tenants/everglow')).json()) as { live_revision: number };
    const revision = await fetch(`/api/staff/tenants/everglow/revisions/${original.live_revision}`);
    const { source } = (await revision.json()) as { source: Record<string, object> };
    const own = {
      ...source,
      settings: { ...source['settings'], name: 'Launched' },
      locales: { ...source['locales'], offered: ['nl'] },
    };
    const answer = await fetch(`/api/staff/tenants/${slug}/revisions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ source: own, base: null, reason: 'From a copy to live' }),
    });
    return answer.status;
  }, SLUG);

test('a brand goes from a copy to live by keys, its checks made by themselves and its prices seen by a second person', async ({
  page,
  browser,
}) => {
  test.slow();
  await beginConfirmed(page);
  await createByKeys(page);
  await page.getByLabel('Primary host').focus();
  await page.keyboard.type(HOST);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'live' })).toBeVisible();
  expect(await saveDraft(page)).toBe(201);

  await page.goto(consoleAddress(`/brands/${SLUG}/launch/records`));
  await expect(page.getByText(`${HOST} is known to no name server on the internet.`).first()).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(consoleAddress(`/brands/${SLUG}/launch/preflight`));
  await expect(page.getByRole('heading', { name: 'Preflight' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('The request arrived here.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/\d+ pages answer 200\./)).toBeVisible({ timeout: 40_000 });
  await isSound(page);

  await page.keyboard.press('n');
  await expect(page.getByText('You wrote this revision, so somebody else approves it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await isSound(page);

  const other = await browser.newContext();
  const second = await other.newPage();
  await beginConfirmed(second);
  await second.goto(consoleAddress(`/brands/${SLUG}/launch/publish`));
  await second.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(second.getByRole('button', { name: 'Publish', exact: true })).toBeVisible({ timeout: 25_000 });
  await second.keyboard.press('Control+Enter');
  await expect(second.getByText(/everywhere after/)).toBeVisible();
  expect((await second.goto(addressOf(SLUG)))?.status()).toBe(200);
  await other.close();
});
