import { addressOf } from './support/brands';
import { consoleAddress, signInStaff, startWork } from './support/console';
import { callApi, confirmedMember } from './support/members';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'fullmoon';

test('a reporter appeals where nothing is done, then where too little is, and another person decides', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  const [about, desk, second] = await Promise.all(
    [1, 2, 3].map(async () => (await browser.newContext({ locale: 'en' })).newPage()),
  );
  if (!about || !desk || !second) throw new Error('there are three pages');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const one of [page, about])
    await one.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const id = await confirmedMember(about, BRAND);
  await confirmedMember(page, BRAND);
  expect((await callApi(page, '/api/reports', { profile: id, reason: 'scam', text: 'Wants money.' })).status).toBe(200);

  await signInStaff(desk, 'moderator', BRAND);
  await desk.goto(consoleAddress(`/brands/${BRAND}/reports`));
  await expect(desk.getByText('Wants money.')).toBeVisible();
  await desk.keyboard.press('d');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Decided. Both are told.')).toBeVisible();

  await page.goto(addressOf(BRAND, '/decisions'));
  await expect(page.getByRole('heading', { name: 'Your reports' })).toBeVisible();
  await page.getByLabel('Why do you think we got it wrong?').fill('He asked three people for money.');
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('We’ve received your appeal.')).toBeVisible();

  await desk.goto(consoleAddress(`/brands/${BRAND}/notice-appeals`));
  await expect(desk.getByText('You decided about this report.')).toBeVisible();
  await startWork(second, 'moderator', BRAND);
  await second.getByRole('link', { name: 'Appeals of reporters' }).click();
  await expect(second.getByText('He asked three people for money.')).toBeVisible();
  expect(await axeFaults(second)).toEqual([]);
  await second.keyboard.press('w');
  await second.keyboard.press('Control+Enter');
  await expect(second.getByText('Answered. The reporter is told.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('You were right: we’ve acted on it.')).toBeVisible();
  expect(await query("select from decision where account_id = $1 and kind = 'warned'", [id])).toHaveLength(1);

  // The same reporter finds the next decision about this member too mild.
  expect(
    (await callApi(page, '/api/reports', { profile: id, reason: 'harassment', text: 'Wants it again.' })).status,
  ).toBe(200);
  await desk.goto(consoleAddress(`/brands/${BRAND}/reports`));
  await expect(desk.getByText('Wants it again.')).toBeVisible();
  await desk.keyboard.press('w');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Decided. Both are told.')).toBeVisible();
  await page.reload();
  await page.getByLabel('Why do you think we got it wrong?').fill('A warning was no use.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('We’ve received your appeal.')).toBeVisible();
  await second.goto(consoleAddress(`/brands/${BRAND}/notice-appeals`));
  await expect(second.getByText('A warning was no use.')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Warn', exact: false })).toHaveCount(0);
  await second.keyboard.press('b');
  await second.keyboard.press('Control+Enter');
  await expect(second.getByText('Answered. The reporter is told.')).toBeVisible();
  const [account] = await query<{ status: string }>('select status from account where id = $1', [id]);
  expect(account?.status).toBe('blocked');
  complaints.splice(0);
});
