import { readFile } from 'node:fs/promises';
import { begin, consoleAddress, invite, signInStaff, startWork } from './support/console';
import { isAccessible, smallTargets, test } from './support/console-test';
import { confirmedMember } from './support/members';
import { query } from './support/stack';
import { expect } from './support/test';

test('an operator begins with an invitation, and finds brands and the audit by keys alone', async ({ page }) => {
  await begin(page, await invite('operator'));
  await isAccessible(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('knot');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(consoleAddress('/brands/knotted'));
  await expect(page.getByRole('cell', { name: 'knotted.localhost', exact: true }).first()).toBeVisible();
  await isAccessible(page);
  // A screen that every brand has is one entry, which asks for the brand.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('evid');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.type('sheer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(consoleAddress('/brands/sheer/evidence'));
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('cell', { name: 'worker' })).toBeVisible();
  await isAccessible(page);
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible();
  await page.getByLabel('Action').click();
  // Keys of the screen mean nothing while somebody types.
  await page.keyboard.type('gb');
  await page.getByLabel('Action').fill('staff');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/action=staff/);
  await page.reload();
  await expect(page.getByLabel('Action')).toHaveValue('staff');
  await expect(page.getByRole('cell', { name: 'staff.second_factor_enrolled' }).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all that fit as CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('"staff.second_factor_enrolled"');
  await isAccessible(page);
  await page.getByRole('heading', { name: 'Audit' }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('G B');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('E-mail address')).toBeVisible();
});

test('support sees its own brand, what waits there and nothing of another, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [reporter, reported] = [await confirmedMember(page, 'everglow'), await confirmedMember(page, 'everglow')];
  await page.context().clearCookies();
  const report = async (by: number, about: number, text: string, days: number): Promise<number> => {
    const [row] = await query<{ id: number }>(
      `insert into report (tenant_id, reporter_id, profile_id, reason, text, evidence, created_at)
       select tenant_id, id, $2, 'scam', $3, '{"name": "Jo", "photos": []}', now() - make_interval(days => $4)
       from account where id = $1 returning id`,
      [by, about, text, days],
    );
    return row?.id ?? 0;
  };
  await report(reporter, reported, 'Asks for money', 2);
  const later = await report(reported, reporter, 'Sends links', 1);
  await startWork(page, 'support', 'everglow');
  await expect(page.getByRole('row', { name: /Reports.*Everglow/ })).toContainText('late, yesterday');
  await isAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(String(later));
  await expect(page.getByRole('option', { name: /^Report .* waits$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sends links')).toBeVisible();
  await expect(page.getByText('Asks for money')).toHaveCount(0);
  await page.goto(consoleAddress('/brands'));
  await expect(page.getByRole('link', { name: 'Everglow' })).toBeVisible();
  await expect(page.getByText('Knotted')).toHaveCount(0);
  await page.goto(consoleAddress('/brands/knotted'));
  await expect(page.getByRole('heading', { name: 'There is no such screen' })).toBeVisible();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
});

test('a session that has ended asks to sign in again, and leaves what was typed', async ({ page, complaints }) => {
  await signInStaff(page, 'operator');
  await page.goto(consoleAddress('/audit'));
  await page.getByLabel('Subject').fill('account:42');
  await page.context().clearCookies();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('account:42');
  complaints.splice(0);
});
